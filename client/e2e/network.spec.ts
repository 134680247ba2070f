/** The page at an address that is not localhost, over plain HTTP, where browsers restrict it. */

import { networkInterfaces } from "node:os";

import { playNow } from "./lobby";
import { play } from "./players/playing";
import { expect, test } from "./room";
import { Server } from "./server";

const address = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

test("a table opens over a home network, and its link can be copied", async ({ page, excused }) => {
  test.skip(address === undefined, "this machine is in no network");
  // Browsers log this for every insecure page.
  excused.push(/Cross-Origin-Opener-Policy/u);
  const server = await Server.start("0.0.0.0");
  try {
    await page.goto(server.url.replace("localhost", address ?? ""));
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await playNow(page, "fzzzt");
    expect(await play(page, "fzzzt", { most: 3 })).toBe(3);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  } finally {
    // If left open, the page would try to reconnect.
    await page.close();
    await server.close();
  }
});
