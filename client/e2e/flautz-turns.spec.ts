/** What FLAUTZ! asks before something is lost. */

import { turn } from "./flautz-moments";
import { expect, test } from "./room";
import { stage } from "./staging";

for (const [name, last] of Object.entries({
  "on the last field": { round: 6 },
  "after a call": { caller: 1 },
}))
  test(`a focus ${name} is confirmed, and its price is named`, async ({ page }) => {
    const sent: string[] = [];
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => void sent.push(String(payload))),
    );
    await stage(page, { game: "flautz", seats: 3 }, turn(last));
    const focus = page.getByRole("button", { name: "Focus", exact: true });
    await focus.click();
    await expect(focus).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-spot=prompt]")).toContainText("lose your spell of 13 points");
    await expect(page.getByRole("button", { name: "Focus now" })).toBeVisible();
    expect(sent.filter((text) => text.includes('"focus"'))).toEqual([]);
  });

test("a focus at any other time needs one press", async ({ page }) => {
  await stage(page, { game: "flautz", seats: 3 }, turn());
  await expect(page.getByRole("button", { name: "Focus", exact: true })).not.toHaveAttribute("aria-pressed");
});
