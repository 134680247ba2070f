import { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Speaker } from "../../words/speaker";
import { view } from "./fixtures";
import { needs, whyNot } from "./why-not";

describe("why a card does not fit", () => {
  it("says what would fit", () => {
    expect(needs({ colour: "red", number: 7, sort: null })?.key).toBe("frantic-fits-either");
    expect(needs({ colour: "red", number: null, sort: "gift" })?.key).toBe("frantic-fits-kind");
    expect(needs({ colour: "blue", number: null, sort: null })?.key).toBe("frantic-fits-colour");
    expect(needs({ colour: null, number: 4, sort: null })?.key).toBe("frantic-fits-number");
    expect(needs({ colour: null, number: null, sort: null })).toBeNull();
  });

  it("is the server's sentence for any other rule", () => {
    const words = new Speaker(new FluentBundle("en"), []);
    for (const rule of ["R-11", "R-12", "R-14"])
      expect(whyNot(view(), `blue-3 does not fit on red-7. (${rule})`, words)).toBe("frantic-why");
    expect(whyNot(view(), "It takes exactly 10 cards. (R-16)", words)).toBe(
      "It takes exactly 10 cards. (R-16)",
    );
    expect(whyNot(view(), "It is not your turn.", words)).toBe("It is not your turn.");
    expect(whyNot(view(), null, words)).toBeNull();
  });
});
