import { shuffle, type Seat } from '@mechatable/kernel';
import { CELLS, CELL_NAME, NOWHERE, opponent } from '../board.ts';
import { SETTLE } from '../chain.ts';
import { checkBlockade, endByCap } from '../check.ts';
import { CARDS, ID } from '../content/cards.ts';
import type { Log } from '../event.ts';
import { OPENING_HAND } from '../setup.ts';
import { NONE } from '../references.ts';
import type { Do } from '../agenda.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { triggerAll, triggerLying } from '../triggers.ts';
import { handLimit, isSilenced } from '../values.ts';
import { draw } from '../zones.ts';

export const MAIN_ACTION_CAP = 200;

const START_TURN: Do = { do: 'startTurn' };
const DRAW_PHASE: Do = { do: 'drawPhase' };
const DRAW_STEP: Do = { do: 'drawStep' };
const DRAW_CARD: Do = { do: 'drawCard' };
const START_MAIN: Do = { do: 'startMain' };
const MAIN: Do = { do: 'main' };
const END_PHASE: Do = { do: 'endPhase' };
const TRIM: Do = { do: 'trim' };
const END_TURN: Do = { do: 'endTurn' };
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

/** The cards set aside can't be drawn again: they are shuffled in afterward. */
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
  s.mover = NONE;
  s.turnKeys[0] = 0;
  s.turnKeys[1] = 0;
  s.stillness = false;
  s.discards = 0;
  s.mills = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null) freshen(s, u);
  }
  log.push({ type: 'turn', clause: 'MG-TURN-1', seat: s.active, turn: s.turn });
  tick(s, log);
  triggerLying(s, 'turnBegins', NOWHERE);
  s.agenda.push(DRAW_PHASE, AT_START, SETTLE);
}

/** "This turn" effects end, and "next turn" effects of this turn's player begin (MG-R-25). */
function freshen(s: State, u: Unit): void {
  u.steps = 0;
  u.attacks = 0;
  u.completed = 0;
  u.forfeited = 0;
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

/** MG-R-78: whether a card of this seat is served by skipping the Draw Phase. */
function canSkip(s: State, seat: Seat): boolean {
  if (s.piles[seat].discard.some((card) => CARDS[card].skip === 'returns')) return true;
  return s.board.some((u) => u?.controller === seat && CARDS[u.card].skip === 'heals' && !isSilenced(s, u));
}

/** MG-R-12, the Draw Phase: skipped or not. */
export function drawPhase(s: State): void {
  s.agenda.push(START_MAIN, AT_DRAW, SETTLE);
  if (s.rules.edition === '2e' && canSkip(s, s.active)) s.agenda.push({ ask: 'skip', seat: s.active });
  else s.agenda.push(DRAW_STEP);
}

/** The triggers at the beginning of the Draw Phase, then the card. */
export function drawStep(s: State): void {
  triggerLying(s, 'drawBegins', s.active);
  s.agenda.push(DRAW_CARD);
  if (s.queue.length > 0) s.agenda.push(SETTLE);
}

/** MG-TURN-3, MG-R-4. */
export function drawCard(s: State, _step: Do, log: Log): void {
  if (s.turn > 1 || s.rules.firstTurnDraw) draw(s, s.active, 'MG-TURN-3', log);
}

/** MG-R-12: what happens as the Main Phase begins. */
export function startMain(s: State, _step: Do, log: Log): void {
  if (s.rules.blockadeCheck === 'ownMain') checkBlockade(s, s.active, log);
  triggerLying(s, 'mainBegins', s.active);
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

/** MG-R-12, the End Phase: its checks, its window, the hand. */
export function endPhase(s: State): void {
  triggerAll(s, 'endBegins', s.active, NONE);
  s.agenda.push(END_TURN, TRIM, AT_END, SETTLE);
}

/** MG-R-79: one card after the other, each in its own step. */
export function trim(s: State): void {
  if (s.rules.edition === '1e' || s.piles[s.active].hand.length <= handLimit(s)) return;
  s.agenda.push(TRIM, SETTLE, { ask: 'trim', seat: s.active });
}

/** MG-R-35: the turn passes, or the match ends with its last turn. */
export function endTurn(s: State, _step: Do, log: Log): void {
  if (s.turn >= s.rules.turnCap) endByCap(s, log);
  else s.agenda.push(START_TURN);
}
