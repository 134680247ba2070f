/** The service worker: keeps the shell of its build, and takes over as soon as it has it. */

import { openTable, showNotice } from "./worker/notices";
import { type Build, Shell } from "./worker/shell";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const BUILD: Build;

const shell = new Shell(BUILD);

self.addEventListener("install", (event) => {
  event.waitUntil(shell.keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      shell.dropOthers(),
      // Pages come from the server: do not wait for the worker to ask for them.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener("fetch", (event) => shell.answer(event));

self.addEventListener("push", (event) =>
  event.waitUntil(showNotice(self.registration, event.data?.text() ?? "")),
);

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(self.clients, event.notification.data));
});
