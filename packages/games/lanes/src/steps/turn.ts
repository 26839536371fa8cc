import { shuffle, type Outcome, type Rng, type Seat } from '@mechatable/kernel';
import { drawCards, endChanges, revealNext, shield, unitCount } from '../board.ts';
import { AT_CAP } from '../ending.ts';
import type { Log } from '../event.ts';
import type { State } from '../state.ts';
import { triggerTiming } from '../triggers.ts';
import { SEAT_LETTERS, UNIT_ZONES, opponent } from '../zones.ts';

export const OPENING_HAND = 6;
const OPENING_REVEALED = 3;
const OPENING_PROTECTION = 3;
/** LN-R-82. */
export const MAIN_ACTION_CAP = 100;

/** Ends the match at once (LN-R-83). */
export function end(s: State, outcome: Outcome, log: Log): void {
  s.outcome = outcome;
  log.push({ type: 'ended', clause: outcome.clause, outcome });
}

export function win(s: State, winner: Seat, clause: string, why: string, log: Log): void {
  end(s, { winners: [winner], clause, sentence: `${SEAT_LETTERS[winner]} wins: ${why}`, capped: false }, log);
}

function shuffled(rng: Rng, cards: readonly number[]): readonly number[] {
  const order = cards.slice();
  shuffle(rng, order);
  return order;
}

/** LN-SET-3 to 6, for both seats; contains no decision unless the option adds one (LN-R-5). */
export function deal(s: State, _step: unknown, log: Log): void {
  for (const pile of s.piles) {
    pile.deck = shuffled(s.rng, pile.deck);
    pile.pool = shuffled(s.rng, pile.pool);
  }
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < OPENING_REVEALED; i++) revealNext(s, seat, 'LN-SET-4', log);
    drawCards(s, seat, OPENING_HAND, 'LN-SET-5', log);
  }
  s.agenda.push({ do: 'startTurn' });
  if (s.rules.protectionFrom === 'hand') {
    for (const seat of [opponent(s.active), s.active]) {
      for (let i = 0; i < OPENING_PROTECTION; i++) s.agenda.push({ ask: 'setProtection', seat });
    }
  } else {
    for (let seat = 0; seat < 2; seat++) {
      for (let i = 0; i < OPENING_PROTECTION; i++) shield(s, seat, 'LN-SET-6', log);
    }
  }
  s.active = opponent(s.active); // the first turn switches back
}

/** LN-FLOW 1 and 2. */
export function startTurn(s: State, _step: unknown, log: Log): void {
  s.turn++;
  s.active = opponent(s.active);
  log.push({ type: 'turn', clause: s.turn === 1 ? 'LN-SET-7' : 'LN-GEN-2', seat: s.active, turn: s.turn });
  endChanges(s, (i) => s.changeUntil[i] === 'yourNextTurn' && s.changeSeat[i] === s.active);
  s.mainActions = 0;
  s.resolutions = 0;
  triggerTiming(s, 'startOfTurn');
  s.agenda.push({ do: 'drawPhase' }, { do: 'settle' });
}

/** LN-DRAW-1 to 3, LN-R-10, LN-R-11. */
export function drawPhase(s: State, _step: unknown, log: Log): void {
  const seat = s.active;
  const pile = s.piles[seat];
  if (pile.deck.length === 0) {
    win(s, opponent(seat), 'LN-DRAW-1', `${SEAT_LETTERS[seat]} has no card left to draw.`, log);
    return;
  }
  drawCards(s, seat, 1, 'LN-DRAW-2', log);
  s.agenda.push({ do: 'startMain' });
  if (pile.revealed.length > 0) s.agenda.push({ ask: 'exchange', seat });
}

/** LN-TIME-2. */
export function startMain(s: State): void {
  s.resolutions = 0;
  triggerTiming(s, 'startOfMain');
  s.agenda.push({ do: 'main' }, { do: 'settle' });
}

/** Back in the neutral state. LN-R-82: the last main action of a turn is noted. */
export function main(s: State, _step: unknown, log: Log): void {
  s.resolutions = 0;
  if (s.mainActions === MAIN_ACTION_CAP) log.push({ type: 'exhausted', clause: 'LN-R-82', seat: s.active });
  s.agenda.push({ ask: 'main', seat: s.active });
}

/** LN-TIME-3. */
export function endTurn(s: State): void {
  s.resolutions = 0;
  triggerTiming(s, 'endOfTurn');
  s.agenda.push({ do: 'cleanUp' }, { do: 'settle' });
}

/** LN-R-78: durations, then rest counters, then the cap. */
export function cleanUp(s: State, _step: unknown, log: Log): void {
  endChanges(s, (i) => s.changeUntil[i] === 'turn');
  for (let zone = 0; zone < UNIT_ZONES; zone++) if (s.rest[zone] > 0) s.rest[zone]--;
  s.used = [];
  if (s.turn >= s.rules.turnCap) end(s, atCap(s), log);
  else s.agenda.push({ do: 'startTurn' });
}

/** LN-R-81: more protection, then more units, then more deck; else a draw. */
function atCap(s: State): Outcome {
  const measures = {
    protection: (seat: Seat) => s.piles[seat].protection.length,
    units: (seat: Seat) => unitCount(s, seat),
    deck: (seat: Seat) => s.piles[seat].deck.length,
  };
  for (const [name, what] of AT_CAP) {
    const lead = measures[name](0) - measures[name](1);
    if (lead === 0) continue;
    const winner = lead > 0 ? 0 : 1;
    const sentence = `${SEAT_LETTERS[winner]} wins at the turn cap with ${what}.`;
    return { winners: [winner], clause: 'LN-R-81', sentence, capped: true };
  }
  return {
    winners: [],
    clause: 'LN-R-81',
    sentence: 'A draw: the turn cap found both seats equal.',
    capped: true,
  };
}
