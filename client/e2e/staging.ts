/** Rare moments of a game: the table shows a state that the test has edited, and stays in it. */

import type { Page } from "@playwright/test";

import type { GameView, ServerMessage, Whole } from "../src/wire/messages";
import { type Plan, sitAt } from "./tables";

/** Edits the table that the server sends. */
export type Edit<View extends GameView> = (table: Whole & { view: View }) => void;

/** Sits down at an edited table. Later messages of the server are dropped, except for answers. */
export async function stage<View extends GameView>(page: Page, plan: Plan, edit: Edit<View>): Promise<void> {
  await page.routeWebSocket(/\/api\//u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "update") return;
      if (message.type === "table") edit(message as Whole & { view: View });
      socket.send(JSON.stringify(message));
    });
  });
  await sitAt(page, plan);
}
