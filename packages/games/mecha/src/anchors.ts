import { openQuestion } from '@mechatable/kernel';
import { FROM_DAMAGE } from './abilities.ts';
import type { Action, ActionOf } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { SEAT_LETTERS, seatNumber } from './board.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { partOf } from './effects/carry-out.ts';
import { facedBy, unitOn } from './naming.ts';
import { AND, NO_TARGET } from './targets.ts';
import type { View } from './view.ts';

/** The things a person would click for an action, in order. */
export function anchors(view: View, action: Action): readonly string[] {
  switch (action.kind) {
    case 'play':
      return [`hand:${action.card}`, `cell:${action.cell}`];
    case 'playTop':
      return [`top:${action.card}`, `cell:${action.cell}`];
    case 'attach':
      return [`hand:${action.card}`, `cell:${action.unit}`];
    case 'command':
      return [`hand:${action.card}`, ...targetAnchors(action.target)];
    case 'move':
      return [action.unit, ...action.path.split('-')].map((cell) => `cell:${cell}`);
    case 'attack': {
      const target = action.target === PLAYER ? SEAT_LETTERS[facedBy(view, action.unit)] : action.target;
      return [`cell:${action.unit}`, ...targetAnchors(target)];
    }
    case 'activate':
      return paymentAnchors(view, action);
    case 'place':
      return [`cell:${action.cell}`];
    case 'sacrifice':
      return [`cell:${action.unit}`];
    case 'discard':
    case 'putBack':
      return [`hand:${action.card}`];
    case 'skip':
      return cardNumber(action.for) < 0 ? [`cell:${action.for}`] : [`discard:${action.for}`];
    case 'take':
      return [`${takenFrom(view)}:${action.card}`];
    case 'put':
      return [`${action.from}:${action.card}`, `cell:${action.cell}`];
    case 'name':
      return [`name:${action.name}`];
    case 'target':
      return targetAnchors(action.target);
    case 'dismiss':
      return [`attached:${action.pilot}`];
    default:
      return [`choice:${action.kind}`];
  }
}

function targetAnchors(targets: string): string[] {
  return targets.split(AND).map((target) => {
    if (target === NO_TARGET) return 'choice:command';
    if (seatNumber(target) >= 0) return `player:${target}`;
    if (target.startsWith('#')) return `link:${target.slice(1)}`;
    if (target.includes('.')) return `attached:${target}`;
    return cardNumber(target) >= 0 ? `discard:${target}` : `cell:${target}`;
  });
}

/** The clicks that pay: the unit, then the other card or unit that is paid. */
function paymentAnchors(view: View, { unit, pay }: ActionOf<'activate'>): string[] {
  if (unit === FROM_DAMAGE) return ['choice:activate', ...pay.split(AND).map((card) => `hand:${card}`)];
  const u = unitOn(view, unit);
  const payment = u === null ? null : CARDS[cardNumber(u.card)].ability?.pay;
  if (payment === 'self') return [`cell:${unit}`, 'choice:activate'];
  return [`cell:${unit}`, payment === 'namesake' ? `hand:${pay}` : `cell:${pay}`];
}

/** The pile that is being searched. */
function takenFrom(view: View): string {
  const ask = openQuestion(view);
  const op = ask?.ask === 'take' ? partOf(ask.progress) : null;
  return op?.op === 'take' ? op.from : 'deck';
}
