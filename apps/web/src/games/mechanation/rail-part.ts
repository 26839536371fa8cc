import type { Thing } from '@mechatable/board';
import { openQuestion, type Seat } from '@mechatable/kernel';
import type { View } from '@mechatable/mechanation';
import { symbolOf } from './card.ts';
import { ALPHA_GLYPH } from './glyphs.ts';
import { nameOfSeat, type NamedView } from './naming.ts';
import { PHASES, phaseOf } from './phase.ts';
import { words } from './words/index.ts';

/** Questions asked around the table: pilots before the one being asked have already answered. */
const ROUNDS: ReadonlySet<string> = new Set(['reveal', 'initiation', 'arena', 'scrapDown', 'scrap']);

/** MN-R-2: clockwise from the Alpha Pilot. */
export function turnOrder({ alpha, pilots }: View): readonly Seat[] {
  return pilots.map((_, place) => (alpha + place) % pilots.length);
}

/** The turn: its four phases, and the pilots in turn order. */
export function railPart(view: NamedView): Thing {
  const phase = phaseOf(view);
  const ask = openQuestion(view);
  const order = turnOrder(view);
  const now = ask === null ? -1 : order.indexOf(ask.seat);
  const hasRound = ask !== null && ROUNDS.has(ask.ask);
  return {
    key: 'rail',
    classes: 'rail',
    label: words.turn(view.names, {
      turn: view.turn,
      phase: phase === null ? null : words.phases[phase],
      order,
      asked: ask?.seat ?? null,
    }),
    children: [
      {
        key: 'phases',
        classes: 'phases',
        children: PHASES.map((name) => ({
          key: `phase:${name}`,
          classes: `phase${name === phase ? ' now' : ''}`,
          text: words.phases[name],
        })),
      },
      {
        key: 'order',
        classes: 'order',
        children: order.map((seat, place) => {
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
    classes: `order-chip seat-${seat}${state}`,
    children: [
      ...(place === 0 ? [{ key: `${key}.alpha`, classes: 'order-alpha', drawing: ALPHA_GLYPH }] : []),
      { key: `${key}.symbol`, classes: 'order-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, classes: 'order-name', text: words.player(view.names, seat) },
    ],
  };
}
