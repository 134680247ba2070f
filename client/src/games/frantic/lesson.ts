/** The guided first game: what is said at the moment it matters. */

import type { Desk } from "../../table/desk";
import type { Hint } from "../../table/game-table";
import type { FranticView, GameEvent } from "../../wire/messages";
import { sortOf } from "./cards";
import { inForce } from "./force";

type Look = Desk<FranticView>;

const isMine = (desk: Look): boolean => desk.choices.length > 0;
const plays = ({ view, choices }: Look): boolean => view.step === "play" && choices.length > 0;
const fits = (desk: Look): number => desk.choices.filter((move) => move.startsWith("play ")).length;
const holds = ({ view }: Look, sort: string): boolean => view.hand.some((code) => sortOf(code) === sort);
const happened = (past: readonly GameEvent[], ...types: readonly GameEvent["type"][]): boolean =>
  past.some(({ type }) => types.includes(type));

function own(past: readonly GameEvent[], me: number | null): readonly GameEvent[] {
  return past.filter((event) => "seat" in event && event.seat === me);
}

const ATTACKS = ["gift", "exchange", "skip", "equality", "fantastic-four"];

/** Whether an attack can be played now. */
const mayAttack = (desk: Look): boolean =>
  plays(desk) &&
  ATTACKS.some((sort) => desk.view.hand.some((code) => sortOf(code) === sort && desk.may(`play ${code}`)));

export const lesson: readonly Hint<FranticView>[] = [
  { key: "frantic-lesson-aim", when: () => true, spot: "hand", rule: "R-7" },
  { key: "frantic-lesson-order", when: () => true, spot: "seat:1", rule: "R-5" },
  { key: "frantic-lesson-pile", when: plays, spot: "discard", rule: "R-11" },
  { key: "frantic-lesson-play", when: (desk) => plays(desk) && fits(desk) > 0, spot: "hand", rule: "R-5" },
  {
    key: "frantic-lesson-draw",
    when: (desk, past) => plays(desk) && (fits(desk) === 0 || own(past, desk.me).length > 1),
    spot: "draw",
    rule: "R-5",
  },
  {
    key: "frantic-lesson-drawn",
    when: ({ view, choices }) => view.step === "play-on" && choices.length > 0,
    spot: "hand",
    rule: "R-5",
  },
  {
    key: "frantic-lesson-four",
    when: (desk) => plays(desk) && ["fantastic", "fantastic-four"].some((sort) => holds(desk, sort)),
    spot: "hand",
    rule: "R-15",
  },
  { key: "frantic-lesson-wish", when: ({ view }) => inForce(view).isWish, spot: "discard", rule: "R-15" },
  { key: "frantic-lesson-attack", when: mayAttack, spot: "hand", rule: "R-19" },
  {
    key: "frantic-lesson-window",
    when: (desk) => isMine(desk) && desk.view.step === "window",
    spot: "window",
    rule: "R-25",
  },
  {
    key: "frantic-lesson-second",
    when: (desk) => isMine(desk) && desk.view.step === "second-chance",
    spot: "hand",
    rule: "R-17",
  },
  {
    key: "frantic-lesson-event",
    when: (_, past) => happened(past, "event-turned"),
    spot: "events",
    rule: "R-28",
  },
  {
    key: "frantic-lesson-skip",
    when: ({ view }) => view.players.some(({ skipped }) => skipped),
    rule: "R-18",
  },
  {
    key: "frantic-lesson-on",
    when: (desk, past) => happened(past, "round-ended") || own(past, desk.me).length > 5,
    rule: "R-9",
  },
];
