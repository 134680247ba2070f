import { EVENT_PICTOGRAMS, type EventName } from "./event-pictograms";
import { letter } from "./lettering";
import { FLAT, INK } from "./palette";

export const PICTOGRAM_VIEW_BOX = "0 0 100 100";

/** What is cut out of a figure is a true hole, so that pictograms lie on any ground. */
const FIGURES = {
  gift: (fill: string) =>
    `<path d="M50 33C26 34 17 21 25 12C34 4 47 15 50 33C53 15 66 4 75 12C83 21 74 34 50 33Z" fill="none" stroke="${fill}" stroke-width="9"/>` +
    `<path d="M8 30H92V51H56V37H44V51H8ZM15 56H44V95H15ZM56 56H85V95H56Z" fill="${fill}"/>`,
  exchange: (fill: string) =>
    `<path d="M8 18H54V2L94 26L54 50V34H8ZM92 66H46V50L6 74L46 98V82H92Z" fill="${fill}"/>`,
  "2nd-chance": (fill: string) =>
    `<path d="M24 22A38 38 0 1 0 62 15.5" fill="none" stroke="${fill}" stroke-width="14"/>` +
    `<path d="M4 6L42 8L34 42Z" fill="${fill}" transform="rotate(12 24 22)"/>` +
    letter("2", { x: 50, y: 34, cap: 38, fill, anchor: "middle" }),
  skip: (fill: string) =>
    `<path d="M9 68V58A36 36 0 0 1 78 52" fill="none" stroke="${fill}" stroke-width="16"/>` +
    `<path d="M56 48H100L78 80ZM25 96C25 84 33 78 43 78S61 84 61 96Z" fill="${fill}"/>` +
    `<circle cx="43" cy="61" r="13" fill="${fill}"/>`,
  fantastic: (fill: string) =>
    `<path d="M8 92L52 48M57 43L65 35" stroke="${fill}" stroke-width="17"/>` +
    `<path d="M62 4V20M96 38H80M90 10L78 22M38 12L48 24M88 62L76 52" stroke="${fill}" stroke-width="9.5"/>`,
  "fantastic-four": (fill: string) =>
    [-45, -15, 15, 45]
      .map((turn) => `<path d="M34 16H66L57 62H43Z" transform="rotate(${turn} 50 96)" fill="${fill}"/>`)
      .join(""),
  counterattack: (fill: string) =>
    `<path d="M6 25H44A21 21 0 0 1 44 67H40" fill="none" stroke="${fill}" stroke-width="17"/>` +
    `<path d="M44 39V95L4 67ZM82 4H97V96H82Z" fill="${fill}"/>`,
  equality: (fill: string) => `<path d="M16 20H98L93 43H11ZM7 57H89L84 80H2Z" fill="${fill}"/>`,
  "nice-try": (fill: string) =>
    `<path d="M34 50V22M47.5 46V10M61 46V14M74.5 50V27" stroke="${fill}" stroke-width="10" stroke-linecap="round"/>` +
    `<path d="M29 50H79.5V66C79.5 86 71 98 54 98C38 98 33 90 26 79L10 57C6 50 14 43 20 48L29 57Z" fill="${fill}"/>`,
  event: (fill: string) => `<path d="M62 0L14 58H42L32 100L86 38H55Z" fill="${fill}"/>`,
  bomb: (fill: string) =>
    `<circle cx="42" cy="62" r="34" fill="${fill}"/><path d="M62 20L82 40L72 50L52 30Z" fill="${fill}"/>` +
    `<path d="M74 28C80 16 90 20 96 10" fill="none" stroke="${fill}" stroke-width="8"/>`,
};

type FigureName = keyof typeof FIGURES;
export type PictogramName = FigureName | EventName;

/** Colours that an event's figure is printed with; in one tone they are all the same. */
const PRINTED = { ink: INK, ...FLAT };

function oneTone(fill: string) {
  return { ink: fill, blue: fill, red: fill, green: fill, yellow: fill };
}

function isFigure(name: string): name is FigureName {
  return Object.hasOwn(FIGURES, name);
}

export function isEvent(name: string): name is EventName {
  return Object.hasOwn(EVENT_PICTOGRAMS, name);
}

/** The pictogram of a special card, an event, or of events as such, in one tone. */
export function drawPictogram(name: PictogramName, fill = "currentColor"): string {
  if (isFigure(name)) return FIGURES[name](fill);
  if (isEvent(name)) return EVENT_PICTOGRAMS[name](oneTone(fill));
  throw new Error(`FRANTIC has no pictogram "${String(name)}"`);
}

/** The pictogram of an event as it is printed on its card, with colours on white. */
export function printEvent(name: EventName): string {
  return EVENT_PICTOGRAMS[name](PRINTED);
}
