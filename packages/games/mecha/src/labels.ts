import { openQuestion, whom, type Names } from '@mechatable/kernel';
import { FROM_DAMAGE } from './abilities.ts';
import type { Action, ActionOf } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { BY_SEAT } from './ending.ts';
import { cardName, facedBy, held, targetName, unitOn, wayOf } from './naming.ts';
import { NO_TARGET } from './targets.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

const says = words.labels;

/** An action in plain English. */
export function label(view: View, action: Action, names: Names = BY_SEAT): string {
  switch (action.kind) {
    case 'keep':
      return says.keep;
    case 'mulligan':
      return says.mulligan;
    case 'play':
      return says.play(withFigures(action.card), held(view, action.cell));
    case 'playTop':
      return says.playTop(withFigures(action.card), held(view, action.cell));
    case 'attach':
      return says.attach(cardName(action.card), held(view, action.unit));
    case 'command':
      return action.target === NO_TARGET
        ? says.command(cardName(action.card))
        : says.commandOn(cardName(action.card), targetName(view, action.target, names));
    case 'move':
      return says.move(held(view, action.unit), wayOf(action.path));
    case 'attack':
      return says.attack(held(view, action.unit), aim(view, action.unit, action.target, names));
    case 'activate':
      return activation(view, action, names);
    case 'endPhase':
      return says.endPhase;
    case 'pass':
      return says.pass;
    case 'place':
      return says.place(held(view, action.cell));
    case 'sacrifice':
      return says.sacrifice(held(view, action.unit));
    case 'discard':
      return says.discard(cardName(action.card));
    case 'draw':
      return says.draw;
    case 'skip':
      return says.skip(targetName(view, action.for, names));
    case 'take':
      return says.take(cardName(action.card));
    case 'put':
      return says.put(cardName(action.card), action.from, held(view, action.cell));
    case 'look':
      return says.look;
    case 'stop':
      return openQuestion(view)?.ask === 'look' ? says.noLook : says.noMoreCards;
    case 'putBack':
      return says.putBack(cardName(action.card));
    case 'name':
      return says.name(action.name);
    case 'target':
      return says.target(targetName(view, action.target, names));
    case 'dismiss':
      return says.discard(targetName(view, action.pilot, names));
  }
}

/** The ability used, and its payment. */
function activation(view: View, { unit, pay }: ActionOf<'activate'>, names: Names): string {
  if (unit === FROM_DAMAGE) return says.useInDamageZone(targetName(view, pay, names));
  const u = unitOn(view, unit);
  const itself = held(view, unit);
  switch (u === null ? undefined : CARDS[cardNumber(u.card)].ability?.pay) {
    case 'self':
      return says.useAndSacrificeIt(itself);
    case 'namesake':
      return says.useAndDiscard(itself, cardName(pay));
    case 'selfAndNeighbor':
      return says.useAndSacrificeBoth(itself, held(view, pay));
    default:
      return says.useAndSacrifice(itself, held(view, pay));
  }
}

function withFigures(id: string): string {
  const { power, durability, cost } = CARDS[cardNumber(id)];
  const name = cardName(id);
  if (power !== null) return words.things.mechaWithFigures(name, power, durability ?? 0, cost ?? 0);
  return durability === null ? name : words.things.towerWithFigures(name, durability);
}

/** The target of an attack by the unit on this space. */
function aim(view: View, cell: string, target: string, names: Names): string {
  return target === PLAYER ? whom(names, facedBy(view, cell)) : held(view, target);
}
