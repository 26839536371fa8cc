import { invariant } from './invariant.ts';
import type { GameEvent, Rules, Seat } from './rules.ts';
import { illegal, type ClauseId, type Illegal, type Verdict } from './verdict.ts';

/** A step that waits for one seat. */
export interface AskOne {
  readonly ask: string;
  readonly seat: Seat;
}

/**
 * A step that waits for several seats at once. They answer in any order, and the agenda continues after the last
 * answer. Which seats still have to answer is public, their answers are not: a rule keeps an answer where no view
 * shows it, and doesn't change the agenda.
 */
export interface AskSeveral {
  readonly ask: string;
  /** The seats that haven't answered yet. */
  readonly seats: readonly Seat[];
}

/** A step that waits. */
export type AskStep = AskOne | AskSeveral;

/** A step that runs by itself. */
export interface DoStep {
  readonly do: string;
}

/** Pending steps as data: the last step in the list comes next. */
export interface HasAgenda<Step> {
  agenda: Step[];
}

/** The question that is open in a state or a view; null when the match is over. */
export function openQuestion<Step extends AskStep | DoStep>({
  agenda,
}: {
  readonly agenda: readonly Step[];
}): Extract<Step, AskStep> | null {
  if (agenda.length === 0) return null;
  const top = agenda[agenda.length - 1];
  return (top as Partial<AskStep>).ask === undefined ? null : (top as Extract<Step, AskStep>);
}

/**
 * One kind of action as an answer to one question: its candidates, its judgment, and its effect.
 * `Ask` is that question; for a rule that answers several, their union. The members are properties, not methods, so
 * that the compiler rejects a rule written for another question.
 */
export interface ActionRule<State, Action, Event, Ask = AskStep> {
  /**
   * The candidates are exactly what `judge` allows, so they aren't judged one by one: with hundreds of them from one
   * search, that would cost more than the search. The law "complete" checks this.
   */
  readonly exact?: true;
  /**
   * Adds what could be legal. It may add too much: `judge` decides. An exact rule may stop when `out` has more than
   * `most`: nobody will look at them.
   */
  readonly candidates: (state: State, seat: Seat, out: Action[], ask: Ask, most: number) => void;
  /** Adds what a player might try beyond the candidates, to be refused with a reason. */
  readonly attempts?: (state: State, seat: Seat, out: Action[], ask: Ask) => void;
  readonly judge: (state: State, seat: Seat, action: Action, ask: Ask) => Verdict;
  /** By now the question is off the agenda. */
  readonly apply: (state: State, seat: Seat, action: Action, log: Event[], ask: Ask) => void;
}

type KindOf<Action> = Action extends { readonly kind: infer Kind extends string } ? Kind : never;

/** The questions with these names. A type may share its fields among several: `{ ask: 'look' | 'fetch' }`. */
export type AskOf<Ask extends AskStep, Name extends Ask['ask']> = Ask extends { readonly ask: Name }
  ? Ask
  : Extract<Ask['ask'], Name> extends never
    ? never
    : Ask & { readonly ask: Extract<Ask['ask'], Name> };

/** The rules of one question: a rule for each kind of action that answers it, and the refusals of all else. */
export interface QuestionRules<State, Action, Event, Ask> {
  /** `legal` lists the answers in this order. */
  readonly answers: {
    readonly [K in KindOf<Action>]?: ActionRule<State, Extract<Action, { readonly kind: K }>, Event, Ask>;
  };
  /** Refuses any other kind of action while this question is open. */
  readonly otherwise: Illegal;
  /** Refuses seats that aren't asked this question. Default: the game's `notAsked`. */
  readonly notAsked?: Illegal;
  /**
   * Whether the table may answer by itself if there is only one answer, and drop the question if there is none.
   * Default: never. It must depend on public facts alone. If several seats are asked, it is called for each of them.
   */
  readonly auto?: (state: State, ask: Ask, seat: Seat) => boolean;
}

export interface AgendaParts<
  State extends HasAgenda<Ask | Do>,
  Action extends { readonly kind: string },
  Event extends GameEvent,
  Ask extends AskStep,
  Do extends DoStep,
> {
  readonly questions: {
    readonly [K in Ask['ask']]: QuestionRules<State, Action, Event, AskOf<Ask, K>>;
  };
  /** A `do` without a resolver does not compile. */
  readonly steps: {
    readonly [K in Do['do']]: (state: State, step: Extract<Do, { readonly do: K }>, log: Event[]) => void;
  };
  /** The clause that refuses all actions once the match has ended; null before that. */
  readonly endedBy: (state: State) => ClauseId | null;
  /** Refuses seats that aren't asked, unless the open question has its own `notAsked`. */
  readonly notAsked: Illegal;
}

