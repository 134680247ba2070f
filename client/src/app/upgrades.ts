/** Offline and after an upgrade: registers the service worker, and leaves code that the server no longer has. */

import type { AppState } from "./app-state.svelte";

const WORKER = "/service-worker.js";

export function followUpgrades(app: AppState): void {
  // A file of this build is gone, or the server does not answer.
  addEventListener("vite:preloadError", () => {
    void hasOtherBuild().then((isUpgraded) => isUpgraded && location.reload());
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // The service worker of a new build takes over at once; open pages go on until they show another page.
  serviceWorker.addEventListener("controllerchange", () => {
    void hasOtherBuild().then((isUpgraded) => (app.isOutdated ||= isUpgraded));
  });
  // An app may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden)
      void serviceWorker.getRegistration().then((found) => found?.update().catch(() => {}));
  });
  // Browsers refuse it in some private windows; the room works without.
  void serviceWorker.register(WORKER).catch(() => {});
}

/** Whether the server now sends another page than this one. */
async function hasOtherBuild(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const index = await fetch("/", { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  return script !== null && index !== null && !index.includes(new URL(script.src).pathname);
}
