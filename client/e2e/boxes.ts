/** Where things are on the page, and whether they cover each other. */

import { expect, type Locator } from "@playwright/test";

export interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The visible ones of these elements, with their text. */
export function boxesOf(these: Locator): Promise<Box[]> {
  return these.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const name = element.ariaLabel ?? element.textContent?.trim().replace(/\s+/gu, " ") ?? "";
        return { name, left, top, right, bottom };
      }),
  );
}

/** Pixels by which edges may touch. */
const TOUCH = 1;

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH
  );
}

/** None of these covers any of the others. */
export async function expectApart(these: Locator, others: Locator): Promise<void> {
  await expect(these.first()).toBeVisible();
  await expect(others.first()).toBeVisible();
  const covered = async (): Promise<string[]> => {
    const [ours, theirs] = [await boxesOf(these), await boxesOf(others)];
    return ours.flatMap((one) =>
      theirs.filter((other) => overlap(one, other)).map((other) => `${one.name} | ${other.name}`),
    );
  };
  // The layout follows a change of size a moment later.
  await expect.poll(covered).toEqual([]);
}

/** All of these lie inside. */
export async function expectInside(these: Locator, frame: Locator): Promise<void> {
  await expect(these.first()).toBeVisible();
  await expect(frame.first()).toBeVisible();
  const outside = async (): Promise<Box[]> => {
    const [around] = await boxesOf(frame.first());
    return (await boxesOf(these)).filter(
      ({ left, top, right, bottom }) =>
        around === undefined ||
        left < around.left - TOUCH ||
        top < around.top - TOUCH ||
        right > around.right + TOUCH ||
        bottom > around.bottom + TOUCH,
    );
  };
  await expect.poll(outside).toEqual([]);
}
