import type { Names, Seat } from '@mechatable/kernel';
import { NOWHERE, colorNumber, opponent, type ColorId } from './board.ts';
import { outcome } from './ending.ts';
import type { Event, Who } from './event.ts';
import { TILES, tileNumber } from './content/tiles.ts';
import { BODY, typeNumber } from './content/types.ts';
import { colorName, forceWords, slotName, typeName } from './labels.ts';
import { byColor, bySeat } from './sides.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

function who({ mecha, is }: Who): string {
  return is === null ? mecha : words.mecha(mecha, typeName(is));
}

/** An event, as a viewer saw it, in one sentence. */
export function describeEvent(event: Event, names?: Names, view?: View): string {
  const { events } = words;
  const players = names ?? bySeat({ red: NOWHERE });
  const sides = byColor(names, view);
  const side = (colour: ColorId): readonly [Names, Seat] => [sides, colorNumber(colour)];
  switch (event.type) {
    case 'privilege': {
      const say = event.privilege === 'colour' ? events.choosesColours : events.opens;
      return say(players, event.seat, opponent(event.seat));
    }
    case 'coloured':
      return events.coloured(players, event.seat, colorName(event.colour));
    case 'laid': {
      const { name } = TILES[tileNumber(event.tile)];
      return events.laid(side(event.colour), name, slotName(event.slot), event.rotation);
    }
    case 'built':
      return events.built;
    case 'committed':
      return events.committed(side(event.colour));
    case 'placed':
      return events.placed(side(event.colour), who(event), event.square);
    case 'revealed':
      return events.revealed(sides, forceWords(event.red), forceWords(event.blue));
    case 'turn':
      return events.turn(event.turn);
    case 'initiative': {
      const winner = event.winner === null ? null : colorNumber(event.winner);
      return events.initiative(sides, event.red, event.blue, winner);
    }
    case 'first':
      return events.first(side(event.colour), words.phases[event.phase]);
    case 'activated':
      return events.activated(side(event.colour), event.members);
    case 'moved':
      return events.moved(who(event), event.from, event.to, event.cost);
    case 'stayed':
      return events.stayed(who(event), event.square);
    case 'reset':
      return events.reset(event.unit, event.left);
    case 'finished':
      return events.finished(event.unit);
    case 'passed':
      return events.passed(side(event.colour));
    case 'phaseOver':
      return events.phaseOver(words.phases[event.phase]);
    case 'attacked':
      return events.attacked(side(event.colour), { ...event, pins: event.pins.length });
    case 'rolled':
      return events.rolled(event.dice);
    case 'wasted':
      return events.wasted(event.count, event.die);
    case 'hit': {
      const body = event.is === null ? null : BODY[typeNumber(event.is)];
      return events.hit(who(event), event.die, event.damage, body);
    }
    case 'destroyed':
      return events.destroyed(who(event), event.square);
    case 'scored': {
      const { gained, points } = event;
      return events.scored(
        sides,
        { gained: gained[0], regions: event.red.map(slotName), points: points[0] },
        { gained: gained[1], regions: event.blue.map(slotName), points: points[1] },
      );
    }
    case 'ended':
      return names === undefined ? event.outcome.sentence : outcome(event.outcome, names);
  }
}
