import { describe, expect, it } from "vitest";

import type { TableContext, Occupant } from "../../table/table-context";
import type { FlautzView, TableInfo } from "../../wire/messages";
import { LANGUAGES, type Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { promptOf, type Line } from "./prompt";
import { TurnInput } from "./turn-input.svelte";
import { contextWith, PUTS, TAKES, VIEW } from "./fixtures";

function asked(
  changes: Partial<TableContext<FlautzView>>,
  choose: (input: TurnInput) => void = () => undefined,
): Line {
  const context = contextWith(changes);
  const input = new TurnInput(() => context);
  choose(input);
  return promptOf(context, input);
}

const PUTTING: FlautzView = { ...VIEW, step: "put", taken: "orange-6", place: "ground-3" };
const LAST_FIELD: FlautzView = { ...VIEW, round: VIEW.arena.length };
const MOMENTS: [string, () => Line][] = [
  ["over", () => asked({ view: { ...VIEW, step: "over" } })],
  ["wait", () => asked({ view: { ...VIEW, actors: [2], turn: 2 }, choices: [] })],
  ["swap", () => asked({})],
  ["flautz", () => asked({ choices: ["flautz", ...TAKES] })],
  ["give", () => asked({}, (input) => input.pickPlace("ground-1"))],
  ["get", () => asked({}, (input) => input.pickCard("pink-1"))],
  [
    "ready",
    () =>
      asked({}, (input) => {
        input.pickCard("pink-1");
        input.pickPlace("ground-1");
      }),
  ],
  ["sure-focus", () => asked({}, (input) => input.wish("focus"))],
  ["lost-focus", () => asked({ view: { ...VIEW, caller: 1 } }, (input) => input.wish("focus"))],
  ["lost-focus", () => asked({ view: LAST_FIELD }, (input) => input.wish("focus"))],
  ["sure-call", () => asked({ choices: ["flautz", ...TAKES] }, (input) => input.wish("call"))],
  ["put", () => asked({ view: PUTTING, choices: [...PUTS, "put pink-1 flautz"] })],
  ["replace", () => asked({ view: { ...VIEW, step: "replace" }, choices: ["replace prism ground-2"] })],
];

describe("the prompt", () => {
  it.each(MOMENTS)("says %s", (key, line) => {
    expect(line().message.key).toBe(`flautz-line-${key}`);
  });

  it("knows who is next, whose last turn it is, and when a focus is over", () => {
    const waiting = { ...VIEW, actors: [2], turn: 2 };
    expect(asked({ view: { ...waiting, next: 0 } }).message.args).toMatchObject({ next: "yes" });
    expect(asked({ view: { ...waiting, next: null } }).message.args).toMatchObject({ next: "no" });
    expect(asked({ view: { ...VIEW, caller: 1 } }).lead).toBe("last");
    expect(asked({ view: LAST_FIELD }).lead).toBe("last");
    expect(asked({ view: { ...VIEW, step: "take-now" } }).lead).toBe("now");
    expect(asked({ me: null, view: { ...VIEW, seat: null } }).lead).toBeNull();
  });

  it("asks nothing while paused, while a bot plays, or in a replay", () => {
    const paused = { status: "playing", paused: true } as TableInfo;
    expect(asked({ info: paused })).toEqual({ lead: null, message: { key: "table-paused", args: {} } });
    const past = { status: "over", paused: false } as TableInfo;
    const seats = [{ rests: true } as Occupant];
    for (const changes of [{ info: past }, { seats }])
      expect(asked({ ...changes, view: { ...VIEW, next: 0 } }).message).toEqual({
        key: "flautz-line-wait",
        args: { name: { number: 0 }, step: "take", next: "no" },
      });
  });

  it.each(Object.keys(LANGUAGES) as Language[])("is a complete sentence in %s", async (language) => {
    const words = await loadSpeaker({ language, game: "flautz", names: ["Ann", "Ben", "Cleo"] });
    for (const [, line] of MOMENTS) expect(words.say(line().message)).not.toMatch(/flautz-|\{|\$/u);
  });
});
