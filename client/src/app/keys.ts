/** All keys of the page, by where they work, for the list that `?` opens. */

export interface Shortcut {
  /** As printed on the keys; those with a name of their own are messages. */
  readonly keys: readonly string[];
  /** What they do: a message key. */
  readonly does: string;
}

export interface KeyGroup {
  /** The title: a message key, or a game by its name. */
  readonly title: string;
  /** The game in which they work; null for none in particular. */
  readonly game: string | null;
  readonly shortcuts: readonly Shortcut[];
}

export const KEYS: readonly KeyGroup[] = [
  {
    title: "keys-everywhere",
    game: null,
    shortcuts: [
      { keys: ["Tab", "Enter", "Space"], does: "keys-use" },
      { keys: ["?"], does: "keys-list" },
      { keys: ["Esc"], does: "keys-close" },
    ],
  },
  {
    title: "keys-table",
    game: null,
    shortcuts: [
      { keys: ["←", "→", "Home", "End"], does: "keys-hand" },
      { keys: ["?", "F1"], does: "keys-explain" },
      { keys: ["Esc"], does: "keys-skip" },
      { keys: ["H"], does: "keys-hint" },
      { keys: ["←", "→"], does: "keys-tabs" },
      { keys: ["↑", "↓", "Enter"], does: "keys-log" },
    ],
  },
  { title: "fzzzt", game: "fzzzt", shortcuts: [{ keys: ["B"], does: "keys-fzzzt-bid" }] },
  {
    title: "frantic",
    game: "frantic",
    shortcuts: [
      { keys: ["D"], does: "keys-frantic-draw" },
      { keys: ["P"], does: "keys-frantic-pass" },
      { keys: ["S"], does: "keys-frantic-sort" },
      { keys: ["C"], does: "keys-frantic-answer" },
    ],
  },
  {
    title: "flautz",
    game: "flautz",
    shortcuts: [
      { keys: ["S"], does: "keys-flautz-swap" },
      { keys: ["F"], does: "keys-flautz-focus" },
      { keys: ["C"], does: "keys-flautz-call" },
      { keys: ["Esc"], does: "keys-flautz-clear" },
    ],
  },
  {
    title: "keys-replay",
    game: null,
    shortcuts: [
      { keys: ["←", "→"], does: "keys-replay-step" },
      { keys: ["PageUp", "PageDown"], does: "keys-replay-mark" },
      { keys: ["Home", "End"], does: "keys-replay-ends" },
      { keys: ["W"], does: "keys-replay-what-if" },
    ],
  },
];

/** The groups for a table of a game; all of them elsewhere. */
export function keysFor(game: string | null): readonly KeyGroup[] {
  return KEYS.filter((group) => game === null || group.game === null || group.game === game);
}
