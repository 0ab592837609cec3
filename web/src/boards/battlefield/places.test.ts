import { describe, expect, it } from "vitest";
import { places } from "./places";

describe("the places of a hand", () => {
  it("stay where they are when a card goes", () => {
    expect(places(["card:1", "card:2", "card:3"], ["card:1", "card:3"], false)).toEqual(["card:1", null, "card:3"]);
  });

  it("are filled again by what comes, and grow only then", () => {
    expect(places(["card:1", null, "card:3"], ["card:1", "card:3", "card:7", "card:9"], false)).toEqual([
      "card:1",
      "card:7",
      "card:3",
      "card:9",
    ]);
  });

  it("close up in a new round", () => {
    expect(places(["card:1", null, "card:3"], ["card:1", "card:3"], true)).toEqual(["card:1", "card:3"]);
  });
});
