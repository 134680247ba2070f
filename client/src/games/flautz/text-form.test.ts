import { describe, expect, it } from "vitest";

import type { TableContext } from "../../table/table-context";
import type { FlautzView } from "../../wire/messages";
import { loadSpeaker } from "../../words/speaker";
import { VIEW } from "./fixtures";
import { textForm } from "./text-form";

const words = await loadSpeaker({ language: "en", game: "flautz" });
const form = (choices: string[]) =>
  textForm({ choices, words, view: VIEW } as unknown as TableContext<FlautzView>);

describe("a swap in words", () => {
  it("is one form with both halves", () => {
    const swap = form(["take pink-5 ground-1", "take prism ground-2", "focus"]);
    expect(swap?.groups[0]?.options.map(({ label }) => label)).toEqual([
      "pink 5, ground 4",
      "prism, ground 5",
    ]);
    expect(swap?.groups[1]?.options).toHaveLength(VIEW.hand.length);
    expect([swap?.covers("take prism ground-2"), swap?.covers("focus")]).toEqual([true, false]);
    expect(swap?.moves({ take: ["ground-2"] })).toEqual([]);
    const card = VIEW.hand[1] ?? "";
    expect(swap?.moves({ take: ["ground-2"], put: [card] })).toEqual(["take prism ground-2", `put ${card}`]);
  });

  it("tells what the spell is worth now, could be worth, and would be worth", () => {
    const swap = form(["take pink-5 ground-1", "take prism ground-2"]);
    const [first = "", second = ""] = swap?.groups[1]?.options.map(({ key }) => key) ?? [];
    expect(swap?.total({})).toBe("Your best spell now: 8 points");
    expect(swap?.total({ put: [first] })).toBe("Your best spell now: 8 points");
    expect(swap?.total({ take: ["ground-1"] })).toBe("Your best spell with this card: up to 14 points");
    expect(swap?.total({ take: ["ground-1"], put: [second] })).toBe(
      "Your best spell after this swap: 14 points",
    );
    expect(swap?.total({ take: ["ground-2"], put: [first] })).toBe("No spell after this swap");
  });

  it("leaves single decisions to their buttons", () => {
    expect(form(["put blue-3", "put mirage-4"])).toBeNull();
    expect(form([])).toBeNull();
  });
});
