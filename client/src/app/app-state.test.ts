import { describe, expect, it } from "vitest";

import type { Speaker } from "../words/speaker";
import { AppState, languageFor } from "./app-state.svelte";
import { LocalStore } from "./local-store";

const words = {
  say: (key: string, { number }: Record<string, unknown>) => `${key} ${String(number)}`,
} as unknown as Speaker;

describe("the name", () => {
  it("of a guest is one that nobody else has", () => {
    const app = new AppState(new LocalStore(null), "en", words, { page: "lobby" });
    const first = app.name;
    expect(app.nameBeside(["Ann"])).toBe(first);
    const second = app.nameBeside([first]);
    expect(second).not.toBe(first);
    expect(app.name).toBe(second);
    expect(app.store.name).toBe("");
  });

  it("that was chosen is kept, and the server says that it is taken", () => {
    const app = new AppState(new LocalStore(null), "en", words, { page: "lobby" });
    app.rename("Ann");
    expect(app.nameBeside(["Ann"])).toBe("Ann");
  });
});

describe("the language", () => {
  it("is the chosen one, then the browser's preference, then English", () => {
    expect(languageFor("nl", ["de-CH"])).toBe("nl");
    expect(languageFor(null, ["fr-FR", "de-CH", "en"])).toBe("de");
    expect(languageFor(null, ["NL"])).toBe("nl");
    expect(languageFor(null, ["fr"])).toBe("en");
    expect(languageFor(null, [])).toBe("en");
  });
});
