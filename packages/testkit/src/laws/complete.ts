import {
  below,
  canonical,
  pick,
  same,
  type Illegal,
  type Move,
  type Seat,
  type Verdict,
} from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { mangle, NON_ACTIONS } from './mangle.ts';
import { diceFor, isSampled, seatsOf, type Moment } from './moment.ts';

const MANGLED = 24;
const REMEMBERED = 64;
const APPLIED = 8;

/** `judge` and `legal` agree about everything one might try; what is refused changes nothing. */
export function complete(): Check {
  /** Actions of earlier moments: what was right a moment ago is what people really try. */
  const memory: unknown[] = [];
  return {
    at(moment) {
      const { state, outcome } = moment;
      const rng = diceFor(moment, 'complete');
      const before = canonical(state);
      const thorough = outcome !== null || isSampled(moment, 'complete');
      if (outcome !== null) checkCitation(moment, outcome, () => 'The outcome');
      const refused = seatsOf(moment).flatMap((seat) => {
        const attempts = checkLists(moment, seat);
        if (!thorough) return checkVerdicts(moment, seat, attempts);
        const known = [...moment.moves.map(({ action }) => action), ...attempts, ...memory];
        const mangled = Array.from({ length: known.length > 0 ? MANGLED : 0 }, () => mangle(known, rng));
        return checkVerdicts(moment, seat, [...attempts, ...memory, ...NON_ACTIONS, ...mangled]);
      });
      if (thorough) for (const stranger of [-1, moment.players, 0.5]) checkVerdicts(moment, stranger, memory);
      if (canonical(state) !== before) breach('Asking legal, attempts and judge has changed the state.');
      const sample = thorough && refused.length > 0 ? APPLIED : 0;
      for (let i = 0; i < sample; i++) checkApply(moment, pick(rng, refused), before);
      for (const { action } of moment.moves) {
        if (memory.length < REMEMBERED) memory.push(action);
        else if (below(rng, 8) === 0) memory[below(rng, REMEMBERED)] = action;
      }
    },
    after(moment, move, events) {
      for (const event of events) {
        checkCitation(moment, event, () => `The event "${event.type}" of ${describe(move)}`);
      }
    },
  };
}

/** Looks through the lists of a seat; gives back what it might try. */
function checkLists({ game, state, legal }: Moment, seat: Seat): unknown[] {
  const actions = legal[seat] ?? [];
  const attempts = game.attempts(state, seat);
  const once = new Set<string>();
  const tried = new Set(attempts.map(canonical));
  for (const action of actions) {
    const key = canonical(action);
    if (once.has(key)) breach(`legal() lists ${describe({ seat, action })} twice.`);
    once.add(key);
    if (!tried.has(key)) breach(`attempts() leaves out the legal ${describe({ seat, action })}.`);
  }
  for (const action of attempts) {
    const parsed = game.actions.safeParse(action);
    if (!parsed.success)
      breach(`The schema of actions refuses ${describe({ seat, action })}: ${parsed.error.message}`);
    if (canonical(parsed.data) !== canonical(action))
      breach(`The schema of actions alters ${describe({ seat, action })}.`);
  }
  return attempts;
}

/** Judges each; gives back what was refused. */
function checkVerdicts(
  { game, state, legal, clauses }: Moment,
  seat: Seat,
  tries: readonly unknown[],
): Move[] {
  const actions = legal[seat] ?? [];
  const allowed = new Set(actions.map(canonical));
  const refused: Move[] = [];
  for (const action of tries) {
    const move = { seat, action };
    const verdict = judged(() => game.judge(state, seat, action), move);
    const member = allowed.has(canonical(action));
    if (verdict.ok) {
      // A field too many is the door's business: no rule reads it.
      if (!member && !actions.some((legal) => hasAllOf(action, legal)))
        breach(`judge() allows ${describe(move)}, which legal() does not list.`);
      continue;
    }
    if (member) breach(`judge() refuses ${describe(move)} (${verdict.clause}), which legal() lists.`);
    checkCitation({ clauses }, verdict, () => `The refusal of ${describe(move)}`);
    refused.push(move);
  }
  return refused;
}

function hasAllOf(action: unknown, fields: unknown): boolean {
  if (typeof action !== 'object' || typeof fields !== 'object' || action === null || fields === null)
    return false;
  const given = new Map(Object.entries(action));
  return Object.entries(fields).every(([key, value]) => given.has(key) && same(given.get(key), value));
}

function judged(judge: () => Verdict, move: Move): Verdict {
  try {
    return judge();
  } catch (error) {
    return breach(`judge() throws on ${describe(move)} instead of refusing it: ${String(error)}`);
  }
}

function checkApply({ game, state }: Moment, move: Move, before: string): void {
  const trial = game.clone(state);
  let threw = false;
  try {
    game.apply(trial, move.seat, move.action);
  } catch {
    threw = true;
  }
  if (!threw) breach(`apply() carries out ${describe(move)}, which judge() refuses.`);
  if (canonical(trial) !== before)
    breach(`apply() throws on ${describe(move)}, but has changed the state before.`);
}

function checkCitation(
  { clauses }: Pick<Moment, 'clauses'>,
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
