/** A turn in a line: what was played, what came of it, and the wish. The rest is detail. */

import type { FranticEvent, Message, Seat } from "../../wire/messages";

type Type = FranticEvent["type"];
type Tells = (event: FranticEvent, next: readonly FranticEvent[]) => Message | null;

/** Told as they are. */
const PLAIN: ReadonlySet<Type> = new Set([
  "turn-missed",
  "pile-empty",
  "card-played",
  "cards-drawn",
  "cards-seen",
  "turn-passed",
  "attack-lapsed",
  "skip-taken",
  "cards-given",
  "cards-handed",
  "second-chance-missed",
  "wish-made",
  "last-card-gone",
]);

/** What an event card does to everybody: its name says it. */
const BY_EVENT_CARD: ReadonlySet<Type> = new Set(["skip-taken", "cards-given", "cards-handed"]);

const SHORT: Partial<Record<Type, Tells>> = {
  "attack-aimed": (event) => (event.type === "attack-aimed" ? aimed(event.seat, [event.target]) : null),
  "shares-aimed": (event) => (event.type === "shares-aimed" ? aimed(event.seat, event.shares) : null),
  "attack-countered": countered,
  "event-turned": ({ telling }) => ({ key: "frantic-story-event", args: telling?.args ?? {} }),
};

/** The sentences about a turn of `seat`, in the order of what happened. */
export function turnLine(seat: number | null, events: readonly FranticEvent[]): Message[] {
  const line: Message[] = [];
  let isEventCard = false;
  events.forEach((event, at) => {
    if (event.type === "event-turned") isEventCard = true;
    if (event.type === "card-played") isEventCard = false;
    const isDraw = isEffectDraw(event);
    if (isEventCard && (isDraw || BY_EVENT_CARD.has(event.type))) return;
    if (isDraw) addDraw(line, event.seat, drawn(event));
    else line.push(...(told(event, events, at) ?? []));
  });
  return line;

  function told(event: FranticEvent, all: readonly FranticEvent[], at: number): Message[] {
    // A Counterattack is told by what it does, and its aim with it.
    const before = all[at - 1];
    if (event.type === "card-played" && event.seat !== seat && all[at + 1]?.type === "attack-countered")
      return [];
    if (event.type === "attack-aimed" && before?.type === "attack-countered" && before.seat === event.seat)
      return [];
    const short = SHORT[event.type]?.(event, all.slice(at + 1));
    const message = short ?? (PLAIN.has(event.type) ? event.telling : null);
    return message ? [message] : [];
  }
}

type Draw = Extract<FranticEvent, { type: "cards-drawn" | "cards-seen" }>;

/** Cards drawn by an effect follow from something else. */
function isEffectDraw(event: FranticEvent): event is Draw {
  return (event.type === "cards-drawn" || event.type === "cards-seen") && event.effect;
}

function drawn(event: Draw): number {
  return event.type === "cards-drawn" ? event.count : event.cards.length;
}

/** Draws of one seat are counted together. */
function addDraw(line: Message[], number: number, count: number): void {
  const isSame = ({ key, args }: Message): boolean =>
    key === "told-drew" && args["by"] === "effect" && (args["name"] as Seat | undefined)?.number === number;
  const at = line.findIndex(isSame);
  const earlier = at < 0 ? 0 : Number(line[at]?.args["count"] ?? 0);
  const message = { key: "told-drew", args: { name: { number }, count: earlier + count, by: "effect" } };
  if (at < 0) line.push(message);
  else line[at] = message;
}

function aimed(number: number, targets: readonly number[]): Message {
  const unique = [...new Set(targets)].map((target) => ({ number: target }));
  return { key: "frantic-story-aimed", args: { name: { number }, targets: unique } };
}

function countered(event: FranticEvent, [next]: readonly FranticEvent[]): Message | null {
  if (event.type !== "attack-countered") return null;
  const name = { number: event.seat };
  if (next?.type !== "attack-aimed") return { key: "frantic-story-countered", args: { name } };
  return { key: "frantic-story-countered-at", args: { name, target: { number: next.target } } };
}
