/** Breaks a long title into two lines of about equal length. */

const LONGEST = 11;

export function lines(title: string): readonly string[] {
  if (title.length <= LONGEST) return [title];
  const breaks = [...title.matchAll(/ /gu)].map(({ index }) => index);
  const middle = breaks.toSorted(
    (one, other) => Math.abs(one - title.length / 2) - Math.abs(other - title.length / 2),
  )[0];
  return middle === undefined ? [title] : [title.slice(0, middle), title.slice(middle + 1)];
}