/** An illegal action was applied: the caller didn't ask `judge` first. Nothing has changed. */
export class IllegalActionError extends Error {
  override readonly name = 'IllegalActionError';
  readonly refusal: Illegal;
  constructor(refusal: Illegal) {
    super(`${refusal.clause}: ${refusal.sentence}`);
    this.refusal = refusal;
  }
}

type AgendaGame<State, Action, Event extends GameEvent> = Pick<
  Rules<State, Action, Event, unknown, unknown>,
  'questions' | 'toAct' | 'legal' | 'fewLegal' | 'attempts' | 'judge' | 'apply'
> & {
  readonly otherwise: (state: State, seat: Seat) => Illegal;
  /** Runs steps until a seat must choose or the match is over; `setup` ends with it. */
  readonly run: (state: State, log: Event[]) => void;
};

/** More than any list: a small integer, which compares faster than Infinity. */
const ALL = 2 ** 30 - 1;

/** A question as looked up at run time: its rules by kind of action, and in order. */
interface Entry<Asked, Rule> {
  readonly question: Asked;
  readonly answers: ReadonlyMap<unknown, Rule>;
  readonly rules: readonly Rule[];
}

/** The part that all games share: ask, judge, apply, and run until a seat must choose. */
export function byAgenda<
  State extends HasAgenda<Ask | Do>,
  Action extends { readonly kind: string },
  Event extends GameEvent,
  Ask extends AskStep,
  Do extends DoStep,
