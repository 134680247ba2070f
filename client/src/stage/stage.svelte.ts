/** Plays animations: cards fly between spots of the page, which are marked with `data-spot`. */

import type { Drawing } from "../table/game-table";
import type { Cue, Banner, Beat } from "./cues";
import { SoundPlayer } from "./sounds";
import { findSpot } from "./spots";

const FLIGHT = 260;
const EASE = "cubic-bezier(.3,.8,.3,1)";

/** How a card in flight is drawn. */
export type Draw = (card: string | null) => Drawing;

export class Stage {
  /** The banner the table shows over everything. */
  banner = $state.raw<Banner | null>(null);
  readonly soundPlayer = new SoundPlayer();

  #root: HTMLElement | null = null;
  #draw: Draw = () => ({ viewBox: "0 0 100 140", markup: "" });
  #flying = new Set<HTMLElement>();
  #taken = new Set<HTMLElement>();
  #moving = new Set<Animation>();
  #isPlaying = false;
  #isSkipped = false;

  /** Attach to the element that contains all spots; returns a function to detach. */
  attach(root: HTMLElement, draw: Draw): () => void {
    this.#root = root;
    this.#draw = draw;
    return () => {
      this.clear();
      this.#root = null;
    };
  }

  async play(beats: readonly Beat[], pace: number): Promise<void> {
    this.#isPlaying = true;
    try {
      for (const beat of beats) await Promise.all(beat.map((act) => this.#act(act, pace)));
    } finally {
      this.#isPlaying = this.#isSkipped = false;
    }
  }

  /** Finish all running animations and skip the rest. */
  skip(): void {
    this.#isSkipped = this.#isPlaying;
    for (const motion of this.#moving) motion.finish();
  }

  /** The page has rendered the new state: remove landed cards and the banner. */
  clear(): void {
    this.skip();
    this.#sweep();
    for (const card of this.#taken) card.style.removeProperty("visibility");
    this.#taken.clear();
    this.banner = null;
  }

  async #act(act: Cue, pace: number): Promise<void> {
    switch (act.do) {
      case "fly":
        return this.#fly(act, pace);
      case "mark":
        return this.#mark(act, pace);
      case "banner":
        // A banner that shows an event in full covers the table: remove landed cards below it.
        if (act.banner.event !== undefined) this.#sweep();
        this.banner = act.banner;
        await this.#wait(act.ms * pace);
        if (this.banner === act.banner) this.banner = null;
        return;
      case "sound":
        return this.soundPlayer.play(act.sound);
      case "wait":
        return this.#wait(act.ms * pace);
    }
  }

  async #fly(act: Cue & { do: "fly" }, pace: number): Promise<void> {
    const from = this.#find(act.from);
    const to = this.#find(act.to);
    if (from === null || to === null) return;
    const start = cardBox(from);
    const end = cardBox(to);
    // A spot without size, such as an empty row, cannot be a start or target.
    if (start.width <= 0 || end.width <= 0) return;
    await this.#wait((act.after ?? 0) * pace);
    const sky = this.#sky;
    if (sky === null) return;
    if (act.keep !== true) this.#take(act, from);
    const card = this.#ghost(act, end, sky);
    const turn = act.turn === undefined ? "" : " rotateY(180deg)";
    const scale = start.width / end.width;
    const path = [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})${turn}` },
      { transform: "none" },
    ];
    await this.#run(card, path, (act.ms ?? FLIGHT) * pace);
  }

  /** Hides the card at its start, or removes the landed copy of an earlier flight. */
  #take({ card, from }: Cue & { do: "fly" }, element: HTMLElement): void {
    const landed = [...this.#flying].find((ghost) => ghost.dataset["at"] === `${from} ${card}`);
    if (landed !== undefined) {
      landed.remove();
      this.#flying.delete(landed);
    } else if (isCard(element)) {
      element.style.visibility = "hidden";
      this.#taken.add(element);
    }
  }

  /** Removes landed cards. */
  #sweep(): void {
    for (const card of this.#flying) card.remove();
    this.#flying.clear();
  }

  #ghost({ card, turn, to }: Cue & { do: "fly" }, { x, y, width }: Box, sky: HTMLElement): HTMLElement {
    const origin = sky.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.dataset["at"] = `${to} ${card}`;
    ghost.className = turn === undefined ? "flying" : "flying turning";
    ghost.ariaHidden = "true";
    ghost.style.left = `${x - origin.x + sky.scrollLeft}px`;
    ghost.style.top = `${y - origin.y + sky.scrollTop}px`;
    ghost.style.width = `${width}px`;
    const face = turn === "down" ? null : card;
    ghost.append(this.#side(face, "front"));
    if (turn !== undefined) ghost.append(this.#side(turn === "down" ? card : null, "behind"));
    sky.append(ghost);
    this.#flying.add(ghost);
    return ghost;
  }

  #side(card: string | null, side: string): SVGSVGElement {
    const { viewBox, markup } = this.#draw(card);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", viewBox);
    svg.setAttribute("class", side);
    svg.innerHTML = markup;
    return svg;
  }

  async #mark({ spot, look, ms }: Cue & { do: "mark" }, pace: number): Promise<void> {
    const found = this.#find(spot);
    found?.classList.add(look);
    await this.#wait(ms * pace);
    found?.classList.remove(look);
  }

  /** A wait is an empty animation, so that it can be skipped. */
  async #wait(ms: number): Promise<void> {
    if (ms > 0 && this.#root !== null) await this.#run(this.#root, [], ms);
  }

  /**
   * The layer for flying cards, within the game's table so that banners and sheets lie above; null once
   * detached.
   */
  get #sky(): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(".stage > *") ?? null;
  }

  async #run(element: HTMLElement, path: Keyframe[], ms: number): Promise<void> {
    if (this.#isSkipped) return;
    const motion = element.animate(path, { duration: ms, easing: EASE, fill: "backwards" });
    this.#moving.add(motion);
    await motion.finished.catch(() => undefined);
    this.#moving.delete(motion);
  }

  #find(spot: string): HTMLElement | null {
    return this.#root && findSpot(this.#root, spot);
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function isCard(element: HTMLElement): boolean {
  return element.dataset["card"] !== undefined;
}

/** A card-sized box in the centre of a spot, or the spot itself if it is a card. */
function cardBox(spot: HTMLElement): Box {
  const { x, y, width, height } = spot.getBoundingClientRect();
  if (isCard(spot)) return { x, y, width };
  const wide = Math.min(width, (height * 5) / 7, 72);
  return { x: x + (width - wide) / 2, y: y + (height - (wide * 7) / 5) / 2, width: wide };
}
