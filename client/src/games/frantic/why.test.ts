import { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Speaker } from "../../words/speaker";
import { view } from "./fake";
import { needs, whyNot } from "./why";

describe("why a card does not fit", () => {
  it("is said as what would", () => {
    expect(needs(view(), "R-11")?.key).toBe("frantic-fits-either");
    expect(needs(view(), "R-12")?.key).toBe("frantic-fits-colour");
    expect(needs(view(), "R-14")?.key).toBe("frantic-fits-number");
    expect(needs(view({ top: "red-gift" }), "R-11")?.key).toBe("frantic-fits-colour");
    expect(needs(view({ top: "red-gift" }), "R-12")?.key).toBe("frantic-fits-kind");
    expect(needs(view({ top: "red-gift" }), "R-14")).toBeNull();
    expect(needs(view({ top: "fantastic", wish: "blue" }), "R-12")?.key).toBe("frantic-fits-colour");
    expect(needs(view({ top: "fantastic", wish: "3" }), "R-11")?.key).toBe("frantic-fits-number");
    expect(needs(view({ top: "fantastic", wish: "3" }), "R-12")).toBeNull();
  });

  it("is the server’s own sentence for any other rule", () => {
    const words = new Speaker(new FluentBundle("en"), []);
    expect(whyNot(view(), "blue-3 does not fit on red-7. (R-11)", words)).toBe("frantic-why");
    expect(whyNot(view(), "It takes exactly 10 cards. (R-16)", words)).toBe(
      "It takes exactly 10 cards. (R-16)",
    );
    expect(whyNot(view(), "It is not your turn.", words)).toBe("It is not your turn.");
    expect(whyNot(view(), null, words)).toBeNull();
  });
});