>(parts: AgendaParts<State, Action, Event, Ask, Do>): AgendaGame<State, Action, Event> {
  // The compiler has checked the tables key by key. Looked up by a run-time key, they hold these common types.
  // Maps are faster than objects when every key is looked up from the same place.
  type Rule = ActionRule<State, Action, Event, Ask>;
  type Asked = Pick<QuestionRules<State, Action, Event, Ask>, 'otherwise' | 'notAsked' | 'auto'>;
  type Listed = Asked & { readonly answers: Readonly<Record<string, Rule>> };
  type Resolver = (state: State, step: Do, log: Event[]) => void;
  const steps = new Map<unknown, Resolver>(Object.entries(parts.steps));
  const questions = new Map<unknown, Entry<Asked, Rule>>();
  const listed = parts.questions as unknown as Readonly<Record<string, Listed>>;
  for (const [ask, question] of Object.entries(listed)) {
    const answers = new Map<unknown, Rule>(Object.entries(question.answers));
    questions.set(ask, { question, answers, rules: [...answers.values()] });
  }
  const nobody: readonly Seat[] = [];
  const alone: (readonly Seat[])[] = [];
  const scratch: Action[] = [];

  /** A `Do` is never a question, which the compiler can't know. */
  function questionIn(state: State): Ask | null {
    return openQuestion<Ask | Do>(state) as Ask | null;
  }

  /** Checks for one seat first, since nearly every question asks one. */
  function isAsked(ask: Ask, seat: Seat): boolean {
    const one = (ask as Partial<AskOne>).seat;
    return one === undefined ? (ask as AskSeveral).seats.includes(seat) : one === seat;
  }

  /** Takes the question off the agenda, or leaves it there for the seats that haven't answered yet. */
  function answered(agenda: (Ask | Do)[], ask: Ask, seat: Seat): void {
    agenda.pop();
    if ((ask as Partial<AskOne>).seat !== undefined) return;
    const seats = (ask as AskSeveral).seats.filter((other) => other !== seat);
    if (seats.length > 0) agenda.push({ ...ask, seats });
  }

  function entryFor(ask: Ask): Entry<Asked, Rule> {
    const entry = questions.get(ask.ask);
    invariant(entry !== undefined, 'every step is a question or has a resolver');
    return entry;
  }

  function answerOf(ask: Ask, action: Action): Rule {
    const rule = entryFor(ask).answers.get(action.kind);
    invariant(rule !== undefined, 'a legal action answers the open question');
    return rule;
  }

  /** Adds the legal actions, in order. If there are more than `most`, it adds some of them, but more than `most`. */
  function collect(state: State, seat: Seat, ask: Ask, out: Action[], most: number): void {
    const { rules } = entryFor(ask);
    let kept = 0;
    for (let r = 0; r < rules.length && kept <= most; r++) {
      const rule = rules[r];
      rule.candidates(state, seat, out, ask, most);
      if (rule.exact === true) {
        kept = out.length;
        continue;
      }
      for (let i = kept; i < out.length && kept <= most; i++) {
        const action = out[i];
        if (rule.judge(state, seat, action, ask).ok) out[kept++] = action;
      }
      if (out.length > kept) out.length = kept;
    }
  }

  function judge(state: State, seat: Seat, action: Action): Verdict {
    const end = parts.endedBy(state);
    if (end !== null) return illegal(end, 'The match is over.');
    const ask = questionIn(state);
    if (ask === null) return parts.notAsked;
    const { answers, question } = entryFor(ask);
    if (!isAsked(ask, seat)) return question.notAsked ?? parts.notAsked;
    const rule = answers.get(action.kind);
    return rule === undefined ? question.otherwise : rule.judge(state, seat, action, ask);
  }

  function otherwise(state: State, seat: Seat): Illegal {
    const end = parts.endedBy(state);
    if (end !== null) return illegal(end, 'The match is over.');
    const ask = questionIn(state);
    if (ask === null) return parts.notAsked;
    const { question } = entryFor(ask);
    return isAsked(ask, seat) ? question.otherwise : (question.notAsked ?? parts.notAsked);
  }

  function run(state: State, log: Event[]): void {
    const { agenda } = state;
    while (parts.endedBy(state) === null) {
      invariant(agenda.length > 0, 'the match is not over, but nothing is left to do');
      const top = agenda[agenda.length - 1];
      const resolver = steps.get((top as Do).do);
      if (resolver !== undefined) {
        agenda.pop();
        resolver(state, top as Do, log);
        continue;
      }
      const ask = top as Ask;
      if (!answersItself(state, ask, log)) return;
    }
    agenda.length = 0;
  }

  /** Answers for a seat that has no choice; false if there is no such seat. */
  function answersItself(state: State, ask: Ask, log: Event[]): boolean {
    const { question } = entryFor(ask);
    if (question.auto === undefined) return false;
    const asked = seatsOf(ask);
    for (let i = 0; i < asked.length; i++) {
      const seat = asked[i];
      if (!question.auto(state, ask, seat)) continue;
      scratch.length = 0;
      collect(state, seat, ask, scratch, 1);
      if (scratch.length > 1) continue;
      answered(state.agenda, ask, seat);
      if (scratch.length === 1) answerOf(ask, scratch[0]).apply(state, seat, scratch[0], log, ask);
      return true;
    }
    return false;
  }

  function seatsOf(ask: Ask): readonly Seat[] {
    const one = (ask as Partial<AskOne>).seat;
    return one === undefined ? (ask as AskSeveral).seats : (alone[one] ??= [one]);
  }

  return {
    questions: Object.keys(listed),
    run,
    judge,
    otherwise,
    toAct(state) {
      const ask = parts.endedBy(state) === null ? questionIn(state) : null;
      return ask === null ? nobody : seatsOf(ask);
    },
    legal(state, seat) {
      const out: Action[] = [];
      const ask = parts.endedBy(state) === null ? questionIn(state) : null;
      if (ask !== null && isAsked(ask, seat)) collect(state, seat, ask, out, ALL);
      return out;
    },
    fewLegal(state, seat, most) {
      scratch.length = 0;
      const ask = parts.endedBy(state) === null ? questionIn(state) : null;
      if (ask !== null && isAsked(ask, seat)) collect(state, seat, ask, scratch, most);
      return scratch.length > most ? null : scratch.slice();
    },
    attempts(state, seat) {
      const out: Action[] = [];
      const ask = parts.endedBy(state) === null ? questionIn(state) : null;
      if (ask === null || !isAsked(ask, seat)) return out;
      for (const rule of entryFor(ask).rules) {
        rule.candidates(state, seat, out, ask, ALL);
        rule.attempts?.(state, seat, out, ask);
      }
      return out;
    },
    apply(state, seat, action) {
      const verdict = judge(state, seat, action);
      if (!verdict.ok) throw new IllegalActionError(verdict);
      const log: Event[] = [];
      const ask = state.agenda[state.agenda.length - 1] as Ask;
      answered(state.agenda, ask, seat);
      answerOf(ask, action).apply(state, seat, action, log, ask);
      run(state, log);
      return log;
    },
  };
}
