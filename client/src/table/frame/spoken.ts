/** A sentence of the server in pieces: every second one is a move to be typed, which it has between backticks. */
export function spoken(sentence: string): string[] {
  return sentence.split("`");
}
