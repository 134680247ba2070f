/** The entry point: load the language, then mount the page for the URL. */

import { mount } from "svelte";

import App from "./App.svelte";
import { openLocalStore } from "./app/local-store";
import { createApp } from "./app/app-state.svelte";
import "./app.css";

const room = document.getElementById("room");
if (room === null) throw new Error("The page has no room.");
try {
  const app = await createApp(openLocalStore(), navigator.languages);
  mount(App, { target: room, props: { app } });
  // Not part of the first load.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void import("./app/upgrades").then(({ followUpgrades }) => followUpgrades(app)));
} catch (error) {
  // The language files may be missing too.
  room.textContent = "Parlour could not be loaded: please load the page again.";
  throw error;
}
