/** FRANTIC as a table of the page. */

import { defs } from "../../art/frantic";
import type { GameTable } from "../../table/game-table";
import type { FranticView } from "../../wire/messages";
import Bar from "./Bar.svelte";
import { book } from "./book";
import { about, brief, draw, nameOf } from "./cards";
import { choreograph } from "./choreography";
import { doing } from "./player-status";
import End from "./End.svelte";
import { facets } from "./facets";
import "./fonts.css";
import { lesson } from "./lesson";
import "./theme.css";
import { say } from "./move-words";
import { narrator } from "./story";
import Table from "./Table.svelte";
import { textForm } from "./text-form";

export const table: GameTable<FranticView> = {
  smallBelow: 57,
  defs: defs(),
  Table,
  Bar,
  End,
  draw,
  name: nameOf,
  say,
  textForm,
  about,
  brief,
  facets,
  book,
  doing,
  goal: ({ limit }) => limit,
  choreograph,
  narrator,
  unit: () => "points",
  lesson,
};
