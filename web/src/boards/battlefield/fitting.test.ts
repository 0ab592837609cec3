import { describe, expect, test } from "vitest";
import { fit } from "./fitting";

describe("fit", () => {
  test("leaves a table alone that has all the room it was measured for", () => {
    expect(fit({ wide: 1018, high: 676 }, 676)).toBe(1);
  });

  test("scales it where there is less", () => {
    expect(fit({ wide: 1018, high: 648 }, 676)).toBeCloseTo(648 / 676);
  });

  test("lets it scroll rather than become too small to be read", () => {
    expect(fit({ wide: 1018, high: 300 }, 684)).toBeCloseTo(0.9);
    expect(fit({ wide: 1018, high: 300 }, 400)).toBe(1);
  });

  test("leaves it alone where its width is what limits it", () => {
    expect(fit({ wide: 950, high: 700 }, 760)).toBe(1);
  });

  test("leaves narrow tables alone, which keep their unit", () => {
    expect(fit({ wide: 390, high: 300 }, 500)).toBe(1);
  });
});
