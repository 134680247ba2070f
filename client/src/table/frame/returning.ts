/** Whoever finds a game going on that this tab has shown before has come back to it: after a reload, or from elsewhere. */

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** A page that only lays itself out anew, in another language say, has not been away. */
const known = new WeakSet<object>();

export function hasReturned(
  session: object,
  table: string,
  shelf: () => Shelf = () => sessionStorage,
): boolean {
  if (known.has(session)) return false;
  known.add(session);
  const key = `seated-${table}`;
  try {
    const wasHere = shelf().getItem(key) !== null;
    shelf().setItem(key, "");
    return wasHere;
  } catch {
    // A browser that keeps nothing cannot tell.
    return false;
  }
}
