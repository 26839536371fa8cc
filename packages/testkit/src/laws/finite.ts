import { breach, type Check } from './law.ts';
import { isSampled, seatsOf, type CheckedState } from './moment.ts';

/** Every match ends, at least one seat is asked until it does, and anyone can concede at any time. */
export function finite(): Check {
  let turn = 0;
  return {
    at(moment) {
      whoIsAsked(moment);
      const now = moment.game.rules.turn(moment.state);
      if (!Number.isInteger(now) || now < turn) {
        breach(`turn() went from ${turn} to ${now}; it counts the turns that have begun.`);
      }
      turn = now;
      if (moment.outcome === null && isSampled(moment, 'finite')) givingUp(moment);
    },
  };
}

function whoIsAsked(moment: CheckedState): void {
  const { asked, legal, outcome } = moment;
  if (new Set(asked).size < asked.length) breach(`toAct() names a seat twice: ${asked.join(', ')}.`);
  for (const seat of asked) {
    if (legal[seat] === undefined) breach(`toAct() names seat ${seat}, which does not exist.`);
  }
  if (outcome !== null && asked.length > 0) breach(`The match is over, but seat ${asked[0]} is asked.`);
  if (outcome === null && asked.length === 0) breach('The match continues, but nobody is asked.');
  for (const seat of seatsOf(moment)) {
    const actions = legal[seat]?.length ?? 0;
    if (asked.includes(seat) && actions === 0) {
      breach(`Seat ${seat} is asked, but no action is legal: end the match, or let the seat pass.`);
    }
    if (!asked.includes(seat) && actions > 0) {
      breach(`Seat ${seat} is not asked, but legal() gives it ${actions} actions.`);
    }
  }
}

function givingUp({ game, state, players }: CheckedState): void {
  for (const seat of seatsOf({ players })) {
    const trial = game.rules.clone(state);
    game.rules.concede(trial, seat);
    const outcome = game.rules.outcome(trial);
    if (game.rules.toAct(trial).includes(seat)) breach(`Seat ${seat} conceded and is still asked.`);
    if (outcome === null && game.rules.toAct(trial).length === 0) {
      breach(`Seat ${seat} conceded: the match continues, but nobody is asked.`);
    }
    if (players === 2 && outcome === null) breach(`Seat ${seat} of two conceded, but the match continues.`);
    if (players === 2 && outcome?.winners.includes(seat) === true) {
      breach(`Seat ${seat} conceded and is a winner.`);
    }
  }
}
