import type { Seat } from '@mechatable/kernel';
import { opponent } from './board.ts';
import type { Ask, Do, WindowName } from './agenda.ts';
import type { Link } from './links.ts';
import type { State } from './state.ts';

type Offer = Extract<Do, { do: 'offer' }>;
type Respond = Extract<Ask, { ask: 'respond' }>;

const WINDOWS: readonly WindowName[] = [
  'start',
  'draw',
  'end',
  'destroyed',
  'card',
  'move',
  'attack',
  'ability',
];
/** The steps of building a chain are few and never changed, so each is made once. */
const place = (window: WindowName, seat: Seat, need: number, passes: number): number =>
  ((WINDOWS.indexOf(window) * 2 + seat) * 2 + need - 1) * 3 + passes;
const OFFERS: Offer[] = [];
const RESPONDS: Respond[] = [];
for (const window of WINDOWS) {
  for (const seat of [0, 1]) {
    for (const need of [1, 2]) {
      for (let passes = 0; passes <= 2; passes++) {
        OFFERS[place(window, seat, need, passes)] = { do: 'offer', window, seat, need, passes };
        RESPONDS[place(window, seat, need, passes)] = { ask: 'respond', window, seat, need, passes };
      }
    }
  }
}

export function offer(window: WindowName, seat: Seat, need: number, passes: number): Offer {
  return OFFERS[place(window, seat, need, passes)];
}

export function respond({ window, seat, need, passes }: Offer): Respond {
  return RESPONDS[place(window, seat, need, passes)];
}

const MAIN: Do = { do: 'main' };
export const SETTLE: Do = { do: 'settle', waiting: 0 };

/** MG-R-14: a link is announced, as the base of a chain or as an answer, and the other seat is asked. */
export function announce(s: State, link: Link, ask: Ask): void {
  s.chain.push(link);
  const asked = opponent(link.seat);
  if (ask.ask === 'respond') {
    s.agenda.push(offer(ask.window, asked, 2, 0));
    return;
  }
  if (ask.ask === 'main') {
    s.mainActions++;
    s.agenda.push(MAIN);
  }
  s.agenda.push(offer(link.kind, asked, link.kind === 'attack' ? 2 : 1, 0));
}
