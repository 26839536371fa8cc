import { LEGAL, illegal, invariant, type Seat } from '@mechatable/kernel';
import {
  FROM_DAMAGE,
  abilityProblem,
  eachPayment,
  eachTwoOfHand,
  twoOfHand,
  zoneAbilities,
  zoneAbilityProblem,
} from '../abilities.ts';
import type { ActionOf } from '../action.ts';
import { CELLS, CELL_NAME, NOWHERE } from '../board.ts';
import { announce } from '../chain.ts';
import { CARDS, HAS_ABILITY, ID, IS_PILOT, cardNumber } from '../content/cards.ts';
import type { Log } from '../event.ts';
import { BASE, NONE } from '../references.ts';
import type { Ask } from '../agenda.ts';
import type { Attached, Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { durabilityLeft, durabilityOf } from '../values.ts';
import { discard, sacrifice } from '../zones.ts';
import { namedUnit, unitAt, type Rule } from './rule.ts';

const NOT_YOURS = illegal('MG-R-21', 'Use an ability of a unit you control.');

function activation(unit: string, pay: string): ActionOf<'activate'> {
  return { kind: 'activate', unit, pay };
}

/** MG-R-17, MG-R-21: the cost is paid at once and never comes back. */
export const activate: Rule<'activate', 'main' | 'respond'> = {
  candidates(s, seat, out, ask) {
    for (let cell = 0; cell < CELLS; cell++) {
      const u = s.board[cell];
      if (u?.controller === seat && HAS_ABILITY[u.card])
        eachPayment(s, u, (pay) => out.push(activation(CELL_NAME[cell], pay)));
    }
    if (ask.ask === 'main' && s.piles[seat].damage.length > 0 && zoneAbilities(s, seat).length > s.mills)
      eachTwoOfHand(s, seat, (pay) => out.push(activation(FROM_DAMAGE, pay)));
  },
  judge(s, seat, { unit, pay }, ask) {
    if (unit === FROM_DAMAGE) return zoneAbilityProblem(s, seat, pay, ask) ?? LEGAL;
    const u = unitAt(s, unit);
    return u?.controller === seat ? (abilityProblem(s, u, pay, ask) ?? LEGAL) : NOT_YOURS;
  },
  apply(s, seat, { unit, pay }, log, ask) {
    if (unit === FROM_DAMAGE) {
      useZoneAbility(s, seat, pay, log, ask);
      return;
    }
    const u = namedUnit(s, unit);
    log.push({ type: 'activated', clause: 'MG-R-21', seat, card: ID[u.card], cell: unit });
    const { paid, pilots } = payFor(s, u, pay, log);
    const target = CARDS[u.card].ability?.answersMecha === true ? BASE : NONE;
    announce(s, { kind: 'ability', seat, unit: u.id, cell: u.cell, card: u.card, paid, target, pilots }, ask);
  },
};

interface Paid {
  readonly paid: number;
  readonly pilots: readonly Attached[];
}

const NO_PILOTS: readonly Attached[] = [];

function payFor(s: State, u: Unit, pay: string, log: Log): Paid {
  const { ability } = CARDS[u.card];
  invariant(ability !== null, 'the unit has an ability');
  switch (ability.pay) {
    case 'self':
      sacrifice(s, u, 'MG-R-60', log);
      return { paid: 0, pilots: NO_PILOTS };
    case 'namesake':
      discard(s, u.controller, cardNumber(pay), log);
      return { paid: 0, pilots: NO_PILOTS };
    case 'neighbor': {
      const victim = namedUnit(s, pay);
      // 1e moves the counters that are left; 2e looks at the durability, whatever the damage (card Mod Bot).
      const paid =
        s.rules.edition === '1e' ? durabilityLeft(s, victim) : Math.max(0, durabilityOf(s, victim));
      sacrifice(s, victim, 'MG-R-60', log);
      return { paid, pilots: NO_PILOTS };
    }
    case 'selfAndNeighbor': {
      const both = [u, namedUnit(s, pay)];
      const pilots = both.flatMap(({ attached }) =>
        attached.filter(({ card, controller }) => IS_PILOT[card] && controller === u.controller),
      );
      for (const one of both) sacrifice(s, one, 'MG-R-60', log, pilots);
      return { paid: 0, pilots };
    }
  }
}

function useZoneAbility(s: State, seat: Seat, pay: string, log: Log, ask: Ask): void {
  const cards = twoOfHand(s, seat, pay);
  const card = zoneAbilities(s, seat)[s.mills];
  invariant(cards !== null, 'two cards of the hand pay');
  s.mills++;
  log.push({ type: 'activated', clause: 'MG-R-21', seat, card: ID[card], cell: FROM_DAMAGE });
  for (const one of cards) discard(s, seat, one, log);
  const nowhere = { unit: NONE, cell: NOWHERE, target: NONE };
  announce(s, { kind: 'ability', seat, ...nowhere, card, paid: 0, pilots: NO_PILOTS }, ask);
}
