import { describe, expect, it } from "vitest";
import { nextRef } from "./choosing";
import type { Choice } from "./wire";

function choice(action: string, ...refs: string[]): Choice {
  return { do: action, verb: action.split(" ")[0] ?? "", refs, label: action };
}

describe("what is picked next on the way to a choice", () => {
  const near = choice("move K1 0408 NE", "piece:4", "hex:7", "facing:1");
  const far = choice("move K1 0409 NE", "piece:4", "hex:8", "facing:1");
  const round = choice("move K1 0408 SE", "piece:4", "hex:7", "facing:2");

  it("is not what all choices are about", () => {
    expect(nextRef([near, far, round], [], near)).toBe("hex:7");
    expect(nextRef([near, far, round], ["hex:7"], near)).toBe("facing:1");
  });

  it("is the thing of an only choice", () => {
    expect(nextRef([near], [], near)).toBe("piece:4");
  });

  it("is nothing where things do not tell choices apart", () => {
    const hold = choice("hold K1", "piece:4");
    expect(nextRef([choice("pursue K1", "piece:4"), hold], [], hold)).toBe("");
  });
});
