import type { Thing } from '@mechatable/board';
import { sentence, whom, type Seat } from '@mechatable/kernel';
import { openQuestion, type View } from '@mechatable/mechanation';
import { symbolOf } from './card.ts';
import { ALPHA_GLYPH } from './glyphs.ts';
import { nameOfSeat, type NamedView } from './naming.ts';
import { PHASES, phaseOf } from './phase.ts';

/** Questions asked around the table: pilots before the one being asked have already answered. */
const ROUNDS: ReadonlySet<string> = new Set(['reveal', 'initiation', 'arena', 'scrapDown', 'scrap']);

/** MN-R-2: clockwise from the Alpha Pilot. */
export function turnOrder({ alpha, pilots }: View): readonly Seat[] {
  return pilots.map((_, place) => (alpha + place) % pilots.length);
}

/** Where the turn stands: its four phases, and the pilots in the order in which they act. */
export function railPart(view: NamedView): Thing {
  const phase = phaseOf(view);
  const ask = openQuestion(view);
  const order = turnOrder(view);
  const now = ask === null ? -1 : order.indexOf(ask.seat);
  const hasRound = ask !== null && ROUNDS.has(ask.ask);
  const words = order.map((seat, place) => `${whom(view.names, seat)}${place === 0 ? ' (Alpha Pilot)' : ''}`);
  const asked = ask === null ? '' : ` To act: ${whom(view.names, ask.seat)}.`;
  return {
    key: 'rail',
    look: 'rail',
    label: `Turn ${view.turn}${phase === null ? '' : `, ${phase} Phase`}. Order: ${words.join(', ')}.${asked}`,
    of: [
      {
        key: 'phases',
        look: 'phases',
        of: PHASES.map((name) => ({
          key: `phase:${name}`,
          look: `phase${name === phase ? ' now' : ''}`,
          text: name,
        })),
      },
      {
        key: 'order',
        look: 'order',
        of: order.map((seat, place) => {
          const state = place === now ? ' now' : hasRound && place < now ? ' done' : '';
          return chip(view, seat, place, state);
        }),
      },
    ],
  };
}

function chip(view: NamedView, seat: Seat, place: number, state: string): Thing {
  const key = `order:${nameOfSeat(seat)}`;
  return {
    key,
    look: `order-chip seat-${seat}${state}`,
    of: [
      ...(place === 0 ? [{ key: `${key}.alpha`, look: 'order-alpha', drawing: ALPHA_GLYPH }] : []),
      { key: `${key}.symbol`, look: 'order-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, look: 'order-name', text: sentence(whom(view.names, seat)) },
    ],
  };
}
