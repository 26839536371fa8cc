import type { Lights } from '@mechatable/board';
import { computed, type ReadonlySignal } from '@preact/signals';
import { withKey, type Choice } from './walk.ts';

/** The part of the table's offer that Enter needs. */
interface Offered {
  readonly open: ReadonlySignal<readonly Choice[]>;
  readonly walked: ReadonlySignal<readonly string[]>;
  readonly lights: ReadonlySignal<Lights>;
}

/** Enter presses the button that is marked with it. */
export class EnterKey {
  /** The choice behind that button: the only one left, or the one with the key; null for none. */
  readonly main = computed<Choice | null>(() => {
    const open = this.#offered.open.value;
    const [only, another] = open;
    const meant = another === undefined ? only : withKey(open, this.#offered.walked.value, 'Enter');
    return meant ?? null;
  });
  readonly #offered: Offered;

  constructor(offered: Offered) {
    this.#offered = offered;
  }

  /**
   * Whether Enter on a thing picks it instead: if it is one of several next picks, or if the button would give something
   * up before anything was picked.
   */
  picks(anchor: string): boolean {
    const { open, walked, lights } = this.#offered;
    const main = this.main.value;
    if (main === null) return true;
    const isWayOn = open.value.length > 1 && lights.value.lit.has(anchor);
    return isWayOn || (main.givesUp != null && walked.value.length === 0);
  }
}
