/** Rare moments of a game: the table shows a state that the test has edited, and stays in it. */

import type { Page, WebSocketRoute } from "@playwright/test";

import type { GameView, ServerMessage, Update, Whole } from "../src/wire/messages";
import { type Plan, sitAt } from "./tables";

/** Edits the table that the server sends. */
export type Edit<View extends GameView> = (table: Whole & { view: View }) => void;

/** A table in a staged moment. */
export class Staged<View extends GameView> {
  /** What the page has sent since the first change. */
  readonly moves: string[] = [];
  /** The answer to requests for a hint; null leaves them to the server. */
  hint: string | null = null;
  #page: WebSocketRoute | null = null;
  #table: (Whole & { view: View }) | null = null;
  #isChanged = false;

  show(page: WebSocketRoute, table: Whole & { view: View }): void {
    this.#page = page;
    this.#table = table;
  }

  /** Answers a request for a hint; false if it is something else. */
  advises(page: WebSocketRoute, data: string): boolean {
    const { type, id, version } = JSON.parse(data) as { type: string; id?: string; version?: number };
    if (type !== "hint" || this.hint === null) return false;
    page.send(JSON.stringify({ type: "hinted", id, version, move: this.hint }));
    return true;
  }

  /** Whether the server gets what the page sends: it knows nothing of staged changes. */
  hears(data: string): boolean {
    if (!this.#isChanged) return true;
    const message = JSON.parse(data) as { type: string; move?: string };
    if (message.move !== undefined && message.type === "move") this.moves.push(message.move);
    return message.type === "why" || message.type === "ping";
  }

  /** The next moment, sent as an update. */
  change(edit: Edit<View>): void {
    const table = structuredClone(this.#table);
    if (table === null) throw new Error("Nothing has been staged yet.");
    edit(table);
    table.version += 1;
    this.#table = table;
    this.#isChanged = true;
    const { version, view, choices } = table;
    const update = { type: "update", version, view, choices } as unknown as Update;
    this.#page?.send(JSON.stringify(update));
  }
}

/** Sits down at an edited table. Later messages of the server are dropped, except for answers. */
export async function stage<View extends GameView>(
  page: Page,
  plan: Plan,
  edit: Edit<View>,
): Promise<Staged<View>> {
  const staged = new Staged<View>();
  await page.routeWebSocket(/\/api\//u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      if (!staged.advises(socket, String(data)) && staged.hears(String(data))) server.send(data);
    });
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "update") return;
      if (message.type === "table") {
        edit(message as Whole & { view: View });
        staged.show(socket, message as Whole & { view: View });
      }
      socket.send(JSON.stringify(message));
    });
  });
  await sitAt(page, plan);
  return staged;
}
