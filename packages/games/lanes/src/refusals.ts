import type { Illegal, Reason, Refusals, Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { explainActivate, explainAttack, explainEquip, explainMove, nameAt } from './explain-board.ts';
import {
  explainPick,
  explainReact,
  explainRestUnit,
  explainSacrifice,
  explainTarget,
  explainZone,
} from './explain-choice.ts';
import { unpayable } from './explain-cost.ts';
import { meant } from './meant.ts';
import type { Ask, State } from './state.ts';
import { words } from './words/index.ts';
import { LAND_ZONES_OF, NOWHERE, SEAT_OF, UNIT_ZONES, UNIT_ZONES_OF, zoneNumber } from './zones.ts';

const { reasons } = words;

/** Why a hand card can't be played. */
function explainPlay(s: State, seat: Seat, id: string, { clause, sentence }: Illegal): Reason | null {
  const card = cardNumber(id);
  if (card < 0) return null;
  switch (clause) {
    case 'LN-R-73':
      return unpayable(s, CARDS[card].cost, { seat, source: NOWHERE, equip: NOWHERE, spoken: 1 });
    case 'LN-MAIN-2':
      return { clause, sentence: reasons.noUnitRoom(UNIT_ZONES_OF[seat].length), gap: 1 };
    case 'LN-R-24':
      return { clause, sentence: reasons.noLandRoom(LAND_ZONES_OF[seat].length), gap: 1 };
    default:
      return { clause, sentence, gap: 10 };
  }
}

function explainTrashLand(s: State, seat: Seat, name: string, { clause }: Illegal): Reason | null {
  const zone = zoneNumber(name);
  if (zone < 0 || s.card[zone] < 0) return null;
  const say = zone < UNIT_ZONES ? reasons.pay.trashUnit : reasons.pay.trashEnemy;
  return { clause, sentence: say(nameAt(s, zone)), gap: SEAT_OF[zone] === seat ? 2 : 20 };
}

/** Why the open question does not accept an answer. */
function explainAnswer(s: State, ask: Ask, action: Action, refusal: Illegal): Reason | null {
  if (action.kind === 'target' && ask.ask === 'target') return explainTarget(s, ask, action, refusal);
  if (action.kind === 'zone' && ask.ask === 'zone') return explainZone(s, ask, action, refusal);
  if (action.kind === 'paySacrifice' && ask.ask === 'paySacrifice')
    return explainSacrifice(s, ask, action.zone, refusal);
  if (action.kind === 'payRestUnit' && ask.ask === 'payRestUnit')
    return explainRestUnit(s, ask, action.zone, refusal);
  if (action.kind === 'payTrashLand' && ask.ask === 'payTrashLand')
    return explainTrashLand(s, ask.seat, action.zone, refusal);
  if (action.kind === 'react' && ask.ask === 'handReaction') return explainReact(action.card, refusal);
  if (action.kind === 'choose' && (ask.ask === 'chooseCard' || ask.ask === 'fromPile'))
    return explainPick(ask, action.card, refusal);
  return action.kind === 'look' && ask.ask === 'look' ? explainPick(ask, action.card, refusal) : null;
}

/** Actions that don't belong to the Main Phase are further from legal than any that do. */
const LATER = 1000;

function explainEmpty(s: State, name: string, { clause }: Illegal): Reason | null {
  const zone = zoneNumber(name);
  if (zone < 0 || s.card[zone] >= 0) return null;
  return { clause, sentence: reasons.emptyZone, gap: LATER };
}

function explain(s: State, seat: Seat, action: Action, refusal: Illegal): Reason | null {
  const ask = s.agenda[s.agenda.length - 1];
  if (!('ask' in ask)) return null;
  if (ask.ask !== 'main') return explainAnswer(s, ask, action, refusal);
  switch (action.kind) {
    case 'playUnit':
    case 'playLand':
    case 'playTech':
      return explainPlay(s, seat, action.card, refusal);
    case 'equip':
      return explainEquip(s, seat, action, refusal);
    case 'attack':
      return explainAttack(s, seat, action, refusal);
    case 'move':
      return explainMove(s, seat, action, refusal);
    case 'activate':
      return explainActivate(s, seat, action, refusal);
    case 'zone':
      return explainEmpty(s, action.zone, refusal);
    case 'takeRevealed':
      return { clause: 'LN-R-13', sentence: reasons.poolCard, gap: LATER };
    case 'payGraveBottom':
      return { clause: 'LN-R-13', sentence: reasons.graveyardCard, gap: LATER };
    default:
      return null;
  }
}

export const refusals: Refusals<State, Action> = { meant, explain };
