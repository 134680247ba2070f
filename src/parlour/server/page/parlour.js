// @ts-check
// The way in: the language, then the page that the address names.

import { ask, attempt, el, memory, say, tongue } from "./page.js";
import { lobby } from "./lobby.js";
import { replay } from "./replay.js";
import { table } from "./table.js";

attempt(async () => {
  const house = await ask("GET", "/api/house");
  const wish = memory.get("language", navigator.language.slice(0, 2));
  tongue.language = wish in house.languages ? wish : "en";
  tongue.words = await ask("GET", `/api/words/${tongue.language}`);
  document.documentElement.lang = tongue.language;
  const picker = /** @type {HTMLSelectElement} */ (document.getElementById("language"));
  picker.setAttribute("aria-label", say("page-language"));
  for (const [code, name] of Object.entries(house.languages))
    picker.append(el("option", { value: code, selected: code === tongue.language }, String(name)));
  picker.addEventListener("change", () => {
    memory.set("language", picker.value);
    location.reload();
  });
  const [, kind, id] = location.pathname.split("/");
  if (kind === "table") table(id, house);
  else if (kind === "replay") await replay(id);
  else await lobby(house);
});
