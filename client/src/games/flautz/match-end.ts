/** A match that is over, as it is explained: who won what, and why the others did not. */

import type { FlautzMatchView, FlautzScoreView, FlautzView, Message } from "../../wire/messages";

/** The winners first, then by points. */
export function standing(match: FlautzMatchView): FlautzScoreView[] {
  const rank = ({ crystals, spell }: FlautzScoreView): number => crystals * 1000 + (spell?.points ?? -1);
  return match.scores.toSorted((one, other) => rank(other) - rank(one));
}

/** Why the match ended. */
export function reasonOf({ reason, by }: FlautzMatchView): Message {
  return { key: `reason-${reason}`, args: by === null ? {} : { name: { number: by } } };
}

/** Who won, in a headline. */
export function headline(match: FlautzMatchView): Message {
  const won = match.scores.filter(({ crystals }) => crystals > 0);
  const [first] = won;
  if (first === undefined) return { key: "flautz-match-nobody", args: {} };
  return {
    key: "flautz-match-won",
    args: {
      names: won.map(({ seat }) => ({ number: seat })),
      players: won.length,
      crystals: Math.max(...won.map(({ crystals }) => crystals)),
    },
  };
}

/** What is said of a player's spell: what it was, or why it does not count. */
export function noteOf({ spell }: FlautzScoreView, { reason }: FlautzMatchView): Message {
  if (spell === null) return { key: `flautz-nothing-${reason === "royal" ? "royal" : "focused"}`, args: {} };
  if (spell.royal || spell.straight || spell.flautz) {
    const rank = spell.royal ? "royal" : spell.straight ? "straight" : "flautz";
    return { key: "flautz-spell-great", args: { rank } };
  }
  const values = new Set(spell.cards.map(({ card }) => card.split("-")[1]));
  const sort = spell.cards.length === 1 ? "lone" : values.size === 1 ? "set" : "run";
  return { key: "flautz-spell-sort", args: { sort, count: spell.cards.length } };
}

/** Which match was the last one that ended. */
export function lastMatch(view: FlautzView): number {
  return view.step === "over" ? view.match : view.match - 1;
}

/** Everybody with what they have in the end, the best first. */
export function totals(view: FlautzView): FlautzView["players"] {
  const worth = ({ total, crystals }: FlautzView["players"][number]): number => total * 100 + crystals;
  return view.players.toSorted((one, other) => worth(other) - worth(one));
}
