/**
 * A picture of a table as plain data: a tree of things. A game makes it from a view, the board draws it.
 * Games make a new scene whenever something changes, and the board finds the differences.
 */
export interface Thing {
  /** Identifies the thing as long as it exists, wherever it moves. Unique in a scene. */
  readonly key: string;
  /** CSS classes, separated by spaces: `plate unit resting`. */
  readonly classes: string;
  /** The name that gestures and actions use for it. Equal cards in a hand share one. */
  readonly anchor?: string;
  /** The text for screen readers. Everything with an anchor has one. */
  readonly label?: string;
  readonly text?: string;
  /** The term or symbol that it shows, as the index of the rule book names it. */
  readonly term?: string;
  /** The markup of a drawing: from our own art, never from user input. */
  readonly drawing?: string;
  /** Custom properties for the style sheet: `{ '--lane': '2' }`. */
  readonly style?: Readonly<Record<`--${string}`, string>>;
  /** Glides when its place changes, instead of jumping. */
  readonly glides?: true;
  /** Can be dragged onto lit things, even if picking it does nothing: a die. */
  readonly drags?: true;
  /** Its content can be zoomed and panned. It has one child, which is laid out by its width. */
  readonly lens?: true;
  readonly children?: readonly Thing[];
}

/** Which things call for attention. All by anchor. */
export interface Lights {
  /** Picking one of these is a step toward an action. */
  readonly lit: ReadonlySet<string>;
  /** Those that have to be hit exactly: a lens zooms in if they are too small for a finger. */
  readonly targets?: readonly string[];
  /** The anchors picked so far for an action, in order. */
  readonly chosen: readonly string[];
  /** What the hovered or focused thing could do. */
  readonly hints?: ReadonlyMap<string, Hint>;
  /** A few characters on a thing, such as the cost of a square. */
  readonly notes?: ReadonlyMap<string, string>;
}

/**
 * It could go there; this is on the way; it could strike this; it could strike this after a move; this is fine; this is
 * wrong.
 */
export type Hint = 'way' | 'path' | 'target' | 'threat' | 'holds' | 'breaks';

export const NO_LIGHTS: Lights = { lit: new Set(), chosen: [] };

/** How something that happened is shown. Anchors are of the scene before it, except for the end of a glide. */
export type Cue =
  /** A pulse, and a word floating up from it if there is one. */
  | { readonly cue: 'flash'; readonly at: string; readonly tone: Tone; readonly text?: string }
  /** A thing that is played or acts, enlarged over the table with a line to each target. It rises from `from`. */
  | {
      readonly cue: 'show';
      readonly thing: Thing;
      readonly from?: string;
      readonly toward?: readonly string[];
      /** Only briefly: its player knows it. */
      readonly brief?: true;
      /** Whether it is the thing at `from` itself, which leaves its place. */
      readonly lifts?: true;
    }
  /** Something lunges at something else, which shakes; a word pops up where it hits. */
  | { readonly cue: 'strike'; readonly at: string; readonly against: string; readonly text?: string }
  | { readonly cue: 'vanish'; readonly at: string }
  /** Something new at `to` in the next scene comes from `from` in this one; something that moves there passes `via`. */
  | { readonly cue: 'glide'; readonly to: string; readonly from: string; readonly via?: readonly string[] }
  /** Dice that roll and come to rest, one throw above the other: next to a thing, or across the table. */
  | { readonly cue: 'roll'; readonly throws: readonly Throw[]; readonly at?: string }
  /** A few large words across the table. */
  | { readonly cue: 'banner'; readonly text: string; readonly seat: number | null }
  /** A part of a story, shown in front of the table, for this many milliseconds at speed 1. */
  | { readonly cue: 'interlude'; readonly scene: Thing; readonly time: number }
  /** All at the same time. */
  | { readonly cue: 'together'; readonly of: readonly Cue[] };

/** Dice thrown together: the markup of the sides they end on, from our own art. */
export interface Throw {
  readonly words: string;
  readonly faces: readonly string[];
  /** They had no effect: they are knocked away instead of rolled. */
  readonly saved?: true;
}

export type Tone = 'plain' | 'good' | 'bad';

/** A thing is pressed for long, the pointer rests on it, or it has the focus by keyboard. */
export type Look = 'held' | 'hovered' | 'focused';

/** Gestures on a table, by anchor. */
export interface Gestures {
  /** Clicked, tapped, or Enter on it. */
  pick(anchor: string): void;
  /** A drag begins; false if this can't be dragged. While it lasts, the places to drop it are lit. */
  grab?(anchor: string): boolean;
  /** A drag ends on a thing; null: on nothing, or it was canceled. */
  drop?(anchor: string | null): void;
  /** Enter on a thing, before it picks it; true if it was used for something else. */
  enter?(anchor: string): boolean;
  /** Looked at, and how; null when that ends. */
  look(anchor: string | null, how: Look): void;
}
