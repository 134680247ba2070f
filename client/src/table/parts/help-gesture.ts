/** Gestures that ask for help on a card: right click, long press, or the question mark key. */

const PATIENCE = 500;
/** A finger that moves farther than this, in pixels, drags the card. */
const SLIP = 10;

/** Attachment for a card element; a long press suppresses the click that follows. */
export function helpGesture(explain: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    let start: { x: number; y: number } | null = null;
    const ask = (): void => {
      asked = true;
      explain();
    };
    const handlers = {
      contextmenu: (event: Event) => {
        event.preventDefault();
        clearTimeout(timer);
        if (!asked) ask();
      },
      keydown: (event: Event) => {
        asked = false;
        if (!(event instanceof KeyboardEvent) || (event.key !== "?" && event.key !== "F1")) return;
        event.preventDefault();
        explain();
      },
      pointerdown: (event: Event) => {
        asked = false;
        if (!(event instanceof PointerEvent) || event.pointerType === "mouse") return;
        start = event;
        timer = setTimeout(ask, PATIENCE);
      },
      pointermove: (event: Event) => {
        if (start === null || !(event instanceof PointerEvent)) return;
        if (Math.hypot(event.x - start.x, event.y - start.y) > SLIP) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointerleave: () => clearTimeout(timer),
      click: (event: Event) => {
        if (asked) event.stopImmediatePropagation();
        asked = false;
      },
    };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler, true);
    return () => {
      clearTimeout(timer);
      for (const [name, handler] of Object.entries(handlers))
        element.removeEventListener(name, handler, true);
    };
  };
}
