/** FLAUTZ! as a table of the page. */

import { defs } from "../../art/flautz";
import type { GameTable } from "../../table/game-table";
import type { FlautzView } from "../../wire/messages";
import Bar from "./Bar.svelte";
import { book } from "./book";
import { about, brief, draw, nameOf, sign } from "./cards";
import { choreograph } from "./choreography";
import End from "./End.svelte";
import { facets } from "./facets";
import "./fonts.css";
import { lesson } from "./lesson";
import "./theme.css";
import { doing } from "./player-status";
import { say, warn } from "./move-words";
import { narrator } from "./story";
import Table from "./Table.svelte";
import { textForm } from "./text-form";

export const table: GameTable<FlautzView> = {
  smallBelow: 48,
  defs: defs(),
  ...{
    Table,
    Bar,
    End,
    draw,
    sign,
    say,
    warn,
    textForm,
    about,
    brief,
    book,
    facets,
    doing,
    choreograph,
    narrator,
    lesson,
  },
  chart: { title: "flautz-chart", column: "flautz-chart-match" },
  goal: ({ goal }) => goal,
  unit: ({ matches }) => (matches === null ? "crystals" : "points"),
  name: nameOf,
};
