/**
 * The shell: the files of one build that show the lobby without a server. Pages come from the server whenever it
 * answers, so an upgrade is seen at once; the shell is for when it does not.
 */

/** What the build knows about itself: a version, the script of its index and the files to keep. */
export interface Shell {
  readonly version: string;
  readonly entry: string;
  readonly files: readonly string[];
}

declare const SHELL: Shell;

const PREFIX = "shell-";
const INDEX = "/";
/** A proxy answers for a server that is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** How a request is answered: as a page, from the shell, or (null) by the browser as if there were no worker. */
export function kindOf(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  files: readonly string[],
): "page" | "file" | null {
  const { pathname } = new URL(url);
  if (method !== "GET") return null;
  if (mode === "navigate") return isPage(pathname) ? "page" : null;
  return files.includes(pathname) ? "file" : null;
}

/** The API can be opened in a browser, as can files: they are no pages of the room. */
function isPage(path: string): boolean {
  return !path.startsWith("/api/") && !path.includes(".");
}

/** Fails if the server has another build by now; then the browser gets that one's service worker. */
export async function keepShell(): Promise<void> {
  const index = await fetch(INDEX, { cache: "reload" });
  if (!index.ok || !(await index.clone().text()).includes(SHELL.entry))
    throw new Error("The server has another build.");
  const cache = await caches.open(PREFIX + SHELL.version);
  await Promise.all([cache.put(INDEX, index), cache.addAll([...SHELL.files])]);
}

export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + SHELL.version,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Answers the request, if it is one for the shell. */
export function answer(event: FetchEvent): void {
  const kind = kindOf(event.request, SHELL.files);
  if (kind === "page") event.respondWith(page(event));
  if (kind === "file") event.respondWith(file(event.request));
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const found = preloaded ?? (await fetch(event.request));
    return AWAY.has(found.status) ? ((await kept(INDEX)) ?? found) : found;
  } catch {
    return (await kept(INDEX)) ?? Response.error();
  }
}

/** The names of these files contain a hash of what they say, so they are never stale. */
async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

function kept(request: string | Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: PREFIX + SHELL.version, ignoreVary: true });
}
