import type { Seat } from '@mechatable/kernel';
import { CELL_NAME } from './board.ts';
import { damageOf } from './check.ts';
import { CARDS, ID } from './content/cards.ts';
import type { Log } from './event.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { trigger } from './triggers.ts';
import { durabilityLeft } from './values.ts';
import { popTop } from './zones.ts';

const CLAUSES = {
  '1e': { soaked: 'MG-CTR-11', hit: 'MG-CTR-4' },
  '2e': { soaked: 'MG-CTR-12', hit: 'MG-CTR-7' },
} as const;

/** One damage event (MG-R-55): Armour soaks all of it, or it counts. `isStopped`: Armour works against it. */
export function hurt(s: State, u: Unit, amount: number, by: string, isStopped: boolean, log: Log): void {
  const where = { card: ID[u.card], cell: CELL_NAME[u.cell], by };
  const clauses = CLAUSES[s.rules.edition];
  if (isStopped && u.armour > 0) {
    u.armour--;
    log.push({ type: 'soaked', clause: clauses.soaked, ...where, left: u.armour });
    return;
  }
  u.damage += amount;
  log.push({ type: 'hit', clause: clauses.hit, ...where, amount, left: durabilityLeft(s, u) });
  if (amount > 0) trigger(s, u, 'damaged', u.id);
}

/** Damage that is not from an attack. */
export function hurtByEffect(s: State, u: Unit, amount: number, by: number, log: Log): void {
  hurt(s, u, amount, ID[by], s.rules.armourVsEffects, log);
}

/** The top card of a deck goes to its owner's damage zone; a Trigger Command works there (MG-R-75). */
export function toDamageZone(s: State, seat: Seat, by: string, direct: boolean, log: Log): void {
  const pile = s.piles[seat];
  const card = popTop(pile);
  if (card === undefined) return;
  pile.damage.push(card);
  const clause = direct ? 'MG-WIN-2' : 'MG-R-75';
  log.push({ type: 'struck', clause, seat, by, direct, card: ID[card], total: damageOf(s, seat) });
  if (CARDS[card].isTrigger) s.agenda.push({ do: 'spring', seat, card });
}
