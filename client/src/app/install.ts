/** The room as an app on the home screen. */

/** The event `beforeinstallprompt`, which only some browsers have. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Keeps the browser's offer, which may come before there is anybody to take it; returns how to listen to it. */
export function installOffers(): (listener: (offer: InstallPrompt) => void) => void {
  let last: InstallPrompt | null = null;
  let listener: ((offer: InstallPrompt) => void) | null = null;
  addEventListener("beforeinstallprompt", (event) => {
    // The settings offer it, and nothing else does.
    event.preventDefault();
    last = event as InstallPrompt;
    listener?.(last);
  });
  return (found) => {
    listener = found;
    if (last !== null) found(last);
  };
}

/** Browsers on iPhones and iPads offer it in a menu only; they say whether the page runs as an app. */
export function isInMenuOnly(device: Navigator): boolean {
  return "standalone" in device && device.standalone === false;
}
