/** A card of a hand, as it is offered. */
export interface FanCard {
  /** Tells it from all others, twins too, and stays the same while it is in the hand. */
  readonly key: string;
  readonly code: string;
  /** Whether it can be chosen now. */
  readonly able: boolean;
  /** Whether it has been; left out where cards are played and not picked. */
  readonly chosen?: boolean | undefined;
  readonly pointed?: boolean;
  /** Where flights begin and end. */
  readonly spot?: string;
  /** What it is called, if not by its name. */
  readonly label?: string;
}

/** Keys for cards of which some may be equal: the second of them is another one. */
export function keyed(codes: readonly string[]): { readonly key: string; readonly code: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const times = (seen.get(code) ?? 0) + 1;
    seen.set(code, times);
    return { key: times === 1 ? code : `${code} ${times}`, code };
  });
}
