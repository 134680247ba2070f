/** The router: routes are parsed from URLs and formatted as such. */

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly table: string }
  | {
      readonly page: "replay";
      readonly record: string;
      readonly moment: number | null;
      /** Who sees the replay: the number of a seat from 1, or `spectator`. */
      readonly viewer?: string;
    }
  | { readonly page: "rules"; readonly game: string | null; readonly rule: string | null }
  | {
      readonly page: "gallery";
      readonly game?: string;
      /** The options chosen, by filter. */
      readonly filters?: Readonly<Record<string, string>>;
    }
  | {
      readonly page: "games";
      /** Only the games of this kind. */
      readonly game?: string;
    }
  | {
      readonly page: "daily";
      /** One that is over, such as 2026-11-18. */
      readonly day?: string;
    }
  | { readonly page: "challenge"; readonly challenge: string }
  | { readonly page: "settings" }
  | { readonly page: "privacy" }
  | { readonly page: "admin" }
  | {
      readonly page: "take";
      /** The code of a hand-over; in the fragment, which no server sees. */
      readonly code: string | null;
    }
  | { readonly page: "not-found" };

export function parseRoute({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): Route {
  try {
    const path = pathname.split("/").slice(1).map(decodeURIComponent);
    return find(path, new URLSearchParams(search), decodeURIComponent(hash.slice(1)));
  } catch {
    // Invalid percent-encoding.
    return { page: "not-found" };
  }
}

function find([page = "", what = "", ...more]: string[], query: URLSearchParams, mark: string): Route {
  if (more.some((part) => part !== "")) return { page: "not-found" };
  switch (page) {
    case "":
      return { page: "lobby" };
    case "table":
      return what === "" ? { page: "not-found" } : { page, table: what };
    case "replay":
      if (what === "") return { page: "not-found" };
      return { page, record: what, ...momentIn(mark) };
    case "rules":
      return { page, game: what === "" ? null : what, rule: what === "" || mark === "" ? null : mark };
    case "gallery":
      return { page, ...galleryOf(what === "" ? mark : what, query) };
    case "games":
      return what === "" ? { page } : { page, game: what };
    case "daily":
      if (what === "") return { page };
      return /^\d{4}-\d\d-\d\d$/u.test(what) ? { page, day: what } : { page: "not-found" };
    case "challenge":
      return what === "" ? { page: "not-found" } : { page, challenge: what };
    case "settings":
    case "privacy":
    case "admin":
      return what === "" ? { page } : { page: "not-found" };
    case "take":
      return what === "" ? { page, code: mark === "" ? null : mark } : { page: "not-found" };
    default:
      return { page: "not-found" };
  }
}

function galleryOf(game: string, query: URLSearchParams): Omit<Extract<Route, { page: "gallery" }>, "page"> {
  if (game === "") return {};
  return query.size === 0 ? { game } : { game, filters: Object.fromEntries(query) };
}

/** Such as `17`, or `17@2` for what seat 2 saw then. */
function momentIn(mark: string): { moment: number | null; viewer?: string } {
  const [, moment, viewer] = /^(\d{1,6})(?:@(spectator|[1-9]\d?))?$/u.exec(mark) ?? [];
  return {
    moment: moment === undefined ? null : Number(moment),
    ...(viewer === undefined ? {} : { viewer }),
  };
}

export function urlFor(route: Route): string {
  switch (route.page) {
    case "lobby":
    case "not-found":
      return "/";
    case "table":
      return `/table/${encodeURIComponent(route.table)}`;
    case "replay":
      return `/replay/${encodeURIComponent(route.record)}${markOf(route)}`;
    case "rules":
      if (route.game === null) return "/rules";
      return `/rules/${encodeURIComponent(route.game)}${route.rule === null ? "" : `#${route.rule}`}`;
    case "gallery":
      if (route.game === undefined) return "/gallery";
      return `/gallery/${encodeURIComponent(route.game)}${queryOf(route.filters ?? {})}`;
    case "games":
      return route.game === undefined ? "/games" : `/games/${encodeURIComponent(route.game)}`;
    case "daily":
      return route.day === undefined ? "/daily" : `/daily/${route.day}`;
    case "challenge":
      return `/challenge/${encodeURIComponent(route.challenge)}`;
    case "settings":
    case "privacy":
    case "admin":
      return `/${route.page}`;
    case "take":
      return `/take${route.code === null ? "" : `#${encodeURIComponent(route.code)}`}`;
  }
}

function queryOf(filters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(filters).toString();
  return query === "" ? "" : `?${query}`;
}

function markOf({ moment, viewer }: Extract<Route, { page: "replay" }>): string {
  if (moment === null && viewer === undefined) return "";
  return `#${moment ?? 0}${viewer === undefined ? "" : `@${viewer}`}`;
}
