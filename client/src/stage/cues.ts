/** What can be shown on the stage: acts run together in a beat, beats follow each other. */

import type { GameEvent } from "../wire/messages";
import type { Sound } from "./sounds";

export type Cue =
  | {
      /** A card goes from one spot to another, face up or (null) face down. */
      readonly do: "fly";
      readonly card: string | null;
      readonly from: string;
      readonly to: string;
      /** The card is turned over on its way: to show its face, or its back. */
      readonly turn?: "up" | "down";
      readonly ms?: number;
      /** Milliseconds after the beat began. */
      readonly after?: number;
      /** Whether the card at `from` stays where it is to be seen: from piles and seats. */
      readonly keep?: boolean;
    }
  /** A spot has this class for a while. */
  | { readonly do: "mark"; readonly spot: string; readonly look: string; readonly ms: number }
  /** The table shows this over everything, in its own way. */
  | { readonly do: "banner"; readonly banner: Banner; readonly ms: number }
  | { readonly do: "sound"; readonly sound: Sound }
  | { readonly do: "wait"; readonly ms: number };

export interface Banner {
  readonly sort: string;
  readonly card?: string;
  readonly seat?: number;
  readonly count?: number;
  /** What happened, where the table shows more of it than that. */
  readonly event?: GameEvent;
}

export type Beat = readonly Cue[];
