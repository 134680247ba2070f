// @ts-check
// A finished game, moment by moment, through anybody's eyes.

import { ask, attempt, board, button, choice, el, fill, input, items, labelled, room, say, tongue } from "./page.js";

/** @param {string} id */
export async function replay(id) {
  const record = await ask("GET", `/api/records/${id}`);
  const last = record.moves.length;
  const seats = record.players.map((/** @type {string} */ _, /** @type {number} */ seat) => [seat, say("page-seat", { number: seat + 1 })]);
  const eyes = choice("eyes", [["", say("page-spectator")], ...seats]);
  const place = input({ type: "range", min: 0, max: last, value: 0, "aria-label": say("page-moment") });
  const shown = el("output", {});
  const told = el("ol", { class: "news", "aria-live": "polite" });
  const view = el("section", { class: "board box" });

  const look = () => attempt(async () => {
    const number = Number(place.value);
    shown.textContent = `${number} / ${last}`;
    const seat = eyes.value && `&seat=${eyes.value}`;
    const moment = await ask("GET", `/api/records/${id}/moments/${number}?words=${tongue.language}${seat}`);
    if (Number(place.value) !== number) return;
    fill(told, ...items(moment.words.told));
    fill(view, ...board(moment.words.table));
  });
  /** @param {string} key @param {() => number} where */
  const jump = (key, where) => button(key, () => {
    place.value = String(where());
    look();
  });
  place.addEventListener("input", look);
  eyes.addEventListener("change", look);
  fill(room,
    el("section", { class: "box" }, el("h1", {}, say(`game-${record.game}`)),
      el("div", { class: "row" }, jump("page-first", () => 0), jump("page-back", () => Number(place.value) - 1),
        jump("page-next", () => Number(place.value) + 1), jump("page-last", () => last), shown),
      place,
      el("div", { class: "row" }, labelled("page-eyes", eyes),
        el("a", { href: `/api/records/${id}`, download: `${id}.json` }, say("page-download")))),
    el("section", { class: "box story" }, told), view);
  await look();
}
