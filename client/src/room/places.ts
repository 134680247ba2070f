/** Where in the room somebody is, as the address of the page has it. */

export type Place =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly record: string; readonly moment: number | null }
  | { readonly page: "rules"; readonly game: string | null; readonly rule: string | null }
  | { readonly page: "gallery"; readonly game?: string }
  | { readonly page: "settings" }
  | { readonly page: "nowhere" };

export function placeOf({ pathname, hash }: Pick<Location, "pathname" | "hash">): Place {
  try {
    return find(pathname.split("/").slice(1).map(decodeURIComponent), decodeURIComponent(hash.slice(1)));
  } catch {
    // Not everything that begins with a per cent sign means something.
    return { page: "nowhere" };
  }
}

function find([page = "", what = "", ...more]: string[], mark: string): Place {
  if (more.some((part) => part !== "")) return { page: "nowhere" };
  switch (page) {
    case "":
      return { page: "lobby" };
    case "table":
      return what === "" ? { page: "nowhere" } : { page, table: what };
    case "replay":
      if (what === "") return { page: "nowhere" };
      return { page, record: what, moment: /^\d{1,6}$/u.test(mark) ? Number(mark) : null };
    case "rules":
      return { page, game: what === "" ? null : what, rule: what === "" || mark === "" ? null : mark };
    case "gallery":
      if (what !== "") return { page: "nowhere" };
      return mark === "" ? { page } : { page, game: mark };
    case "settings":
      return what === "" ? { page } : { page: "nowhere" };
    default:
      return { page: "nowhere" };
  }
}

export function addressOf(place: Place): string {
  switch (place.page) {
    case "lobby":
    case "nowhere":
      return "/";
    case "table":
      return `/table/${encodeURIComponent(place.table)}`;
    case "replay":
      return `/replay/${encodeURIComponent(place.record)}${place.moment === null ? "" : `#${place.moment}`}`;
    case "rules":
      if (place.game === null) return "/rules";
      return `/rules/${encodeURIComponent(place.game)}${place.rule === null ? "" : `#${place.rule}`}`;
    case "gallery":
      return `/gallery${place.game === undefined ? "" : `#${place.game}`}`;
    case "settings":
      return "/settings";
  }
}
