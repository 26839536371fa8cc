import { whom, type Names } from '@mechatable/kernel';
import { FROM_DAMAGE } from './abilities.ts';
import type { Action, ActionOf } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { BY_SEAT } from './ending.ts';
import { cardName, facedBy, held, openQuestion, pathWords, targetName, unitOn } from './naming.ts';
import { NO_TARGET } from './targets.ts';
import type { View } from './view.ts';

/** An action in plain English. */
export function label(view: View, action: Action, names: Names = BY_SEAT): string {
  switch (action.kind) {
    case 'keep':
      return 'Keep hand';
    case 'mulligan':
      return 'Mulligan: draw five new cards';
    case 'play':
      return `Play ${cardName(action.card)}${figures(action.card)} on ${held(view, action.cell)}`;
    case 'playTop':
      return `Play ${cardName(action.card)}${figures(action.card)} from your deck on ${held(view, action.cell)}`;
    case 'attach':
      return `Attach ${cardName(action.card)} to ${held(view, action.unit)}`;
    case 'command':
      return action.target === NO_TARGET
        ? `Play ${cardName(action.card)}`
        : `Play ${cardName(action.card)} on ${targetName(view, action.target, names)}`;
    case 'move':
      return `Move ${held(view, action.unit)} ${pathWords(action.path)}`;
    case 'attack':
      return `Attack ${aim(view, action.unit, action.target, names)} with ${held(view, action.unit)}`;
    case 'activate':
      return activation(view, action, names);
    case 'endPhase':
      return 'End your Main Phase';
    case 'pass':
      return 'Pass';
    case 'place':
      return `Put it on ${held(view, action.cell)}`;
    case 'sacrifice':
      return `Sacrifice ${held(view, action.unit)}`;
    case 'discard':
      return `Discard ${cardName(action.card)}`;
    case 'draw':
      return 'Draw a card';
    case 'skip':
      return `Skip the Draw Phase for ${targetName(view, action.for, names)}`;
    case 'take':
      return `Take ${cardName(action.card)}`;
    case 'put':
      return `Put ${cardName(action.card)} from your ${PILE[action.from]} on ${held(view, action.cell)}`;
    case 'look':
      return 'Look through your deck';
    case 'stop':
      return openQuestion(view)?.ask === 'look' ? 'Don’t look' : 'No more cards';
    case 'putBack':
      return `Put ${cardName(action.card)} on your deck`;
    case 'name':
      return `Name it ${action.name}`;
    case 'target':
      return `Choose ${targetName(view, action.target, names)}`;
    case 'dismiss':
      return `Discard ${targetName(view, action.pilot, names)}`;
  }
}

const PILE = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

/** What is used, and what is paid for it. */
function activation(view: View, { unit, pay }: ActionOf<'activate'>, names: Names): string {
  if (unit === FROM_DAMAGE) return `Use a card in your damage zone: discard ${targetName(view, pay, names)}`;
  const u = unitOn(view, unit);
  const ability = u === null ? null : CARDS[cardNumber(u.card)].ability;
  const itself = held(view, unit);
  if (ability?.pay === 'self') return `Use ${itself}: sacrifice it`;
  if (ability?.pay === 'namesake') return `Use ${itself}: discard ${cardName(pay)}`;
  const also = ability?.pay === 'selfAndNeighbour' ? 'it and ' : '';
  return `Use ${itself}: sacrifice ${also}${held(view, pay)}`;
}

function figures(id: string): string {
  const { power, durability, cost } = CARDS[cardNumber(id)];
  if (power === null) return durability === null ? '' : ` (durability ${durability})`;
  return ` ${power}/${durability ?? 0} for ${cost ?? 0}`;
}

/** What an attack of the unit on this space is aimed at. */
function aim(view: View, cell: string, target: string, names: Names): string {
  return target === PLAYER ? whom(names, facedBy(view, cell)) : held(view, target);
}
