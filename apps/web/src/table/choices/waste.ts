import { foresee, type Frame } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { TableGame } from '../../games/shared/drawing.ts';
import type { Choice } from './walk.ts';

/** A play is wasted if it does nothing in this many worlds. */
const WORLDS = 6;

/** The part of the table that this needs. */
interface Offered {
  readonly table: TableGame;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
}

/** Plays that would have no effect. */
export class Waste {
  /** The things to pick first that lead only to such plays, and why they have none. */
  readonly marks = computed<ReadonlyMap<string, string>>(() => {
    const found = new Map<string, string | null>();
    for (const choice of this.#offered.choices.value) {
      const [first] = choice.anchors;
      if (first === undefined || found.get(first) === null) continue;
      found.set(first, this.of(choice));
    }
    return new Map([...found].flatMap(([anchor, why]) => (why === null ? [] : [[anchor, why] as const])));
  });
  readonly #offered: Offered;

  constructor(offered: Offered) {
    this.#offered = offered;
  }

  /** Why a choice would have no effect if nobody responds, using only what this seat may know; null if it has one. */
  of({ action }: Choice): string | null {
    const { table, frame } = this.#offered;
    if (frame.value === null || typeof frame.value.viewer !== 'number') return null;
    const { view, viewer, legal } = frame.value;
    return legal.includes(action) ? wasteOf(table, view, viewer, action) : null;
  }
}

export function wasteOf(
  { game, drawing }: TableGame,
  view: unknown,
  seat: Seat,
  action: unknown,
): string | null {
  if (drawing.wasted === undefined) return null;
  let tried = 0;
  for (const { events } of foresee(game, view, seat, action)) {
    const why = drawing.wasted(view, events);
    if (why === null || ++tried === WORLDS) return why;
  }
  return null;
}
