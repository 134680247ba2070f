/** Names of people, as the server takes them. */

/** So long a name may be. */
export const LONGEST_NAME = 30;

/** Unicode counts them among letters and signs, but they show nothing. */
const BLANKS = [..."\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u{1d159}"];
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** Marks alone are no name: they need a letter to stand on. */
const ONLY_MARKS = /^[\p{M}\p{Z}]*$/u;

/** The name with single blanks; null if something in it cannot be seen, or nothing can, or it is too long. */
export function seenName(written: string): string | null {
  const name = written.replace(/\p{Zs}+/gu, " ").trim();
  if (UNSEEN.test(name) || BLANKS.some((blank) => name.includes(blank)) || ONLY_MARKS.test(name)) return null;
  return [...name].length > LONGEST_NAME ? null : name;
}

/** The letter that stands for somebody where there is no room for more. */
export function initial(name: string): string {
  return [...name.trim()].slice(0, 1).join("").toLocaleUpperCase();
}
