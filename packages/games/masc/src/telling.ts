import type { Event, Who } from './event.ts';
import { PHASE_NAMES, colourName, forceWords, slotName, typeName } from './labels.ts';
import { TILES, tileNumber } from './content/tiles.ts';

function who({ mecha, is }: Who): string {
  return is === null ? mecha : `${mecha} (${typeName(is)})`;
}

function sum(dice: readonly number[]): string {
  return `${dice.join(' + ')} = ${dice.reduce((total, die) => total + die, 0)}`;
}

/** `1 die`, `3 dice`. */
function diceWords(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

function regions(slots: readonly number[]): string {
  return slots.length === 0 ? 'nothing' : slots.map(slotName).join(', ');
}

/** An event, as a viewer saw it, in one sentence. */
export function tell(event: Event): string {
  switch (event.type) {
    case 'privilege':
      return event.privilege === 'colour'
        ? `Seat ${event.seat} chooses the colour; seat ${1 - event.seat} lays the first tile.`
        : `Seat ${event.seat} lays the first tile; seat ${1 - event.seat} chooses the colour.`;
    case 'coloured':
      return `Seat ${event.seat} plays ${colourName(event.colour)}.`;
    case 'laid':
      return `${colourName(event.colour)} lays ${TILES[tileNumber(event.tile)].name} at ${slotName(event.slot)}, turned by ${event.rotation}.`;
    case 'built':
      return 'The board is complete, and every region gets its Hold marker.';
    case 'committed':
      return `${colourName(event.colour)} has chosen a force.`;
    case 'placed':
      return `${colourName(event.colour)} puts ${who(event)} on ${event.square}.`;
    case 'revealed':
      return `All mecha are turned over. Red has ${forceWords(event.red)}; Blue has ${forceWords(event.blue)}.`;
    case 'turn':
      return `Turn ${event.turn} begins.`;
    case 'initiative': {
      const result = event.winner === null ? 'a tie' : `${colourName(event.winner)} wins the initiative`;
      return `Red rolls ${sum(event.red)}, Blue ${sum(event.blue)}: ${result}.`;
    }
    case 'first':
      return `${colourName(event.colour)} starts ${PHASE_NAMES[event.phase]}.`;
    case 'activated':
      return `${colourName(event.colour)} activates ${event.members.join(', ')}.`;
    case 'moved':
      return `${who(event)} moves from ${event.from} to ${event.to} for ${event.cost}.`;
    case 'stayed':
      return `${who(event)} stays on ${event.square}.`;
    case 'reset':
      return `The unit of ${event.unit} goes back to where it began; ${event.left === 0 ? 'from now on every move must keep the formation' : `${event.left} more ${event.left === 1 ? 'reset' : 'resets'}`}.`;
    case 'finished':
      return `The unit of ${event.unit} is done.`;
    case 'passed':
      return `${colourName(event.colour)} passes.`;
    case 'phaseOver':
      return `${PHASE_NAMES[event.phase]} is over.`;
    case 'attacked': {
      const pins = event.pins.length === 0 ? '' : `, with ${event.pins.length} pinning`;
      return `${colourName(event.colour)} attacks the unit of ${event.target} with ${event.attackers.join(', ')}${pins}; ${event.eligible.join(', ')} can be hurt.`;
    }
    case 'rolled':
      return `The dice show ${event.dice.join(' ')}.`;
    case 'wasted':
      return `${diceWords(event.count)} with a ${event.die} can hurt nobody.`;
    case 'hit':
      return `${who(event)} takes a ${event.die} and has ${event.damage} damage.`;
    case 'destroyed':
      return `${who(event)} on ${event.square} is destroyed.`;
    case 'scored':
      return `Red controls ${regions(event.red)} for ${event.gained[0]}, Blue ${regions(event.blue)} for ${event.gained[1]}: ${event.points[0]} to ${event.points[1]}.`;
    case 'ended':
      return event.outcome.sentence;
  }
}
