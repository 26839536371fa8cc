import type { Reason } from '@mechatable/kernel';
import { zoneOfObject } from './board.ts';
import { CARDS, TRIBE } from './content/cards.ts';
import type { Condition, Cost } from './content/language.ts';
import { canPayAll, type Payer } from './costs.ts';
import type { State } from './state.ts';
import { LAND_ZONES_OF, NOWHERE, UNIT_ZONES_OF } from './zones.ts';

/** `1 land`, `2 lands`. */
export function some(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** `Not enough …: needs 3, you have 1.` for one part of a cost. */
function missing(s: State, cost: Cost, { seat, source, spoken }: Payer): string {
  const pile = s.piles[seat];
  switch (cost.pay) {
    case 'discard':
      return `Not enough cards to discard: needs ${cost.n}, you have ${Math.max(0, pile.hand.length - spoken)} others.`;
    case 'restSelf': {
      const zone = zoneOfObject(s, source);
      return zone === NOWHERE
        ? 'This unit has left the board: it can’t pay [Rest].'
        : `${CARDS[s.card[zone]].name} is resting: its rest counter is ${s.rest[zone]} and must be 0.`;
    }
    case 'restUnit': {
      const units = UNIT_ZONES_OF[seat].filter((zone) => s.card[zone] >= 0);
      return `No ready unit to rest: needs 1, ${units.length === 0 ? 'you have no units' : `all ${units.length} of yours are resting`}.`;
    }
    case 'sacrifice': {
      const have = UNIT_ZONES_OF[seat].filter(
        (zone) => s.card[zone] >= 0 && TRIBE[s.card[zone]] === cost.tribe,
      );
      return `Not enough ${cost.tribe} units to sacrifice: needs ${cost.n}, you have ${have.length}.`;
    }
    case 'trashLand': {
      const have = LAND_ZONES_OF[seat].filter((zone) => s.card[zone] >= 0);
      return `Not enough lands to trash: needs ${cost.n}, you have ${have.length}.`;
    }
    case 'graveBottom':
      return `Not enough cards in your graveyard: needs ${cost.n}, you have ${pile.graveyard.length}.`;
    case 'trashEquip':
      return 'You can’t pay: the equip for it is gone.';
  }
}

/** The first part of a cost that cannot be paid. */
export function unpayable(s: State, costs: readonly Cost[] | undefined, payer: Payer): Reason | null {
  const cost = costs?.find((one) => !canPayAll(s, [one], payer));
  if (cost === undefined) return null;
  const clause = cost.pay === 'restSelf' ? 'LN-R-18' : 'LN-R-73';
  return { clause, sentence: missing(s, cost, payer), gap: 2 };
}

/** An unmet condition in words. */
export function conditionWords(condition: Condition): string {
  if ('count' in condition) return `it needs ${condition.min} such units`;
  if ('fewerUnits' in condition) return 'your opponent needs more units than you';
  if ('protectionAtMost' in condition)
    return `it needs ${condition.protectionAtMost} or fewer protection cards`;
  if ('selfRow' in condition)
    return `it must be in the ${condition.selfRow === 'front' ? 'frontline' : 'backline'}`;
  if ('landHere' in condition) return 'you need a land in this lane';
  if ('attacking' in condition) return 'it must be the attacker';
  return 'foeResting' in condition ? 'the other unit must be resting' : 'it needs more cards chosen';
}
