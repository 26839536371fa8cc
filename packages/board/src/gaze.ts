import type { Gestures, Look } from './scene.ts';

/** Why something is looked at, the strongest reason first. */
const REASONS: readonly Look[] = ['held', 'hovered', 'focused'];

/** What is looked at, for whichever reason; told whenever it changes. */
export class Gaze {
  readonly #gestures: Gestures;
  readonly #anchors: Record<Look, string | null> = { held: null, hovered: null, focused: null };
  #told: { readonly anchor: string | null; readonly reason: Look } = { anchor: null, reason: 'focused' };

  constructor(gestures: Gestures) {
    this.#gestures = gestures;
  }

  set(reason: Look, anchor: string | null): void {
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
    const reason = REASONS.find((one) => this.#anchors[one] !== null) ?? 'focused';
    const anchor = this.#anchors[reason];
    if (anchor === this.#told.anchor && reason === this.#told.reason) return;
    this.#told = { anchor, reason };
    this.#gestures.look(anchor, reason);
  }
}
