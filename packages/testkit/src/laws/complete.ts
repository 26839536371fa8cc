import {
  below,
  canonical,
  pick,
  type AnyGame,
  type Illegal,
  type Move,
  type Seat,
  type Verdict,
} from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { mangle, NON_ACTIONS } from './mangle.ts';
import { diceFor, isSampled, seatsOf, type CheckedState } from './moment.ts';

const MANGLED = 24;
const REMEMBERED = 64;
const APPLIED = 8;

/** An action with its text, which takes long to write. */
interface Try {
  readonly action: unknown;
  readonly key: string;
}

const tryOf = (action: unknown): Try => ({ action, key: canonical(action) });

/**
 * `judge` and `legal` agree about everything a player might try, and refused actions change nothing. As when a match
 * receives an action, the schema comes first, and `judge` sees only what fits it. The schema doesn't depend on the
 * state, so what it has `accepted` isn't parsed again.
 */
export function complete(accepted = new Set<string>()): Check {
  /** Actions of earlier moments, because people really try actions that were legal a moment ago. */
  const memory: Try[] = [];
  return {
    at(moment) {
      const { state, outcome } = moment;
      const rng = diceFor(moment, 'complete');
      const before = JSON.stringify(state); // quicker than canonical, and enough to notice a change
      const thorough = outcome !== null || isSampled(moment, 'complete');
      if (outcome !== null) checkCitation(moment, outcome, () => 'The outcome');
      const refused = seatsOf(moment).flatMap((seat) => {
        const attempts = checkLists(moment, seat, accepted);
        if (!thorough) return checkVerdicts(moment, seat, attempts, accepted);
        const known = [...moment.moves, ...attempts, ...memory].map(({ action }) => action);
        const mangled = Array.from({ length: known.length > 0 ? MANGLED : 0 }, () => mangle(known, rng));
        const nonsense = [...NON_ACTIONS, ...mangled].map(tryOf);
        return checkVerdicts(moment, seat, [...attempts, ...memory, ...nonsense], accepted);
      });
      if (thorough)
        for (const stranger of [-1, moment.players, 0.5]) checkVerdicts(moment, stranger, memory, accepted);
      if (JSON.stringify(state) !== before) breach('Asking legal, attempts and judge has changed the state.');
      const sample = thorough && refused.length > 0 ? APPLIED : 0;
      for (let i = 0; i < sample; i++) checkApply(moment, pick(rng, refused));
      for (const { action } of moment.moves) {
        if (memory.length < REMEMBERED) memory.push(tryOf(action));
        else if (below(rng, 8) === 0) memory[below(rng, REMEMBERED)] = tryOf(action);
      }
    },
    after(moment, move, events) {
      for (const event of events) {
        checkCitation(moment, event, () => `The event "${event.type}" of ${describe(move)}`);
      }
    },
  };
}

/** Checks the lists of a seat, and returns its attempts. */
function checkLists({ game, state, legal }: CheckedState, seat: Seat, accepted: Set<string>): Try[] {
  const actions = legal[seat] ?? [];
  const attempts = game.rules.attempts(state, seat).map(tryOf);
  const once = new Set<string>();
  const tried = new Set(attempts.map(({ key }) => key));
  for (const action of actions) {
    const key = canonical(action);
    if (once.has(key)) breach(`legal() lists ${describe({ seat, action })} twice.`);
    once.add(key);
    if (!tried.has(key)) breach(`attempts() leaves out the legal ${describe({ seat, action })}.`);
  }
  for (const { action, key } of attempts) {
    const refusal = refusalBySchema(game, { seat, action }, key, accepted);
    if (refusal !== null) breach(`The schema of actions refuses ${describe({ seat, action })}: ${refusal}`);
  }
  return attempts;
}

/** Why the schema refuses an action; null if it lets it through, which it must do without altering it. */
function refusalBySchema(game: AnyGame, move: Move, key: string, accepted: Set<string>): string | null {
  if (accepted.has(key)) return null;
  const parsed = game.rules.actions.safeParse(move.action);
  if (!parsed.success) return parsed.error.message;
  if (canonical(parsed.data) !== key) breach(`The schema of actions alters ${describe(move)}.`);
  accepted.add(key);
  return null;
}

/** Judges each action that the schema accepts, and returns the refused ones. */
function checkVerdicts(
  { game, state, legal, clauses }: CheckedState,
  seat: Seat,
  tries: readonly Try[],
  accepted: Set<string>,
): Move[] {
  const actions = legal[seat] ?? [];
  const allowed = new Set(actions.map(canonical));
  const refused: Move[] = [];
  for (const { action, key } of tries) {
    const move = { seat, action };
    if (refusalBySchema(game, move, key, accepted) !== null) continue;
    const verdict = judged(() => game.rules.judge(state, seat, action), move);
    const member = allowed.has(key);
    if (verdict.ok) {
      if (!member) breach(`judge() allows ${describe(move)}, which legal() does not list.`);
      continue;
    }
    if (member) breach(`judge() refuses ${describe(move)} (${verdict.clause}), which legal() lists.`);
    checkCitation({ clauses }, verdict, () => `The refusal of ${describe(move)}`);
    refused.push(move);
  }
  return refused;
}

function judged(judge: () => Verdict, move: Move): Verdict {
  try {
    return judge();
  } catch (error) {
    return breach(`judge() throws on ${describe(move)} instead of refusing it: ${String(error)}`);
  }
}

function checkApply({ game, state }: CheckedState, move: Move): void {
  const trial = game.rules.clone(state);
  const before = JSON.stringify(trial);
  let threw = false;
  try {
    game.rules.apply(trial, move.seat, move.action);
  } catch {
    threw = true;
  }
  if (!threw) breach(`apply() carries out ${describe(move)}, which judge() refuses.`);
  if (JSON.stringify(trial) !== before)
    breach(`apply() throws on ${describe(move)}, but has changed the state before.`);
}

function checkCitation(
  { clauses }: Pick<CheckedState, 'clauses'>,
  cited: Pick<Illegal, 'clause'> & { readonly sentence?: string },
  what: () => string,
): void {
  if (typeof cited.clause !== 'string' || cited.clause === '') breach(`${what()} names no clause.`);
  if (clauses !== null && !clauses.has(cited.clause))
    breach(`${what()} cites ${cited.clause}, which is not in the rule book.`);
  if ('sentence' in cited && (cited.sentence ?? '').trim() === '') breach(`${what()} has no sentence.`);
}

function describe({ seat, action }: Move): string {
  return `"${shorthand(action)}" of seat ${seat} (${canonical(action)})`;
}
