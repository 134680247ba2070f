/** A card in a fan. */
export interface FanCard {
  /** Unique and stable while the card is in the hand, even among identical cards. */
  readonly key: string;
  readonly code: string;
  /** Whether it can be chosen now. */
  readonly able: boolean;
  /** Whether it is selected; omitted where cards are played at once. */
  readonly chosen?: boolean | undefined;
  readonly pointed?: boolean;
  /** The spot where flights begin and end. */
  readonly spot?: string;
  /** A label other than its name. */
  readonly label?: string;
}

/** Unique keys for cards, some of which may be identical. */
export function keyed(codes: readonly string[]): { readonly key: string; readonly code: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const times = (seen.get(code) ?? 0) + 1;
    seen.set(code, times);
    return { key: times === 1 ? code : `${code} ${times}`, code };
  });
}
