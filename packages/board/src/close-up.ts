import { boxAround, middle } from './boxes.ts';
import type { Lens } from './lens.ts';

/** The size that a finger hits easily, in pixels. */
const FINGER = 40;

/** Zooms in on small things when a finger has to pick one of them, and out again afterward. */
export class CloseUp {
  readonly #lens: Lens;
  #isIn = false;

  constructor(lens: Lens) {
    this.#lens = lens;
  }

  /** `targets`: what has to be picked one by one. `isAsked`: whether anything can be picked at all. */
  attend(targets: readonly HTMLElement[], isAsked: boolean): void {
    const lens = this.#lens;
    if (!isAsked) {
      if (this.#isIn && !lens.isByHand) lens.zoom('whole');
      this.#isIn = false;
      lens.isByHand = false;
    } else if (!this.#isIn && !lens.isByHand && matchMedia('(pointer: coarse)').matches) {
      const boxes = targets.filter((one) => lens.holds(one)).map((one) => one.getBoundingClientRect());
      const around = boxAround(boxes);
      const least = Math.min(...boxes.map(({ width }) => width));
      if (around === null || least === 0) return;
      if (least < FINGER) lens.showCentered(FINGER / least, middle(around));
      this.#isIn = true;
      this.keepInSight();
    }
  }

  /** Keeps the targets in sight when something that covers the page grows. */
  keepInSight(): void {
    if (this.#isIn) this.#lens.reveal();
  }
}
