import { describe, expect, it } from "vitest";

import { languageFor } from "./app-state.svelte";

describe("the language", () => {
  it("is the chosen one, then the browser's preference, then English", () => {
    expect(languageFor("nl", ["de-CH"])).toBe("nl");
    expect(languageFor(null, ["fr-FR", "de-CH", "en"])).toBe("de");
    expect(languageFor(null, ["NL"])).toBe("nl");
    expect(languageFor(null, ["fr"])).toBe("en");
    expect(languageFor(null, [])).toBe("en");
  });
});
