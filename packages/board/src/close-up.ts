import { boxAround, middle } from './boxes.ts';
import type { Lens } from './lens.ts';

/** What a finger hits without care, in pixels. */
const FINGER = 40;

/** Zooms in on small things when a finger has to pick one of them, and out again when there is nothing to pick. */
export class CloseUp {
  readonly #lens: Lens;
  #isIn = false;

  constructor(lens: Lens) {
    this.#lens = lens;
  }

  /** `targets`: what is to be picked one by one. `isAsked`: whether there is anything to pick at all. */
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

  /** What is to be picked stays in sight when something grows that covers the page. */
  keepInSight(): void {
    if (this.#isIn) this.#lens.reveal();
  }
}
