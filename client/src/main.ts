/** The way in: the language first, then the page that the address names. */

import { mount } from "svelte";

import App from "./App.svelte";
import { browserMemory } from "./room/memory";
import { enter } from "./room/visitor.svelte";
import "./room.css";

const room = document.getElementById("room");
if (room === null) throw new Error("The page has no room.");
try {
  const visitor = await enter(browserMemory(), navigator.languages);
  mount(App, { target: room, props: { visitor } });
} catch (error) {
  // The words are missing, too.
  room.textContent = "Parlour could not be loaded: please load the page again.";
  throw error;
}
