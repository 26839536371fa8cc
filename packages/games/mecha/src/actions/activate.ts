import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { CELLS, CELL_NAME, NEIGHBOURS, cellNumber } from '../board.ts';
import { announce, isPayment } from '../chain.ts';
import { HAS_ABILITY, ID } from '../content/cards.ts';
import { durabilityLeft } from '../values.ts';
import { sacrifice } from '../zones.ts';
import { byPlaces, ownUnit, type Rule } from './rule.ts';

const NO_ABILITY = illegal('MG-R-21', 'This unit has no ability that is used by paying for it.');
const NOT_NOW = illegal('MG-R-21', 'Abilities are used in your own Main Phase while no chain is open.');
const BAD_PAYMENT = illegal('MG-R-84', 'Sacrifice a Mecha that you control on a space beside it.');

const ACTIVATE = byPlaces(CELL_NAME, CELL_NAME, (unit, pay): ActionOf<'activate'> => ({
  kind: 'activate',
  unit,
  pay,
}));

/** MG-R-17, MG-R-21: the cost is paid at once and never comes back. */
export const activate: Rule<'activate'> = {
  candidates(s, seat, out, ask) {
    if (ask.ask !== 'main' && s.rules.abilityTiming !== 'any') return;
    for (let cell = 0; cell < CELLS; cell++) {
      const u = s.board[cell];
      if (u?.controller !== seat || !HAS_ABILITY[u.card]) continue;
      const beside = NEIGHBOURS[cell];
      for (let i = 0; i < beside.length; i++) {
        if (s.board[beside[i]] !== null) out.push(ACTIVATE[cell][beside[i]]);
      }
    }
  },
  judge(s, seat, { unit, pay }, ask) {
    const u = ownUnit(s, seat, unit);
    if ('ok' in u) return u;
    if (!HAS_ABILITY[u.card]) return NO_ABILITY;
    if (ask.ask !== 'main' && s.rules.abilityTiming !== 'any') return NOT_NOW;
    const cell = cellNumber(pay);
    return cell >= 0 && isPayment(u, cell, s) ? LEGAL : BAD_PAYMENT;
  },
  apply(s, seat, { unit, pay }, log, ask) {
    const u = s.board[cellNumber(unit)];
    const victim = s.board[cellNumber(pay)];
    if (u === null || victim === null) return;
    const paid = durabilityLeft(victim);
    log.push({ type: 'activated', clause: 'MG-R-21', seat, card: ID[u.card], cell: unit });
    sacrifice(s, victim, 'MG-R-60', log);
    announce(s, { kind: 'ability', seat, unit: u.id, card: u.card, paid }, ask);
  },
};
