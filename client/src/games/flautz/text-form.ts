/** A swap as two choices: what is taken, and what is put in its place. */

import { keyed } from "../../table/parts/fan-card";
import type { TableContext } from "../../table/table-context";
import { pickedIn, type TextForm } from "../../table/text-form";
import type { FlautzView } from "../../wire/messages";
import { nameOf } from "./cards";
import { offers, put } from "./moves";
import { allPlaces } from "./selectors";

type Context = Pick<TableContext<FlautzView>, "choices" | "view" | "words">;

export function textForm({ choices, view, words }: Context): TextForm | null {
  const { takes } = offers(choices);
  if (takes.size === 0) return null;
  const hand = keyed(view.hand);
  return {
    id: `swap ${view.match} ${view.round} ${view.hand.join()}`,
    groups: [
      {
        id: "take",
        legend: words.say("flautz-text-take"),
        most: 1,
        options: allPlaces(view).flatMap(({ name, row, card }, at) =>
          card !== null && takes.has(name)
            ? [
                {
                  key: name,
                  label: words.say("flautz-text-place", {
                    card: nameOf(card, { words }),
                    row,
                    place: at + 1,
                  }),
                },
              ]
            : [],
        ),
      },
      {
        id: "put",
        legend: words.say("flautz-text-put"),
        most: 1,
        options: hand.map(({ key, code }) => ({ key, label: nameOf(code, { words }) })),
      },
    ],
    covers: (move) => move.startsWith("take "),
    total: (picks) => {
      const worths = view.swaps[pickedIn(picks, "take") ?? ""];
      const at = hand.findIndex(({ key }) => key === pickedIn(picks, "put"));
      if (worths === undefined) return words.say("flautz-text-now", { points: view.spell?.points ?? 0 });
      return at < 0
        ? words.say("flautz-text-up-to", { points: Math.max(...worths) })
        : words.say("flautz-text-then", { points: worths[at] ?? 0 });
    },
    button: words.say("flautz-text-swap"),
    moves: (picks) => {
      const take = takes.get(pickedIn(picks, "take") ?? "");
      const card = hand.find(({ key }) => key === pickedIn(picks, "put"));
      return take === undefined || card === undefined ? [] : [take, put(card.code)];
    },
  };
}
