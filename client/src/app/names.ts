/** Validation of names, as on the server. */

export const LONGEST_NAME = 30;

/** Unicode classifies these as letters or symbols, but they are invisible. */
const BLANKS = [..."\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u{1d159}"];
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** Combining marks alone are not a name. */
const ONLY_MARKS = /^[\p{M}\p{Z}]*$/u;

/** The name with whitespace collapsed; null if it is invisible, contains invisible characters or is too long. */
export function validName(written: string): string | null {
  const name = written.replace(/\p{Zs}+/gu, " ").trim();
  if (UNSEEN.test(name) || BLANKS.some((blank) => name.includes(blank)) || ONLY_MARKS.test(name)) return null;
  return [...name].length > LONGEST_NAME ? null : name;
}

/** The initial, where there is no room for the name. */
export function initial(name: string): string {
  return [...name.trim()].slice(0, 1).join("").toLocaleUpperCase();
}
