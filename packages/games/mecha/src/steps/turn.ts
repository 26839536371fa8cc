import { shuffle, type Seat } from '@mechatable/kernel';
import { CELLS, CELL_NAME, NOWHERE, opponent } from '../board.ts';
import { checkBlockade, endByCap } from '../check.ts';
import { CARDS, ID, triggersOf } from '../content/cards.ts';
import type { Log } from '../event.ts';
import { OPENING_HAND } from '../setup.ts';
import type { Do, State } from '../state.ts';
import { draw } from '../zones.ts';

export const MAIN_ACTION_CAP = 200;

const START_TURN: Do = { do: 'startTurn' };
const DRAW_PHASE: Do = { do: 'drawPhase' };
const START_MAIN: Do = { do: 'startMain' };
const MAIN: Do = { do: 'main' };
const END_PHASE: Do = { do: 'endPhase' };
const END_TURN: Do = { do: 'endTurn' };
const SETTLE: Do = { do: 'settle' };
const AT_START: Do = { do: 'window', window: 'start' };
const AT_DRAW: Do = { do: 'window', window: 'draw' };
const AT_END: Do = { do: 'window', window: 'end' };
const MAIN_ASK = [
  { ask: 'main', seat: 0 },
  { ask: 'main', seat: 1 },
] as const;

export const MULLIGAN = 1;

/** MG-MULL-1, MG-R-5: both choices are shown, then carried out. */
export function mulligans(s: State, _step: Do, log: Log): void {
  const answers = s.answers.slice();
  s.answers.fill(NOWHERE);
  for (const seat of [s.active, opponent(s.active)]) {
    if (answers[seat] === MULLIGAN) redraw(s, seat, log);
    else log.push({ type: 'kept', clause: 'MG-R-5', seat });
  }
}

/** The cards laid aside cannot come back: they are shuffled in afterwards. */
function redraw(s: State, seat: Seat, log: Log): void {
  const pile = s.piles[seat];
  const aside = pile.hand;
  pile.hand = [];
  s.mulligans |= 1 << seat;
  log.push({ type: 'mulligan', clause: 'MG-MULL-1', seat });
  for (let i = 0; i < OPENING_HAND; i++) draw(s, seat, 'MG-MULL-1', log);
  pile.deck.push(...aside);
  shuffle(s.rng, pile.deck);
}

/** MG-R-12, the Start Phase. */
export function startTurn(s: State, _step: Do, log: Log): void {
  if (s.turn > 0) s.active = opponent(s.active);
  s.turn++;
  s.mainActions = 0;
  s.towerPlayed = false;
  for (let cell = 0; cell < CELLS; cell++) if (s.board[cell] !== null) freshen(s, cell);
  log.push({ type: 'turn', clause: 'MG-TURN-1', seat: s.active, turn: s.turn });
  tick(s, log);
  s.agenda.push(DRAW_PHASE, AT_START, SETTLE);
}

/** What lasted for a turn is over; what was to come in its controller's next turn is here (MG-R-25). */
function freshen(s: State, cell: number): void {
  const u = s.board[cell];
  if (u === null) return;
  u.steps = 0;
  u.attacks = 0;
  u.extraSteps = 0;
  u.extraAttacks = 0;
  u.speed = 0;
  u.range = 0;
  u.now = 0;
  if (u.controller !== s.active) return;
  u.now = u.next;
  u.next = 0;
}

/** MG-R-74. */
function tick(s: State, log: Log): void {
  for (let i = 0; i < s.lying.length; i++) {
    const { id, card, owner, cell, time } = s.lying[i];
    if (time === 0 || (CARDS[card].time?.ticks === 'own' && owner !== s.active)) continue;
    s.lying[i] = { id, card, owner, cell, time: time - 1 };
    log.push({ type: 'ticked', clause: 'MG-R-74', card: ID[card], cell: CELL_NAME[cell], left: time - 1 });
  }
}

/** MG-TURN-3, MG-R-4. */
export function drawPhase(s: State, _step: Do, log: Log): void {
  if (s.turn > 1 || s.rules.firstTurnDraw) draw(s, s.active, 'MG-TURN-3', log);
  s.agenda.push(START_MAIN, AT_DRAW, SETTLE);
}

/** MG-R-12: what happens as the Main Phase begins. */
export function startMain(s: State, _step: Do, log: Log): void {
  if (s.rules.blockadeCheck === 'ownMain') checkBlockade(s, s.active, log);
  for (let i = 0; i < s.lying.length; i++) {
    const { id, card, owner, time } = s.lying[i];
    if (owner !== s.active || time > 0) continue;
    const effects = triggersOf(card, 'mainBegins');
    if (effects === null) continue;
    for (const effect of effects) s.queue.push({ seat: owner, card, effect, source: id, subject: NOWHERE });
  }
  s.agenda.push(MAIN, SETTLE);
}

export function main(s: State, _step: Do, log: Log): void {
  if (s.mainActions < MAIN_ACTION_CAP) {
    s.agenda.push(MAIN_ASK[s.active]);
    return;
  }
  log.push({ type: 'exhausted', clause: 'MG-R-35', seat: s.active });
  s.agenda.push(END_PHASE);
}

export function endPhase(s: State): void {
  s.agenda.push(END_TURN, AT_END);
}

/** MG-R-35: the turn passes, or the match ends with its last turn. */
export function endTurn(s: State, _step: Do, log: Log): void {
  if (s.turn >= s.rules.turnCap) endByCap(s, log);
  else s.agenda.push(START_TURN);
}
