import type { Gestures, Look } from './scene.ts';

/** Why something is looked at, the strongest reason first. */
const REASONS: readonly Look[] = ['held', 'hovered', 'focused'];

/** Tracks what the person looks at, and why. Reports every change. */
export class GazeTracker {
  readonly #gestures: Gestures;
  readonly #anchors: Record<Look, string | null> = { held: null, hovered: null, focused: null };
  #reported: { readonly anchor: string | null; readonly reason: Look } = { anchor: null, reason: 'focused' };

  constructor(gestures: Gestures) {
    this.#gestures = gestures;
  }

  set(reason: Look, anchor: string | null): void {
    this.#anchors[reason] = anchor;
    this.#report();
  }

  get hasFocus(): boolean {
    return this.#anchors.focused !== null;
  }

  /** Forgets things that are gone: a removed element doesn't report that the pointer left it. */
  keep(isThere: (anchor: string) => boolean): void {
    for (const reason of REASONS) {
      const anchor = this.#anchors[reason];
      if (anchor !== null && !isThere(anchor)) this.#anchors[reason] = null;
    }
    this.#report();
  }

  #report(): void {
    const reason = REASONS.find((one) => this.#anchors[one] !== null) ?? 'focused';
    const anchor = this.#anchors[reason];
    if (anchor === this.#reported.anchor && reason === this.#reported.reason) return;
    this.#reported = { anchor, reason };
    this.#gestures.look(anchor, reason);
  }
}
