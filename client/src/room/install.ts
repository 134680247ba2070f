/** The room as an app on the home screen. */

/** The event `beforeinstallprompt`, which only some browsers have. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Browsers on iPhones and iPads offer it in a menu only; they say whether the page runs as an app. */
export function isInMenuOnly(device: Navigator): boolean {
  return "standalone" in device && device.standalone === false;
}
