// @ts-check
// The lobby: a new game, one's own unfinished games, and the tables of others.

import { ask, attempt, button, choice, el, fill, form, input, labelled, levelField, memory, nameField, nameOf, offer, room, say, sitDown } from "./page.js";

/** @typedef {import("./page.js").Info} Info */
/** @typedef {{name: string, least_seats: number, most_seats: number, bots: string[]}} Game */

const LOOK_AGAIN = 10000;
const USUAL_SEATS = 3;
/** @type {Record<string, object>} */
const CLOCKS = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 60 },
  game: { kind: "game", seconds: 900, increment: 10 },
};

/** @param {{games: Game[]}} house */
export async function lobby({ games }) {
  const name = nameField();
  const seats = choice("seats", []);
  const clock = choice("clock", Object.keys(CLOCKS).map((kind) => [kind, say(`page-clock-${kind}`)]));
  const level = levelField();
  const listed = input({ id: "public", type: "checkbox" });
  const watch = input({ id: "watch", type: "checkbox" });
  let game = games.find((one) => one.name === memory.get("game", "")) ?? games[0];

  /** @param {Game} chosen */
  function choose(chosen) {
    const count = Math.min(Number(seats.value) || USUAL_SEATS, chosen.most_seats);
    game = chosen;
    memory.set("game", game.name);
    offer(level, game.bots);
    fill(seats);
    for (let n = game.least_seats; n <= game.most_seats; n += 1)
      seats.append(el("option", { value: n, selected: n === count }, String(n)));
  }

  /** @param {boolean} alone */
  const open = (alone) => attempt(async () => {
    const count = Number(seats.value);
    /** @type {Record<number, string>} */
    const bots = {};
    for (let seat = watch.checked ? 0 : 1; alone && seat < count; seat += 1) bots[seat] = level.value;
    const seated = await ask("POST", "/api/tables", {
      game: game.name, seats: count, name: name.value, clock: CLOCKS[clock.value],
      sit: !watch.checked, bots, start: alone, public: !alone && listed.checked,
    });
    memory.keep(seated.table, seated.secret);
    location.assign(`/table/${seated.table}`);
  });

  const cards = games.map((one) => el("label", { class: "card" },
    el("input", { type: "radio", name: "game", checked: one === game, change: () => choose(one) }),
    el("strong", {}, say(`game-${one.name}`)), el("span", {}, say(`about-${one.name}`))));
  const mine = el("section", { class: "box", hidden: true });
  const tables = el("section", { class: "box" });
  fill(room,
    form(() => open(true), { class: "box" },
      el("h1", {}, say("page-new-game")),
      el("fieldset", { class: "cards" }, el("legend", {}, say("page-which-game")), ...cards),
      el("div", { class: "row" }, labelled("page-name", name), labelled("page-seats", seats),
        labelled("page-level", level), labelled("page-clock", clock)),
      el("div", { class: "row" }, el("button", { class: "main" }, say("page-play-bots")),
        button("page-play-friends", () => open(false)), el("label", { class: "check" }, listed, say("page-public")),
        el("label", { class: "check" }, watch, say("page-only-watch")))),
    mine, tables);
  choose(game);

  /** @param {Info} info @param {import("./page.js").Child[]} doors */
  const row = (info, ...doors) => el("li", {}, el("strong", {}, say(`game-${info.game}`)),
    el("span", {}, info.seats.map(nameOf).join(", ")), el("span", { class: "doors" }, ...doors));

  async function look() {
    if (document.hidden) return;
    const kept = await Promise.all(memory.seats().slice(0, 12).map(([id]) => ask("GET", `/api/tables/${id}`).catch((error) => {
      if (error.code === "no-such-table") memory.keep(id, null);
    })));
    const unfinished = kept.filter((info) => info && info.status !== "over");
    mine.hidden = !unfinished.length;
    fill(mine, el("h2", {}, say("page-your-games")), el("ul", { class: "tables" },
      ...unfinished.map((info) => row(info, el("a", { href: `/table/${info.id}` }, say("page-go-on"))))));
    const others = (await ask("GET", "/api/tables")).filter((/** @type {Info} */ info) => !memory.secret(info.id));
    const rows = others.map((/** @type {Info} */ info) => row(info,
      info.status === "waiting" && info.seats.some((seat) => seat.holder === "open")
        && button("page-join", () => attempt(() => sitDown(info.id, name.value))),
      el("a", { href: `/table/${info.id}` }, say("page-watch"))));
    fill(tables, el("h2", {}, say("page-public-tables")),
      rows.length ? el("ul", { class: "tables" }, ...rows) : el("p", { class: "quiet" }, say("page-no-tables")));
  }
  await look();
  setInterval(() => look().catch(() => {}), LOOK_AGAIN);
}
