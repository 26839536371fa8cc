import type { Deed, Seat } from '@mechatable/kernel';
import { BLUE, RED } from './board.ts';
import type { Event, Who } from './event.ts';
import { named, typeName } from './labels.ts';
import { seatOf } from './state.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

/** The effects of events on mecha. */
export function deeds(view: View, events: readonly Event[]): readonly Deed[] {
  const found: Deed[] = [];
  let by: string | null = null;
  const note = (kind: Deed['kind'], mecha: Who, place: string | null = null): void => {
    const seat = ownerOf(view, mecha.mecha);
    found.push({ kind, seat, piece: nameOf(mecha), by: place === null ? by : null, place });
  };
  for (const event of events) {
    if (event.type === 'attacked') {
      const [first = event.unit, ...others] = event.attackers;
      by = words.unit(named(view, first), others.length);
    } else if (event.type === 'moved') note('moved', event, event.to);
    else if (event.type === 'hit') note('damaged', event);
    else if (event.type === 'destroyed') note('destroyed', event);
  }
  return found;
}

/** MASC-R-77: names begin with the color. */
function ownerOf(view: View, mecha: string): Seat {
  return seatOf(view, mecha.startsWith('r') ? RED : BLUE);
}

function nameOf({ mecha, is }: Who): string {
  return is === null ? mecha : words.mecha(mecha, typeName(is));
}
