import { pick, same, type Move, type Seat } from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { diceFor, isSampled, type CheckedState } from './moment.ts';

const PEEKS = 6;
/** How many answers the next question may have to be followed at once: none, or a dozen, as bots do. */
const MOST = [-1, 12];

/** `fewLegal` and `peek` save time, and must give the same results as the full computation. */
export function shortcuts(): Check {
  return {
    at(moment) {
      if (moment.outcome !== null || !isSampled(moment, 'shortcuts')) return;
      for (const seat of moment.asked) {
        checkFew(moment, seat);
        checkPeeks(moment, seat);
      }
    },
  };
}

function checkFew({ game, state, legal }: CheckedState, seat: Seat): void {
  const all = legal[seat] ?? [];
  if (game.rules.fewLegal(state, seat, all.length - 1) !== null)
    breach(`fewLegal() lists ${all.length} actions of seat ${seat}, one more than it was asked for.`);
  if (!same(game.rules.fewLegal(state, seat, all.length), all))
    breach(`fewLegal() doesn't give seat ${seat} the list of legal().`);
}

function checkPeeks(moment: CheckedState, seat: Seat): void {
  const { game, legal } = moment;
  if (game.lab.peek === undefined) return;
  const evaluations = [game.lab, ...(game.lab.first === undefined ? [] : [game.lab.first])];
  const rng = diceFor(moment, `shortcuts:${seat}`);
  for (let i = 0; i < PEEKS; i++) {
    const action = pick(rng, legal[seat] ?? []);
    for (const most of MOST)
      for (const evaluation of evaluations) checkPeek(moment, { seat, action }, most, evaluation);
  }
}

function checkPeek(
  { game: { rules, lab }, state }: CheckedState,
  { seat, action }: Move,
  most: number,
  evaluation: Pick<CheckedState['game']['lab'], 'evaluate'>,
): void {
  const what = `peek() at "${shorthand(action)}" of seat ${seat}`;
  const look = (seen: unknown): number =>
    rules.outcome(seen) === null ? evaluation.evaluate(seen, seat) : Infinity;
  const before = JSON.stringify(state);
  const peeked = lab.peek?.(state, seat, action, most, look) ?? null;
  if (JSON.stringify(state) !== before) breach(`${what} has changed the state.`);
  if (peeked === null) return;
  const after = rules.clone(state);
  rules.apply(after, seat, action);
  const real = look(after);
  if (peeked !== real) breach(`${what} gives ${peeked} instead of ${real}.`);
  if (rules.toAct(after).includes(seat) && rules.legal(after, seat).length <= most)
    breach(`${what} hides a question with few answers.`);
}
