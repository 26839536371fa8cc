import { pick, type AnyGame, type GameEvent, type Seat, type Timeout } from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { diceFor, isSampled, type CheckedState } from './moment.ts';

/** How often in a row the time of a seat may have run out before. */
const IN_A_ROW = [0, 1, 2, 9];

/**
 * When the time of a seat runs out, the game takes a legal action for it, lets it lose, or gives the seat to a bot. A
 * match in which everyone always runs out of time ends, and so does one with a draw by agreement.
 */
export function timeout(): Check {
  return {
    at(moment) {
      if (moment.outcome !== null) return;
      if (moment.index === 0 && isSampled(moment, 'timeout:match')) playOutOfTime(moment);
      if (!isSampled(moment, 'timeout')) return;
      for (const seat of moment.asked) for (const inARow of IN_A_ROW) checkAnswer(moment, seat, inARow);
      checkDraw(moment);
    },
  };
}

/** The game's answer, which must be legal. */
function answerOf(game: AnyGame, state: unknown, seat: Seat, inARow: number): Timeout<unknown> {
  const answer = game.rules.timeout(state, seat, inARow);
  if (answer.kind === 'move' && !game.rules.judge(state, seat, answer.action).ok)
    breach(`When time runs out, seat ${seat} plays the illegal "${shorthand(answer.action)}".`);
  return answer;
}

function checkAnswer(moment: CheckedState, seat: Seat, inARow: number): void {
  const { game, state, players } = moment;
  if (answerOf(game, state, seat, inARow).kind !== 'loss') return;
  const trial = game.rules.clone(state);
  checkClauses(moment, game.rules.concede(trial, seat, 'clock'));
  const outcome = game.rules.outcome(trial);
  if (game.rules.toAct(trial).includes(seat)) breach(`Seat ${seat} lost on time and is still asked.`);
  if (outcome?.winners.includes(seat) === true) breach(`Seat ${seat} lost on time and is a winner.`);
  if (players === 2 && outcome === null) breach(`Seat ${seat} of two lost on time, but the match continues.`);
}

function checkDraw(moment: CheckedState): void {
  const { game, state } = moment;
  if (game.rules.agreeDraw === undefined) return;
  const trial = game.rules.clone(state);
  checkClauses(moment, game.rules.agreeDraw(trial));
  const outcome = game.rules.outcome(trial);
  if (outcome === null) breach('Everyone agreed to a draw, but the match continues.');
  if (outcome.winners.length > 0) breach('Everyone agreed to a draw, but a seat wins.');
  if (game.rules.toAct(trial).length > 0) breach('Everyone agreed to a draw, but a seat is asked.');
}

function checkClauses({ clauses }: CheckedState, events: readonly GameEvent[]): void {
  for (const { type, clause } of events)
    if (clauses !== null && !clauses.has(clause))
      breach(`The event "${type}" cites ${clause}, which is not in the rule book.`);
}

/** Nobody ever answers in time. A bot that takes a seat plays at random. */
function playOutOfTime(moment: CheckedState): void {
  const { game, players } = moment;
  const rng = diceFor(moment, 'timeout:bots');
  const state = game.rules.clone(moment.state);
  const inARow = Array.from({ length: players }, () => 0);
  const bots = new Set<Seat>();
  for (let moves = 0; game.rules.outcome(state) === null; moves++) {
    if (moves > game.rules.bound)
      breach(
        `If everyone runs out of time, the match continues beyond its bound of ${game.rules.bound} actions.`,
      );
    const [seat] = game.rules.toAct(state);
    if (seat === undefined) breach('Everyone runs out of time: the match continues, but nobody is asked.');
    const answer = bots.has(seat)
      ? ({ kind: 'bot' } as const)
      : answerOf(game, state, seat, inARow[seat] ?? 0);
    inARow[seat] = (inARow[seat] ?? 0) + 1;
    if (answer.kind === 'move') game.rules.apply(state, seat, answer.action);
    else if (answer.kind === 'loss') game.rules.concede(state, seat, 'clock');
    else {
      bots.add(seat);
      game.rules.apply(state, seat, pick(rng, game.rules.legal(state, seat)));
    }
  }
}
