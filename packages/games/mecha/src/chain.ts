import type { Seat } from '@mechatable/kernel';
import { CELLS, NEIGHBOURS, isBeside, opponent } from './board.ts';
import { HAS_ABILITY } from './content/cards.ts';
import type { Ask, Do, Link, State, Unit, WindowName } from './state.ts';
import { isMecha } from './values.ts';

type Offer = Extract<Do, { do: 'offer' }>;
type Respond = Extract<Ask, { ask: 'respond' }>;

const WINDOWS: readonly WindowName[] = ['start', 'draw', 'end', 'card', 'move', 'attack', 'ability'];
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

/** MG-R-14: a link is announced, as the base of a chain or as an answer, and the other seat is asked. */
export function announce(s: State, link: Link, ask: Ask): void {
  s.chain.push(link);
  const asked = opponent(link.seat);
  if (ask.ask === 'respond') {
    s.agenda.push(offer(ask.window, asked, 2, 0));
    return;
  }
  s.mainActions++;
  s.agenda.push(MAIN, offer(link.kind, asked, link.kind === 'attack' ? 2 : 1, 0));
}

/** MG-R-84: a Mecha that could be sacrificed for the ability of a unit beside it. */
export function isPayment(u: Unit, cell: number, s: State): boolean {
  const paid = s.board[cell];
  return paid !== null && paid.controller === u.controller && isMecha(paid) && isBeside(u.cell, cell);
}

function hasUsableAbility(s: State, seat: Seat): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u?.controller !== seat || !HAS_ABILITY[u.card]) continue;
    const beside = NEIGHBOURS[cell];
    for (let i = 0; i < beside.length; i++) if (isPayment(u, beside[i], s)) return true;
  }
  return false;
}

/** MG-R-16: a seat is asked on public grounds alone; otherwise it passes in the open. */
export function canBeAsked(s: State, seat: Seat): boolean {
  if (s.piles[seat].hand.length > 0) return true;
  return s.rules.abilityTiming === 'any' && hasUsableAbility(s, seat);
}
