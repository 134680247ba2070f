/**
 * The vocabulary of animations. A scene (one event) is a list of beats that play in order; the cues of a beat
 * play together.
 */

import type { GameEvent } from "../wire/messages";
import type { Sound } from "./sounds";

export type Cue =
  | {
      /** A card flies from one spot to another, face up or (null) face down. */
      readonly do: "fly";
      readonly card: string | null;
      readonly from: string;
      readonly to: string;
      /** The card turns over in flight, face up or face down. */
      readonly turn?: "up" | "down";
      readonly ms?: number;
      /** Delay in milliseconds from the start of the beat. */
      readonly after?: number;
      /** Whether the card at `from` stays visible, as for piles and seats. */
      readonly keep?: boolean;
    }
  /** A spot gets this CSS class for a while. */
  | { readonly do: "mark"; readonly spot: string; readonly look: string; readonly ms: number }
  /** The table shows this banner over everything, in its own way. */
  | { readonly do: "banner"; readonly banner: Banner; readonly ms: number }
  | { readonly do: "sound"; readonly sound: Sound }
  | { readonly do: "wait"; readonly ms: number };

export interface Banner {
  readonly sort: string;
  readonly card?: string;
  readonly seat?: number;
  readonly count?: number;
  /** The event, if the table shows it in full. */
  readonly event?: GameEvent;
}

export type Beat = readonly Cue[];
