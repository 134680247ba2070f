import { describe, expect, it } from "vitest";

import { languageFor } from "./app-state.svelte";

describe("the language of a visitor", () => {
  it("is the one that was chosen, then what the browser asks for, then English", () => {
    expect(languageFor("nl", ["de-CH"])).toBe("nl");
    expect(languageFor(null, ["fr-FR", "de-CH", "en"])).toBe("de");
    expect(languageFor(null, ["NL"])).toBe("nl");
    expect(languageFor(null, ["fr"])).toBe("en");
    expect(languageFor(null, [])).toBe("en");
  });
});
