// @ts-check
// A table: the words that the server sends, and a button for every legal choice. There are no rules in here.

import { ask, attempt, board, button, el, fill, form, input, items, labelled, levelField, memory, nameField, nameOf, offer, room, say, sentence, sitDown, tell } from "./page.js";
import { Line } from "./line.js";

/** @typedef {import("./page.js").Info} Info */
/** @typedef {{told?: string[], table?: (string | string[][])[], ask?: string | null, choices?: string[]}} Words */

const NEWS_KEPT = 200;
const LINES_KEPT = 50;
const MANY = 12;

/** @param {string} id @param {{phrases: string[], games: {name: string, bots: string[]}[]}} house */
export function table(id, house) {
  const now = {
    version: /** @type {number | null} */ (null),
    seat: /** @type {number | null} */ (null),
    info: /** @type {Info} */ (/** @type {unknown} */ (null)),
    choices: /** @type {[string, number][]} */ ([]),
    clocks: /** @type {{left: number | null, runs: boolean}[]} */ ([]),
    window: /** @type {number | null} */ (null),
    here: /** @type {boolean[]} */ ([]),
    lines: /** @type {{seat: number, text: string | null, phrase: string | null}[]} */ ([]),
  };
  /** @type {Words} */
  let words = {};
  /** When the clocks were told, and whether a choice was made last by this page. */
  let since = 0;
  let chose = false;
  /** @type {Set<number>} */
  const muted = new Set();

  const news = el("ol", { class: "news", role: "log", tabindex: 0, "aria-label": say("page-news") });
  const view = el("section", { class: "board box" });
  const question = el("p", { role: "status" });
  const refusal = el("p", { class: "refusal", role: "alert" });
  const turn = el("section", { class: "turn box" });
  const seats = el("section", { class: "seats box" });
  const level = levelField();
  const lines = el("ol", { class: "lines", role: "log", "aria-label": say("page-talk") });
  const line = input({ maxlength: 300, "aria-label": say("page-say"), placeholder: say("page-say") });
  const talk = el("section", { class: "talk box" }, el("h2", {}, say("page-talk")), lines,
    form(speak, { class: "row" }, line, el("button", {}, say("page-send"))),
    el("div", { class: "phrases" },
      ...house.phrases.map((phrase) => button(`phrase-${phrase}`, () => wire.send("phrase", { phrase })))));
  const typed = input({ maxlength: 200, "aria-label": say("page-type"), placeholder: say("page-type"), autocomplete: "off" });
  const typing = form(() => move(typed.value), { class: "row typing" }, typed, el("button", {}, say("page-play")));
  const stage = el("div", { class: "table", hidden: true }, el("div", {}, view, turn),
    el("div", {}, seats, el("section", { class: "story box" }, el("h2", {}, say("page-news")), news), talk));
  fill(room, stage);

  function speak() {
    if (line.value.trim()) wire.send("say", { text: line.value.trim() });
    line.value = "";
  }

  /**
   * What is asked over HTTP, by host and guests.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  const demand = (method, path, body) => attempt(() => ask(method, `/api/tables/${id}${path}`, body, memory.secret(id)));
  /** Whoever opened the table and only watches has a secret, but no seat. */
  const isHost = () => now.info.host === now.seat && memory.secret(id) !== null;
  const name = (/** @type {number} */ seat) => nameOf(now.info.seats[seat], seat);

  const mute = () => wire.send("mute", { seats: [...muted] });

  /** Hear nothing more of the seat, or hear it again. @param {number} seat */
  function turnDown(seat) {
    if (!muted.delete(seat)) muted.add(seat);
    mute();
    showSeats();
    showTalk();
  }

  /** @param {string} text */
  function move(text) {
    if (!text.trim()) return;
    refusal.textContent = "";
    chose = document.activeElement !== typed;
    typed.value = "";
    turn.querySelectorAll(".choices button").forEach((one) => one.setAttribute("disabled", ""));
    wire.send("move", { version: now.version, move: text.trim() });
  }

  function showSeats() {
    const { seats: all, host, status } = now.info;
    const playing = status === "playing";
    const open = all.some((seat) => seat.holder === "open");
    if (!level.options.length) offer(level, house.games.find((game) => game.name === now.info.game)?.bots ?? []);
    fill(seats, el("h2", {}, say("page-seats")), isHost() && open && labelled("page-level", level), el("ul", {}, ...all.map((seat, place) => {
      const isPlayer = seat.holder === "person" || seat.holder === "program";
      const badges = [
        place === now.seat && "page-you",
        place === host && "page-host",
        seat.holder === "program" && "page-program",
        seat.rests && "page-bot-plays",
        isPlayer && !now.here[place] && "page-away",
      ];
      return el("li", { class: seat.holder }, el("span", { class: "name" }, name(place)),
        ...badges.map((key) => key && el("span", { class: "badge" }, say(key))),
        playing && isPlayer && now.clocks[place]?.left != null && el("span", { class: "clock", "data-seat": place }),
        place !== now.seat && el("span", { class: "doors" },
          isPlayer && button(muted.has(place) ? "page-unmute" : "page-mute", () => turnDown(place)),
          ...(isHost() ? [
            seat.holder === "open" && button("page-fill", () => demand("PUT", `/seats/${place}/bot`, { bot: level.value })),
            playing && isPlayer && !now.here[place] && !seat.rests && button("page-stand-in", () => demand("POST", `/seats/${place}/rest`)),
            (isPlayer || (!playing && seat.holder === "bot")) && button("page-remove", () => demand("DELETE", `/seats/${place}`)),
          ] : [])));
    })), el("div", { class: "means" }, ...(playing ? means(now.info) : []), now.seat !== null && button("page-leave", leave)));
  }

  /** @param {Info} info */
  const means = ({ paused, undo, seats: all }) => [
    now.seat !== null && !undo && button("page-undo", () => wire.send("ask-undo")),
    now.seat !== null && !all[now.seat].rests && button("page-rest", () => wire.send("rest")),
    isHost() && button(paused ? "page-unpause" : "page-pause", () => demand("POST", "/pause", { on: !paused })),
  ];

  function leave() {
    if (!confirm(say("page-leave-sure"))) return;
    attempt(async () => {
      await ask("POST", `/api/tables/${id}/leave`, undefined, memory.secret(id));
      wire.end();
      memory.keep(id, null);
      location.assign("/");
    });
  }

  /** The link for friends, to be copied also where browsers keep the clipboard from pages. */
  function invitation() {
    const link = input({ readonly: true, value: location.href, "aria-label": say("page-link") });
    const copy = button("page-copy", async () => {
      link.select();
      if (navigator.clipboard) await navigator.clipboard.writeText(link.value).catch(() => {});
      else document.execCommand("copy");
      copy.textContent = say("page-copied");
    });
    return el("div", { class: "row link" }, link, copy);
  }

  /** Before a game. */
  function waiting() {
    const open = now.info.seats.some((seat) => seat.holder === "open");
    const field = nameField();
    return [
      el("h2", {}, say("page-waiting", { game: say(`game-${now.info.game}`) })),
      open && now.seat === null && form(() => attempt(() => sitDown(id, field.value)), { class: "row" },
        labelled("page-name", field), el("button", { class: "main" }, say("page-sit-down"))),
      open && el("p", {}, say("page-invite")),
      open && invitation(),
      isHost() ? button("page-start", () => demand("POST", "/start"), { class: "main", disabled: open })
        : el("p", { class: "quiet" }, say("page-host-starts")),
    ];
  }

  /** After a game. */
  function over() {
    const again = async () => {
      await demand("POST", "/rematch");
      if (now.info.seats.every((seat) => seat.holder !== "open")) await demand("POST", "/start");
    };
    return [
      el("div", { class: "row" }, isHost() && button("page-rematch", again, { class: "main" }),
        now.info.record && el("a", { href: `/replay/${now.info.record}` }, say("page-replay")),
        el("a", { href: "/" }, say("page-lobby"))),
    ];
  }

  /** During a game: what is asked, and what else can be done. */
  function playing() {
    const { paused, undo, seats: all } = now.info;
    const me = now.seat;
    const rests = me !== null && all[me].rests;
    const mine = now.choices.length > 0 && !paused && !rests;
    fill(question, ...(mine ? sentence(words.ask ?? "") : [say(paused ? "page-paused" : "page-others-turn")]));
    question.className = mine ? "ask" : "quiet";
    document.title = `${mine ? "● " : ""}${document.title}`;
    const choices = mine ? now.choices.map(([text], place) =>
      el("button", { type: "button", click: () => move(text) }, words.choices?.[place] ?? text)) : [];
    const answer = (/** @type {boolean} */ agree) => () => wire.send("answer-undo", { agree });
    return [
      undo && el("div", { class: "row undo" }, el("p", {}, say("page-undo-asked", { name: name(undo.seat), count: undo.moves })),
        me !== null && undo.waiting.includes(me) && button("page-agree", answer(true)),
        me !== null && undo.waiting.includes(me) && button("page-disagree", answer(false)),
        undo.seat === me && button("page-never-mind", answer(false))),
      question,
      now.window !== null && el("p", { class: "quiet" }, say("page-window"), " ", el("span", { class: "window" })),
      el("div", { class: choices.length > MANY ? "choices many" : "choices" }, ...choices),
      mine && choices.length > 1 && typing,
      refusal,
      me === null && el("p", { class: "quiet" }, say("page-watching")),
      rests && button("page-return", () => wire.send("return"), { class: "main" }),
    ];
  }

  function showTurn() {
    const inField = document.activeElement === typed;
    const inChoices = chose || turn.querySelector(".choices")?.contains(document.activeElement);
    document.title = `${say(`game-${now.info.game}`)} · Parlour`;
    stage.className = `table ${now.info.status}`;
    fill(turn, ...{ waiting, playing, over }[/** @type {"over"} */ (now.info.status)]());
    const first = /** @type {HTMLElement | null} */ (turn.querySelector(".choices button"));
    if (inField) typed.focus({ preventScroll: true });
    else if (inChoices && first) {
      first.focus({ preventScroll: true });
      chose = false;
    }
  }

  function showTalk() {
    const heard = now.lines.filter(({ seat }) => !muted.has(seat));
    fill(lines, ...heard.map(({ seat, text, phrase }) =>
      el("li", {}, el("strong", {}, name(seat)), " ", phrase ? say(`phrase-${phrase}`) : text)));
    lines.scrollTop = lines.scrollHeight;
    talk.hidden = now.seat === null && !now.lines.length;
  }

  function tick() {
    const gone = performance.now() - since;
    const whole = (/** @type {number} */ left) => Math.max(0, Math.ceil(left / 1000));
    for (const span of seats.querySelectorAll(".clock")) {
      const { left, runs } = now.clocks[Number(span.getAttribute("data-seat"))];
      const seconds = whole((left ?? 0) - (runs ? gone : 0));
      span.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      span.classList.toggle("runs", runs);
    }
    const window = turn.querySelector(".window");
    if (window) window.textContent = say("page-seconds", { count: whole((now.window ?? 0) - gone) });
  }

  /** @param {any} message */
  function take(message) {
    const { words: spoken = {}, line: said } = message;
    if ("fresh" in message && now.info?.undo) news.append(...items([say("page-undone")]));
    if ("clocks" in message || "window" in message) since = performance.now();
    for (const field of Object.keys(now)) if (field in message) Object.assign(now, { [field]: message[field] });
    if (said) now.lines = [...now.lines, said].slice(-LINES_KEPT);
    if (message.type === "table") words = spoken;
    else Object.assign(words, spoken);
    if ("answers" in message) refusal.textContent = "";
    news.append(...items(spoken.told));
    while (news.childElementCount > NEWS_KEPT) news.firstElementChild?.remove();
    fill(view, ...board(words.table));
    view.hidden = !words.table?.length;
    showSeats();
    showTurn();
    showTalk();
    tick();
    stage.hidden = false;
    if (spoken.told?.length) news.scrollTop = news.scrollHeight;
  }

  /** @param {any} message */
  function refused({ id: request, code, sentence: why }) {
    if (request === "open" && code === "wrong-secret") watchInstead(why);
    else if (request === "open") {
      wire.end();
      tell(why);
      fill(room, el("p", {}, el("a", { href: "/" }, say("page-lobby"))));
    } else if (code === "stale-version") wire.send("sync", { version: now.version });
    else {
      showTurn();
      refusal.textContent = why;
    }
  }

  /** The seat is no longer ours. @param {string} why */
  function watchInstead(why) {
    memory.keep(id, null);
    wire.note = why;
    wire.connect();
  }

  /** @param {any} message */
  function hear(message) {
    const { type, version } = message;
    // Every connection has to be told anew.
    if (type === "table" && message.answers === "open" && muted.size) mute();
    if (type === "table") take(message);
    else if (type === "update" && version === (now.version ?? 0) + 1) take(message);
    else if (type === "update" && version > (now.version ?? 0)) wire.send("sync", { version: now.version });
    else if (type === "presence") {
      now.here = message.here;
      if (now.info) showSeats();
    } else if (type === "refused") refused(message);
    else if (type === "held") refusal.textContent = say("page-held");
    else if (type === "closing" && message.reason === "removed") watchInstead(say("page-removed"));
  }

  const wire = new Line(id, hear, () => now.version);
  setInterval(tick, 500);
}
