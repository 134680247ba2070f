/** What is printed on a card, as the server tells it. */
export interface CardInfo {
  readonly code: string;
  readonly copies: number;
  readonly facts: Readonly<Record<string, string | number>>;
}
