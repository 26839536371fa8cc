/**
 * What a table looks like, as plain data: a tree of things. A game makes it from a view, the board draws it.
 * A scene is made anew whenever something changes; the board finds out what is different.
 */
export interface Thing {
  /** Names the thing for as long as it exists, wherever it moves; once in a scene. */
  readonly key: string;
  /** Style names with spaces between them: `plate unit resting`. */
  readonly look: string;
  /** What a gesture on it names: actions carry the same anchors. Equal cards in a hand share one. */
  readonly anchor?: string;
  /** What a screen reader says of it. Whatever has an anchor has one. */
  readonly label?: string;
  readonly text?: string;
  /** The word or sign that it shows, under the name that the rule book explains it by. */
  readonly term?: string;
  /** The markup of a drawing: from our own art, never from anybody's input. */
  readonly drawing?: string;
  /** Custom properties for the style sheet: `{ '--lane': '2' }`. */
  readonly style?: Readonly<Record<`--${string}`, string>>;
  /** Glides when its place changes, instead of jumping. */
  readonly glides?: true;
  /** May be dragged onto what is lit, though picking it means nothing: a die. */
  readonly drags?: true;
  /** What is in it can be zoomed and panned. It holds one thing, which is laid out by its width. */
  readonly lens?: true;
  readonly of?: readonly Thing[];
}

/** Which things call for attention. All by anchor. */
export interface Lights {
  /** A gesture on these leads on to an action. */
  readonly lit: ReadonlySet<string>;
  /** Those of them that have to be hit exactly: a lens shows them closely if they are too small for a finger. */
  readonly targets?: readonly string[];
  /** Chosen already on the way to an action, in order. */
  readonly chosen: readonly string[];
  /** What something could do that is looked at. */
  readonly hints?: ReadonlyMap<string, Hint>;
  /** A few characters on a thing: what a square costs. */
  readonly notes?: ReadonlyMap<string, string>;
}

/**
 * It could go there, this is the way there, it could strike this, it could strike this after a move; with this all is
 * well, with this something is broken.
 */
export type Hint = 'way' | 'path' | 'target' | 'threat' | 'holds' | 'breaks';

export const NO_LIGHTS: Lights = { lit: new Set(), chosen: [] };

/** How something that happened is shown. Anchors are of the scene before it, but for the end of a glide. */
export type Cue =
  /** A pulse, with a word floating up from it where there is one. */
  | { readonly cue: 'flash'; readonly at: string; readonly tone: Tone; readonly text?: string }
  /** What is played or acts, held large over the table with a line to each target; `from` is where it rises. */
  | {
      readonly cue: 'show';
      readonly thing: Thing;
      readonly from?: string;
      readonly towards?: readonly string[];
      /** Only for a moment: its player knows it. */
      readonly brief?: true;
    }
  /** Something lunges at something else, which shakes; a word pops up where it hits. */
  | { readonly cue: 'strike'; readonly at: string; readonly against: string; readonly text?: string }
  | { readonly cue: 'vanish'; readonly at: string }
  /** What is new at `to` in the next scene comes from the place of `from` in this one; what goes there passes `via`. */
  | { readonly cue: 'glide'; readonly to: string; readonly from: string; readonly via?: readonly string[] }
  /** Dice that roll and come to rest, one throw above the other: next to a thing, or across the table. */
  | { readonly cue: 'roll'; readonly throws: readonly Throw[]; readonly at?: string }
  /** A few large words across the table. */
  | { readonly cue: 'banner'; readonly text: string; readonly seat: number | null }
  /** A part of a story, told in front of the table, for this many milliseconds at speed 1. */
  | { readonly cue: 'interlude'; readonly scene: Thing; readonly time: number }
  /** All at the same time. */
  | { readonly cue: 'together'; readonly of: readonly Cue[] };

/** Dice thrown together: the markup of the sides they show in the end, from our own art. */
export interface Throw {
  readonly words: string;
  readonly faces: readonly string[];
  /** They did nothing, and are knocked away instead of rolled. */
  readonly saved?: true;
}

export type Tone = 'plain' | 'good' | 'bad';

/** A thing is pressed long, the pointer rests on it, or it has the focus by keyboard. */
export type Look = 'held' | 'hovered' | 'focused';

/** What people do to a table, told by anchor. */
export interface Gestures {
  /** Clicked, tapped, or Enter on it. */
  pick(anchor: string): void;
  /** A drag begins; false if this can't be dragged. What is lit from then on are the places to drop it. */
  grab?(anchor: string): boolean;
  /** A drag ends on a thing; null: on nothing, or it was cancelled. */
  drop?(anchor: string | null): void;
  /** Enter on a thing, before it picks it; true if it meant something else and picks nothing. */
  enter?(anchor: string): boolean;
  /** Looked at closely, and how; null when no more. */
  look(anchor: string | null, how: Look): void;
}
