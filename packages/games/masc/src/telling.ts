import { does, sentence, whom, type Names } from '@mechatable/kernel';
import { BLUE, NOWHERE, RED, colourNumber, opponent, type ColourId } from './board.ts';
import { outcome } from './ending.ts';
import type { Event, Who } from './event.ts';
import { TILES, tileNumber } from './content/tiles.ts';
import { BODY, typeNumber } from './content/types.ts';
import { PHASE_NAMES, colourName, forceWords, rotationWords, slotName, typeName } from './labels.ts';
import { byColour, bySeat } from './sides.ts';
import type { View } from './view.ts';

function who({ mecha, is }: Who): string {
  return is === null ? mecha : `${mecha} (${typeName(is)})`;
}

function sum(dice: readonly number[]): string {
  return `${dice.join(' + ')} = ${dice.reduce((total, die) => total + die, 0)}`;
}

/** `1 pin`, `3 pins`. */
function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** `3 (Red 1, Center 2)`: points, and the regions they come from. */
function scoreWords(points: number, slots: readonly number[]): string {
  return slots.length === 0 ? String(points) : `${points} (${slots.map(slotName).join(', ')})`;
}

/** `1 of 4 damage`. */
function damageWords({ is, damage }: Who & { readonly damage: number }): string {
  return is === null ? `${damage} damage` : `${damage} of ${BODY[typeNumber(is)]} damage`;
}

/** An event, as a viewer saw it, in one sentence. */
export function tell(event: Event, names?: Names, view?: View): string {
  return sentence(told(event, names, view));
}

function told(event: Event, names?: Names, view?: View): string {
  const players = names ?? bySeat({ red: NOWHERE });
  const sides = byColour(names, view);
  const side = (colour: ColourId, words: string): string => does(sides, colourNumber(colour), words);
  switch (event.type) {
    case 'privilege':
      return event.privilege === 'colour'
        ? `${does(players, event.seat, 'chooses the colors')}; ${does(players, opponent(event.seat), 'lays the first tile')}.`
        : `${does(players, event.seat, 'lays the first tile')}; ${does(players, opponent(event.seat), 'chooses the colors')}.`;
    case 'coloured':
      return `${does(players, event.seat, `plays ${colourName(event.colour)}`)}.`;
    case 'laid':
      return `${side(event.colour, `lays ${TILES[tileNumber(event.tile)].name} at ${slotName(event.slot)}${rotationWords(event.rotation)}`)}.`;
    case 'built':
      return 'The board is complete. Every region gets its Hold marker.';
    case 'committed':
      return `${side(event.colour, 'has chosen a force')}.`;
    case 'placed':
      return `${side(event.colour, `deploys ${who(event)} on ${event.square}`)}.`;
    case 'revealed':
      return `All mecha are turned face up. ${sentence(does(sides, RED, `has ${forceWords(event.red)}`))}; ${does(sides, BLUE, `has ${forceWords(event.blue)}`)}.`;
    case 'turn':
      return `Turn ${event.turn} begins.`;
    case 'initiative': {
      const result = event.winner === null ? 'a tie' : side(event.winner, 'wins the initiative');
      return `${does(sides, RED, `rolls ${sum(event.red)}`)}, ${whom(sides, BLUE)} ${sum(event.blue)}: ${result}.`;
    }
    case 'first':
      return `${side(event.colour, `starts ${PHASE_NAMES[event.phase]}`)}.`;
    case 'activated':
      return `${side(event.colour, `activates ${event.members.join(', ')}`)}.`;
    case 'moved':
      return `${who(event)} moves from ${event.from} to ${event.to} for ${counted(event.cost, 'point')}.`;
    case 'stayed':
      return `${who(event)} stays on ${event.square}.`;
    case 'reset':
      return `${event.unit}’s unit goes back to where it began: ${event.left === 0 ? 'no resets left, so every move must now keep everyone in formation' : `${counted(event.left, 'reset')} left`}.`;
    case 'finished':
      return `${event.unit}’s unit is done.`;
    case 'passed':
      return `${side(event.colour, 'passes')}.`;
    case 'phaseOver':
      return `${PHASE_NAMES[event.phase]} is over.`;
    case 'attacked': {
      const pins = event.pins.length === 0 ? '' : ` (${counted(event.pins.length, 'pin')})`;
      return `${side(event.colour, `attacks ${event.target}’s unit with ${event.attackers.join(', ')}${pins}`)}. Eligible: ${event.eligible.join(', ')}.`;
    }
    case 'rolled':
      return `The dice show ${event.dice.join(' ')}.`;
    case 'wasted':
      return `${event.count === 1 ? '1 die' : `${event.count} dice`} showing ${event.die} can’t hurt anyone.`;
    case 'hit':
      return `${who(event)} takes a ${event.die}: ${damageWords(event)}.`;
    case 'destroyed':
      return `${who(event)} on ${event.square} is destroyed.`;
    case 'scored':
      return `${does(sides, RED, `scores ${scoreWords(event.gained[0], event.red)}`)}, ${does(sides, BLUE, `scores ${scoreWords(event.gained[1], event.blue)}`)}. ${sentence(does(sides, RED, `has ${event.points[0]}`))}, ${does(sides, BLUE, `has ${event.points[1]}`)}.`;
    case 'ended':
      return names === undefined ? event.outcome.sentence : outcome(event.outcome, names);
  }
}
