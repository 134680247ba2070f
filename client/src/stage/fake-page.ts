/** A fake page for stage tests: elements with positions, and animations that finish on demand. */

import { vi } from "vitest";

interface Motion {
  readonly element: FakeElement;
  readonly ms: number;
  readonly path: readonly Keyframe[];
  readonly finish: () => void;
}

export class FakeElement {
  readonly dataset: Record<string, string> = {};
  readonly style: Record<string, unknown> = {
    removeProperty: (name: string) => (this.style[name] = undefined),
  };
  readonly classes = new Set<string>();
  readonly classList = {
    add: (name: string) => void this.classes.add(name),
    remove: (name: string) => void this.classes.delete(name),
  };
  readonly children: FakeElement[] = [];
  className = "";
  innerHTML = "";
  scrollLeft = 0;
  scrollTop = 0;
  parent: FakeElement | null = null;
  box = { x: 0, y: 0, width: 50, height: 70 };

  constructor(private readonly page: FakePage) {}

  setAttribute(): void {}

  append(child: FakeElement): void {
    child.parent = this;
    this.children.push(child);
  }

  remove(): void {
    const { parent } = this;
    parent?.children.splice(parent.children.indexOf(this), 1);
    this.parent = null;
  }

  getBoundingClientRect(): FakeElement["box"] {
    return this.box;
  }

  getClientRects(): readonly unknown[] {
    return [this.box];
  }

  animate(path: readonly Keyframe[], { duration }: { duration: number }): Pick<Animation, "finish"> {
    return this.page.move(this, path, duration);
  }
}

/** The page, with its spots by name. */
export class FakePage {
  readonly root = new FakeElement(this);
  readonly sky = new FakeElement(this);
  readonly spots = new Map<string, FakeElement>();
  /** Running animations. */
  readonly motions: Motion[] = [];

  constructor() {
    Object.assign(this.root, {
      querySelector: () => this.sky,
      querySelectorAll: (wanted: string) => {
        const found = this.spots.get(/"(.*)"/u.exec(wanted)?.[1] ?? "");
        return found === undefined ? [] : [found];
      },
    });
    const create = (): FakeElement => new FakeElement(this);
    vi.stubGlobal("document", { createElement: create, createElementNS: create, body: this.sky });
    vi.stubGlobal("CSS", { escape: (text: string) => text });
  }

  spot(name: string, card?: string): FakeElement {
    const element = new FakeElement(this);
    if (card !== undefined) element.dataset["card"] = card;
    this.spots.set(name, element);
    return element;
  }

  move(element: FakeElement, path: readonly Keyframe[], ms: number): Pick<Animation, "finish" | "finished"> {
    let end: () => void = () => undefined;
    const finished = new Promise<Animation>((resolve) => (end = () => resolve({} as Animation)));
    const finish = (): void => {
      const at = this.motions.indexOf(motion);
      if (at >= 0) this.motions.splice(at, 1);
      end();
    };
    const motion: Motion = { element, ms, path, finish };
    this.motions.push(motion);
    return { finish, finished };
  }

  /** Finish all animations, and let what follows start. */
  async end(): Promise<void> {
    await settled();
    for (const motion of [...this.motions]) motion.finish();
    await settled();
  }

  get cards(): readonly (string | undefined)[] {
    return this.sky.children.map(({ dataset }) => dataset["at"]);
  }
}

/** Let pending promises settle. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
