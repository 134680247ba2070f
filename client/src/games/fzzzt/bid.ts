/** A bid in the making: cards picked in the hand, and the move that offers them. */

const BID = "bid ";

/** The move that bids exactly these cards; of equal ones it does not matter which. */
export function bidOf(picked: readonly string[], choices: readonly string[]): string | null {
  const wanted = together(picked);
  const fits = (move: string): boolean =>
    move.startsWith(BID) && together(move.slice(BID.length).split("+")) === wanted;
  return choices.find(fits) ?? null;
}

/** The move as it would be written, to ask why it cannot be made. */
export function asMove(picked: readonly string[]): string {
  return BID + picked.join("+");
}

export function toggled(picks: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(picks);
  if (!next.delete(key)) next.add(key);
  return next;
}

function together(codes: readonly string[]): string {
  return [...codes].sort().join("+");
}
