import type { Gestures } from './scene.ts';

/** Why something is looked at, the strongest reason first. */
const REASONS = ['held', 'hovered', 'focused'] as const;
type Reason = (typeof REASONS)[number];

/** What is looked at, for whichever reason; told whenever it changes. */
export class Gaze {
  readonly #gestures: Gestures;
  readonly #anchors: Record<Reason, string | null> = { held: null, hovered: null, focused: null };
  #told: string | null = null;

  constructor(gestures: Gestures) {
    this.#gestures = gestures;
  }

  set(reason: Reason, anchor: string | null): void {
    this.#anchors[reason] = anchor;
    this.#tell();
  }

  get hasFocus(): boolean {
    return this.#anchors.focused !== null;
  }

  /** Forgets what is no longer there: an element that is taken away does not say that the pointer left it. */
  keep(isThere: (anchor: string) => boolean): void {
    for (const reason of REASONS) {
      const anchor = this.#anchors[reason];
      if (anchor !== null && !isThere(anchor)) this.#anchors[reason] = null;
    }
    this.#tell();
  }

  #tell(): void {
    const { held, hovered, focused } = this.#anchors;
    const anchor = held ?? hovered ?? focused;
    if (anchor === this.#told) return;
    this.#told = anchor;
    this.#gestures.look(anchor);
  }
}
