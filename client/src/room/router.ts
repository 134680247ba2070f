/** The router: routes are parsed from URLs and formatted as such. */

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly record: string; readonly moment: number | null }
  | { readonly page: "rules"; readonly game: string | null; readonly rule: string | null }
  | { readonly page: "gallery"; readonly game?: string }
  | { readonly page: "settings" }
  | { readonly page: "not-found" };

export function parseRoute({ pathname, hash }: Pick<Location, "pathname" | "hash">): Route {
  try {
    return find(pathname.split("/").slice(1).map(decodeURIComponent), decodeURIComponent(hash.slice(1)));
  } catch {
    // Invalid percent-encoding.
    return { page: "not-found" };
  }
}

function find([page = "", what = "", ...more]: string[], mark: string): Route {
  if (more.some((part) => part !== "")) return { page: "not-found" };
  switch (page) {
    case "":
      return { page: "lobby" };
    case "table":
      return what === "" ? { page: "not-found" } : { page, table: what };
    case "replay":
      if (what === "") return { page: "not-found" };
      return { page, record: what, moment: /^\d{1,6}$/u.test(mark) ? Number(mark) : null };
    case "rules":
      return { page, game: what === "" ? null : what, rule: what === "" || mark === "" ? null : mark };
    case "gallery":
      if (what !== "") return { page: "not-found" };
      return mark === "" ? { page } : { page, game: mark };
    case "settings":
      return what === "" ? { page } : { page: "not-found" };
    default:
      return { page: "not-found" };
  }
}

export function urlFor(route: Route): string {
  switch (route.page) {
    case "lobby":
    case "not-found":
      return "/";
    case "table":
      return `/table/${encodeURIComponent(route.table)}`;
    case "replay":
      return `/replay/${encodeURIComponent(route.record)}${route.moment === null ? "" : `#${route.moment}`}`;
    case "rules":
      if (route.game === null) return "/rules";
      return `/rules/${encodeURIComponent(route.game)}${route.rule === null ? "" : `#${route.rule}`}`;
    case "gallery":
      return `/gallery${route.game === undefined ? "" : `#${route.game}`}`;
    case "settings":
      return "/settings";
  }
}
