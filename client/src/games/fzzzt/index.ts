/** Fzzzt! as a table of the page. */

import { defs } from "../../art/fzzzt";
import type { GameTable } from "../../table/game-table";
import type { FzzztView } from "../../wire/messages";
import Bar from "./Bar.svelte";
import { book } from "./book";
import { choreograph } from "./choreography";
import { SMALL_BELOW, about, brief, draw, nameOf, nameHeld } from "./cards";
import End from "./End.svelte";
import { facets } from "./facets";
import "./fonts.css";
import { lesson } from "./lesson";
import "./theme.css";
import { say } from "./move-words";
import { doing } from "./player-status";
import { narrator } from "./story";
import Table from "./Table.svelte";
import { textForm } from "./text-form";

export const table: GameTable<FzzztView> = {
  smallBelow: SMALL_BELOW,
  defs: defs(),
  Table,
  Bar,
  End,
  draw,
  name: nameOf,
  nameHeld,
  say,
  textForm,
  about,
  brief,
  facets,
  book,
  doing,
  goal: () => null,
  choreograph,
  narrator,
  unit: () => "points",
  lesson,
};
