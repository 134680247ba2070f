/** A finished match, explained: who won what, and why the others did not. */

import type { FlautzMatchView, FlautzScoreView, FlautzView, Message } from "../../wire/messages";
import { rankOf, valuesOf } from "./spells";

/** Winners first, then by points. */
export function ranking(match: FlautzMatchView): FlautzScoreView[] {
  const rank = ({ crystals, spell }: FlautzScoreView): number => crystals * 1000 + (spell?.points ?? -1);
  return match.scores.toSorted((one, other) => rank(other) - rank(one));
}

/** Why the match ended. */
export function reasonOf({ reason, by }: FlautzMatchView): Message {
  return { key: `reason-${reason}`, args: by === null ? {} : { name: { number: by } } };
}

/** The headline: who won. */
export function headline(match: FlautzMatchView): Message {
  const won = match.scores.filter(({ crystals }) => crystals > 0);
  if (won.length === 0) return { key: "flautz-match-nobody", args: {} };
  return {
    key: "flautz-match-won",
    args: {
      names: won.map(({ seat }) => ({ number: seat })),
      players: won.length,
      crystals: Math.max(...won.map(({ crystals }) => crystals)),
    },
  };
}

/** A straight or royal FLAUTZ! that ended the match: its own title. */
export function greatTitle({ reason }: FlautzMatchView): Message | null {
  if (reason !== "straight" && reason !== "royal") return null;
  return { key: "flautz-spell-great", args: { rank: reason } };
}

/** What a player's spell was, or why it does not count. */
export function noteOf(score: FlautzScoreView, match: FlautzMatchView): Message {
  const { spell } = score;
  if (spell === null)
    return { key: `flautz-nothing-${wasFocused(score, match) ? "focused" : "royal"}`, args: {} };
  const rank = rankOf(spell);
  if (rank !== "spell") return { key: "flautz-spell-great", args: { rank } };
  const values = valuesOf(spell);
  const sort = values.length === 1 ? "lone" : new Set(values).size === 1 ? "set" : "run";
  return { key: "flautz-spell-sort", args: { sort, count: values.length } };
}

/** After a royal FLAUTZ! nobody's spell is shown, focused or not. */
export function wasFocused({ spell }: FlautzScoreView, { reason }: FlautzMatchView): boolean {
  return spell === null && reason !== "royal";
}

/** The number of the last match that ended. */
export function lastMatch(view: FlautzView): number {
  return view.step === "over" ? view.match : view.match - 1;
}

/** All players with their final totals: winners first, then by score. */
export function totals({ players, winners }: FlautzView): FlautzView["players"] {
  const rank = ({ seat, total, crystals }: FlautzView["players"][number]): number =>
    (winners.includes(seat) ? 1e6 : 0) + total * 100 + crystals;
  return players.toSorted((one, other) => rank(other) - rank(one));
}
