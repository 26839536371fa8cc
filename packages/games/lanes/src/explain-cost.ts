import type { Reason } from '@mechatable/kernel';
import { zoneOfObject } from './board.ts';
import { CARDS, TRIBE } from './content/cards.ts';
import type { Cost } from './content/language.ts';
import { canPayAll, type Payer } from './costs.ts';
import type { State } from './state.ts';
import { words } from './words/index.ts';
import { LAND_ZONES_OF, NOWHERE, UNIT_ZONES_OF } from './zones.ts';

/** The missing cards or units for one part of a cost. */
function missing(s: State, cost: Cost, { seat, source, spoken }: Payer): string {
  const pile = s.piles[seat];
  switch (cost.pay) {
    case 'discard':
      return words.reasons.cost.discard(cost.n, Math.max(0, pile.hand.length - spoken));
    case 'restSelf': {
      const zone = zoneOfObject(s, source);
      return zone === NOWHERE
        ? words.reasons.cost.gone
        : words.reasons.resting(CARDS[s.card[zone]].name, s.rest[zone]);
    }
    case 'restUnit': {
      const units = UNIT_ZONES_OF[seat].filter((zone) => s.card[zone] >= 0);
      return units.length === 0 ? words.reasons.cost.noUnits : words.reasons.cost.allResting(units.length);
    }
    case 'sacrifice': {
      const have = UNIT_ZONES_OF[seat].filter(
        (zone) => s.card[zone] >= 0 && TRIBE[s.card[zone]] === cost.tribe,
      );
      return words.reasons.cost.sacrifice(cost.tribe, cost.n, have.length);
    }
    case 'trashLand': {
      const have = LAND_ZONES_OF[seat].filter((zone) => s.card[zone] >= 0);
      return words.reasons.cost.trashLand(cost.n, have.length);
    }
    case 'graveBottom':
      return words.reasons.cost.graveBottom(cost.n, pile.graveyard.length);
    case 'trashEquip':
      return words.reasons.cost.trashEquip;
  }
}

/** The first part of a cost that cannot be paid. */
export function unpayable(s: State, costs: readonly Cost[] | undefined, payer: Payer): Reason | null {
  const cost = costs?.find((one) => !canPayAll(s, [one], payer));
  if (cost === undefined) return null;
  const clause = cost.pay === 'restSelf' ? 'LN-R-18' : 'LN-R-73';
  return { clause, sentence: missing(s, cost, payer), gap: 2 };
}
