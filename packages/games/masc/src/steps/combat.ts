import { NOWHERE, SQUARE_NAME } from '../board.ts';
import { BODY, TYPE_IDS } from '../content/types.ts';
import { takersOf } from '../damage.ts';
import type { Log } from '../event.ts';
import { colorOf } from '../field.ts';
import { mechaName } from '../names.ts';
import { checkWipedOut } from '../outcome.ts';
import { seatOf, type Do, type State } from '../state.ts';

/** MASC-R-50: dice are assigned from low to high, until the defender has to choose or none is left. */
export function assign(s: State, step: Extract<Do, { do: 'assign' }>, log: Log): void {
  const { dice, eligible } = step;
  let { fixed, next } = step;
  while (next < dice.length) {
    const die = dice[next];
    if (fixed === NOWHERE) {
      const takers = takersOf(s, eligible, die);
      if (takers.length > 1) {
        s.agenda.push({ ask: 'assign', seat: seatOf(s, colorOf(s, eligible[0])), dice, next, eligible });
        return;
      }
      if (takers.length === 0) {
        const end = endOf(dice, next);
        log.push({ type: 'wasted', clause: 'MASC-DMG-5', die, count: end - next });
        next = end;
        continue;
      }
      fixed = takers[0];
    }
    hurt(s, fixed, die, log);
    next++;
    // MASC-DMG-3, MASC-DMG-8: a choice lasts until the mecha is destroyed or the number ends
    if (s.at[fixed] === NOWHERE || dice[next] !== die) fixed = NOWHERE;
  }
  checkWipedOut(s, log);
}

/** The place after the last die that shows the same number as the one at `next`. */
function endOf(dice: readonly number[], next: number): number {
  let end = next;
  while (dice[end] === dice[next]) end++;
  return end;
}

/** MASC-R-53: one die, one point. */
function hurt(s: State, mecha: number, die: number, log: Log): void {
  const type = s.type[mecha];
  const who = { mecha: mechaName(s, mecha), is: TYPE_IDS[type] };
  s.damage[mecha]++;
  log.push({ type: 'hit', clause: 'MASC-DMG-1', ...who, die, damage: s.damage[mecha] });
  if (s.damage[mecha] < BODY[type]) return;
  const square = SQUARE_NAME[s.at[mecha]];
  s.at[mecha] = NOWHERE;
  log.push({ type: 'destroyed', clause: 'MASC-DMG-3', ...who, square });
}
