/** Drag and drop for swaps: drag a hand card onto a card in the middle, or the reverse. */

const HAND = "hand-";
const MIDDLE = /^(?:air|ground)-/u;
/** How far a finger may slip before it drags, in pixels. */
const SLIP = 14;

export interface Swap {
  readonly place: string;
  /** The key of the hand card. */
  readonly card: string;
}

/** The swap meant by dropping the card of one spot on another. */
export function swapOf(from: string, to: string): Swap | null {
  if (MIDDLE.test(from) && to.startsWith(HAND)) return { place: from, card: to.slice(HAND.length) };
  if (MIDDLE.test(to) && from.startsWith(HAND)) return { place: to, card: from.slice(HAND.length) };
  return null;
}

/** Attachment for the element that holds all cards. */
export function dragAndDrop(
  mayDrag: () => boolean,
  drop: (swap: Swap) => void,
): (table: HTMLElement) => () => void {
  return (table) => {
    let dragged: Dragged | null = null;

    const stop = (): void => {
      dragged?.end();
      dragged = null;
    };
    const begin = (event: PointerEvent): void => {
      stop();
      const card = event.button === 0 && mayDrag() ? cardUnder(event.target) : null;
      if (card !== null) dragged = new Dragged(card, event);
    };
    const move = (event: PointerEvent): void => dragged?.follow(event);
    const end = (event: PointerEvent): void => {
      const swap = mayDrag() ? dragged?.drop(event) : null;
      stop();
      if (swap) drop(swap);
    };

    table.addEventListener("pointerdown", begin);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", stop);
    return () => {
      stop();
      table.removeEventListener("pointerdown", begin);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", stop);
    };
  };
}

class Dragged {
  #card: HTMLElement;
  #start: PointerEvent;
  #ghost: HTMLElement | null = null;

  constructor(card: HTMLElement, start: PointerEvent) {
    this.#card = card;
    this.#start = start;
  }

  follow({ clientX, clientY, pointerId }: PointerEvent): void {
    if (pointerId !== this.#start.pointerId) return;
    const [x, y] = [clientX - this.#start.clientX, clientY - this.#start.clientY];
    if (this.#ghost === null && Math.hypot(x, y) > SLIP) this.#ghost = ghostOf(this.#card);
    if (this.#ghost !== null) this.#ghost.style.transform = `translate(${x}px, ${y}px)`;
  }

  drop({ clientX, clientY }: PointerEvent): Swap | null {
    const under = this.#ghost === null ? null : cardUnder(document.elementFromPoint(clientX, clientY));
    return under === null ? null : swapOf(this.#card.dataset["spot"] ?? "", under.dataset["spot"] ?? "");
  }

  end(): void {
    this.#ghost?.remove();
    this.#ghost = null;
  }
}

function cardUnder(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card][data-spot]") : null;
}

function ghostOf(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  const drawing = card.querySelector("svg")?.cloneNode(true);
  if (drawing !== undefined) ghost.append(drawing);
  document.body.append(ghost);
  return ghost;
}
