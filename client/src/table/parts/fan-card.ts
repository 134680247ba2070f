/** A card in a fan. */
export interface FanCard {
  /** Unique and stable while the card is in the hand, even among identical cards. */
  readonly key: string;
  readonly code: string;
  /** Whether it can be chosen now. */
  readonly able: boolean;
  /** Whether it is selected; omitted where cards are played at once. */
  readonly chosen?: boolean | undefined;
  /** Whether it is planned for later; omitted where it cannot be. */
  readonly planned?: boolean | undefined;
  readonly pointed?: boolean;
  /** The spot where flights begin and end. */
  readonly spot?: string;
  /** A label other than its name. */
  readonly label?: string;
}

export type Keyed = Pick<FanCard, "key" | "code">;

/** Unique keys for cards, some of which may be identical. */
export function keyed(codes: readonly string[]): Keyed[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const times = (seen.get(code) ?? 0) + 1;
    seen.set(code, times);
    return { key: times === 1 ? code : `${code} ${times}`, code };
  });
}

/** The keys of cards with these codes; of identical ones, the preferred ones first. */
export function sameCards(
  cards: readonly Keyed[],
  codes: readonly string[],
  preferred: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const sorted = cards.toSorted(
    (one, other) => Number(preferred.has(other.key)) - Number(preferred.has(one.key)),
  );
  for (const code of codes) {
    const card = sorted.find((card) => card.code === code && !found.has(card.key));
    if (card !== undefined) found.add(card.key);
  }
  return found;
}
