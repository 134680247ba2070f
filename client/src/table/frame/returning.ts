/** Detects a return to a running game that this tab has shown before, after a reload or from elsewhere. */

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** A page that is only re-rendered, say in another language, has not been away. */
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
    // Without storage there is no telling.
    return false;
  }
}
