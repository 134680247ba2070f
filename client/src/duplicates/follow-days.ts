/** Keeps a page that stays open on the right day. */

/** Milliseconds after the end of a day until the server is asked for the next one. */
const AFTER_MIDNIGHT = 1_000;
/** Milliseconds until it is asked again if it has not answered, or does not know yet. */
const RETRY = 60_000;

type Page = Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;

/**
 * Loads the deals now, when the page is seen again, and when the day is over. `load` returns for how many
 * milliseconds it still lasts, or null to be asked again soon. Returns what ends this.
 */
export function followDays(load: () => Promise<number | null>, page: Page = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    const left = await load();
    clearTimeout(timer);
    // Timers of a hidden page are late; it is asked when it is seen.
    if (!isEnded) timer = setTimeout(() => void refresh(), left ? left + AFTER_MIDNIGHT : RETRY);
  };
  const turn = (): void => {
    if (!page.hidden) void refresh();
  };
  page.addEventListener("visibilitychange", turn);
  void refresh();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", turn);
  };
}
