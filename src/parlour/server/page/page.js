// @ts-check
// What every page needs: words, elements, a memory, and a way to ask the server.
// What people wrote becomes text, never markup.

/** @typedef {{holder: string, name: string, bot: string | null, rests: string | null}} Seat */
/** @typedef {{id: string, game: string, status: string, paused: boolean, seats: Seat[], host: number | null,
 *    undo: {seat: number, moves: number, waiting: number[]} | null, record: string | null}} Info */
/** @typedef {string | Node | null | undefined | false} Child */
/** @typedef {Record<string, any>} Attributes functions among them listen to events */

const SEATS_KEPT = 40;
const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));

export const room = /** @type {HTMLElement} */ (document.getElementById("room"));
export const tongue = { language: "en", words: /** @type {Record<string, string>} */ ({}) };

/**
 * The sentence of the key, with its places filled.
 * @param {string} key
 * @param {Record<string, string | number>} [places]
 */
export function say(key, places = {}) {
  const text = tongue.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name) => String(places[name] ?? place));
}

/** @param {string} tag @param {Attributes} [attributes] @param {Child[]} children */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== false && value != null) node.setAttribute(name, value === true ? "" : String(value));
  }
  fill(node, ...children);
  return node;
}

/** @param {Element} node @param {Child[]} children */
export function fill(node, ...children) {
  node.replaceChildren(.../** @type {(string | Node)[]} */ (children.filter((child) => child)));
}

/** @param {string} key @param {() => unknown} click @param {Attributes} [attributes] */
export function button(key, click, attributes = {}) {
  return el("button", { type: "button", ...attributes, click }, say(key));
}

/**
 * A form that does something when it is sent.
 * @param {() => unknown} submit
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export function form(submit, attributes, ...children) {
  const send = (/** @type {Event} */ event) => (event.preventDefault(), submit());
  return el("form", { ...attributes, submit: send }, ...children);
}

/** @param {Attributes} attributes */
export const input = (attributes) => /** @type {HTMLInputElement} */ (el("input", attributes));

/** @param {string} id @param {[string | number, string][]} options */
export function choice(id, options) {
  const all = options.map(([value, text]) => el("option", { value }, text));
  return /** @type {HTMLSelectElement} */ (el("select", { id }, ...all));
}

/** @param {string} key @param {Element} field */
export const labelled = (key, field) => el("label", { for: field.id }, say(key), field);

/** Where people write their name; no two guests have the same from the start. */
export function nameField() {
  const value = memory.get("name", say("page-guest", { number: Math.floor(10 + Math.random() * 990) }));
  memory.set("name", value);
  const field = input({ id: "name", maxlength: 30, required: true, autocomplete: "nickname", value });
  field.addEventListener("input", () => memory.set("name", field.value));
  return field;
}

/** Which bot is to play; `offer` fills it. */
export const levelField = () => choice("level", []);

/** @param {HTMLSelectElement} field @param {string[]} bots */
export function offer(field, bots) {
  const usual = field.value || "easy";
  fill(field, ...bots.map((bot) =>
    el("option", { value: bot, selected: bot === usual }, tongue.words[`page-level-${bot}`] ?? bot)));
}

/** A sentence, with what stands between backticks as code. @param {string} text */
export function sentence(text) {
  return text.split("`").map((part, place) => (place % 2 ? el("code", {}, part) : part));
}

/** A list of sentences. @param {string[]} [told] */
export const items = (told = []) => told.map((text) => el("li", {}, ...sentence(text)));

/** The words of a table: sentences and grids. @param {(string | string[][])[]} [blocks] */
export function board(blocks = []) {
  return blocks.map((block, place) => {
    if (typeof block === "string") return el(place ? "p" : "h2", {}, ...sentence(block));
    const [heads, ...rows] = block;
    const head = el("tr", {}, ...heads.map((text) => el("th", { scope: "col" }, text)));
    const body = rows.map(([first, ...cells]) =>
      el("tr", {}, el("th", { scope: "row" }, first), ...cells.map((text) => el("td", {}, text))));
    return el("div", { class: "grid" }, el("table", {}, el("thead", {}, head), el("tbody", {}, ...body)));
  });
}

/** @param {Seat} seat @param {number} place */
export function nameOf(seat, place) {
  if (seat.holder === "open") return say("page-open-seat");
  return seat.name || say("page-bot", { number: place + 1 });
}

/** Above everything else, until something else is told. @param {string} text */
export function tell(text) {
  notice.textContent = text;
  notice.hidden = !text;
}

/** What this browser remembers. */
export const memory = {
  /** @param {string} key @param {any} otherwise */
  get(key, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(`parlour-${key}`) ?? "null") ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  /** @param {string} key @param {unknown} value */
  set(key, value) {
    try {
      localStorage.setItem(`parlour-${key}`, JSON.stringify(value));
    } catch {
      tell(say("page-no-memory"));
    }
  },
  /** @returns {[string, string][]} tables and secrets, the latest first */
  seats: () => memory.get("seats", []),
  /** @param {string} table */
  secret: (table) => memory.seats().find(([id]) => id === table)?.[1] ?? null,
  /** @param {string} table @param {string | null} secret */
  keep(table, secret) {
    const others = memory.seats().filter(([id]) => id !== table);
    memory.set("seats", (secret ? [[table, secret], ...others] : others).slice(0, SEATS_KEPT));
  },
};

/**
 * Ask the server; a refusal is thrown with its sentence.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {string | null} [secret]
 */
export async function ask(method, path, body, secret) {
  /** @type {Record<string, string>} */
  const headers = { "accept-language": tongue.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers.authorization = `Bearer ${secret}`;
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.sentence), { code: told.code });
  return told;
}

/** Do it, or tell what went wrong. @param {() => unknown} deed */
export async function attempt(deed) {
  try {
    tell("");
    await deed();
  } catch (error) {
    tell(error instanceof TypeError ? say("page-no-answer") : /** @type {Error} */ (error).message);
  }
}

/** @type {Record<string, string>} */
const wished = {};

function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/**
 * With the same secret again when an answer was lost, or as the host who has only watched.
 * @param {string} table
 * @param {string} name
 */
export async function sitDown(table, name) {
  const secret = memory.secret(table) ?? (wished[table] ??= newSecret());
  const seated = await ask("POST", `/api/tables/${table}/join`, { name, secret });
  memory.keep(table, seated.secret);
  location.assign(`/table/${table}`);
}
