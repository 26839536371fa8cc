import type { Seat } from '@mechatable/kernel';
import { TRIBE } from './content/cards.ts';
import type { Cost } from './content/language.ts';
import { zoneOfObject } from './board.ts';
import type { State } from './state.ts';
import { LAND_ZONES_OF, NOWHERE, UNIT_ZONES_OF } from './zones.ts';

/** Who pays: the seat and, for an effect, the object and the equip it comes from. */
export interface Payer {
  readonly seat: Seat;
  readonly source: number;
  readonly equip: number;
  /** Hand cards that can't be used: the one being played (LN-R-22). */
  readonly spoken: number;
}

function canPay(s: State, cost: Cost, { seat, source, equip, spoken }: Payer): boolean {
  const pile = s.piles[seat];
  switch (cost.pay) {
    case 'discard':
      return pile.hand.length - spoken >= cost.n;
    case 'restSelf': {
      const zone = zoneOfObject(s, source);
      return zone !== NOWHERE && s.rest[zone] === 0; // LN-R-18
    }
    case 'restUnit':
      return UNIT_ZONES_OF[seat].some((zone) => s.card[zone] >= 0 && s.rest[zone] === 0);
    case 'sacrifice': {
      const fitting = UNIT_ZONES_OF[seat].filter(
        (zone) => s.card[zone] >= 0 && TRIBE[s.card[zone]] === cost.tribe,
      );
      return fitting.length >= cost.n;
    }
    case 'trashLand':
      return LAND_ZONES_OF[seat].filter((zone) => s.card[zone] >= 0).length >= cost.n;
    case 'graveBottom':
      return pile.graveyard.length >= cost.n;
    case 'trashEquip':
      return s.equipObject.includes(equip);
  }
}

/** All or nothing (LN-R-73). */
export function canPayAll(s: State, costs: readonly Cost[] | undefined, payer: Payer): boolean {
  if (costs === undefined) return true;
  for (let i = 0; i < costs.length; i++) if (!canPay(s, costs[i], payer)) return false;
  return true;
}

/** Pushes the payments onto the agenda, the first printed one on top. */
export function askForPayment(
  s: State,
  costs: readonly Cost[] | undefined,
  { seat, source, equip }: Payer,
): void {
  if (costs === undefined) return;
  for (let i = costs.length - 1; i >= 0; i--) {
    const cost = costs[i];
    switch (cost.pay) {
      case 'discard':
        for (let n = 0; n < cost.n; n++) s.agenda.push({ ask: 'payDiscard', seat });
        break;
      case 'restSelf':
        s.agenda.push({ do: 'restSelf', object: source, n: cost.n });
        break;
      case 'restUnit':
        s.agenda.push({ ask: 'payRestUnit', seat, n: cost.n });
        break;
      case 'sacrifice':
        for (let n = 0; n < cost.n; n++) s.agenda.push({ ask: 'paySacrifice', seat, tribe: cost.tribe });
        break;
      case 'trashLand':
        for (let n = 0; n < cost.n; n++) s.agenda.push({ ask: 'payTrashLand', seat });
        break;
      case 'graveBottom':
        for (let n = 0; n < cost.n; n++) s.agenda.push({ ask: 'payGraveBottom', seat });
        break;
      case 'trashEquip':
        s.agenda.push({ do: 'trashEquip', equip });
        break;
    }
  }
}

/** LN-R-21: a payment that is certain to empty one of the seat's unit zones. */
export function freesUnitZone(costs: readonly Cost[]): boolean {
  return costs.some((cost) => cost.pay === 'sacrifice');
}
