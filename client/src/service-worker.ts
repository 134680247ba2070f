/** The service worker: keeps the shell of its build, and takes over as soon as it has it. */

import { answer, dropOldShells, keepShell } from "./worker/shell";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      dropOldShells(),
      // Pages come from the server: do not wait for the worker to ask for them.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener("fetch", answer);
