/** The bid being composed: picked cards, and the move that bids them. */

const BID = "bid ";

/** The move that bids exactly these cards; identical ones are interchangeable. */
export function bidOf(picked: readonly string[], choices: readonly string[]): string | null {
  const wanted = together(picked);
  const fits = (move: string): boolean =>
    move.startsWith(BID) && together(move.slice(BID.length).split("+")) === wanted;
  return choices.find(fits) ?? null;
}

/** The move in notation, to ask why it is refused. */
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
