/**
 * The shell: the files of one build that show the lobby without a server. Pages come from the server whenever it
 * answers, so an upgrade is seen at once; the shell is for when it does not.
 */

/** What a build knows about itself: a version, the script of its index and the files to keep. */
export interface Build {
  readonly version: string;
  readonly entry: string;
  readonly files: readonly string[];
}

const PREFIX = "shell-";
const INDEX = "/";
/** A proxy answers for a server that is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Milliseconds to wait for a page before the shell is shown instead. */
const PATIENCE = 4000;

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

async function fromServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

/** A connection that hangs fails much later, if ever. */
function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
}

export class Shell {
  #build: Build;
  #name: string;

  constructor(build: Build) {
    this.#build = build;
    this.#name = PREFIX + build.version;
  }

  /** Fails if the server has another build by now; then the browser gets that one's service worker. */
  async keep(): Promise<void> {
    const { entry, files } = this.#build;
    const index = await fetch(INDEX, { cache: "reload" });
    if (!index.ok || !(await index.clone().text()).includes(entry))
      throw new Error("The server has another build.");
    const cache = await caches.open(this.#name);
    await Promise.all([cache.put(INDEX, index), cache.addAll([...files])]);
  }

  /** Deletes the shells of other builds. */
  async dropOthers(): Promise<void> {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /** Answers the request, if it is one for the shell. */
  answer(event: FetchEvent): void {
    const kind = kindOf(event.request, this.#build.files);
    if (kind === "page") event.respondWith(this.#page(event));
    if (kind === "file") event.respondWith(this.#file(event.request));
  }

  async #page(event: FetchEvent): Promise<Response> {
    const answer = fromServer(event);
    try {
      const found = await Promise.race([answer, patience()]);
      if (found !== null && !AWAY.has(found.status)) return found;
      return (await this.#kept(INDEX)) ?? (await answer);
    } catch {
      return (await this.#kept(INDEX)) ?? Response.error();
    }
  }

  /** The names of these files contain a hash of what they say, so they are never stale. */
  async #file(request: Request): Promise<Response> {
    return (await this.#kept(request)) ?? fetch(request);
  }

  #kept(request: string | Request): Promise<Response | undefined> {
    return caches.match(request, { cacheName: this.#name, ignoreVary: true });
  }
}
