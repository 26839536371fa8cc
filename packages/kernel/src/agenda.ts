import { invariant } from './invariant.ts';
import type { GameEvent, Rules, Seat } from './rules.ts';
import { illegal, type ClauseId, type Illegal, type Verdict } from './verdict.ts';

/** A step that waits for one seat. */
export interface AskOne {
  readonly ask: string;
  readonly seat: Seat;
}

/**
 * A step that waits for several seats at once: each of them answers for itself, in any order, and what lies
 * beneath goes on when the last one has. Which seats still owe an answer is public, the answers are not: the
 * rule that takes one keeps it where no view shows it, and leaves the agenda alone.
 */
export interface AskSeveral {
  readonly ask: string;
  /** Those who have not answered yet. */
  readonly seats: readonly Seat[];
}

/** A step that waits. */
export type AskStep = AskOne | AskSeveral;

/** A step that runs by itself. */
export interface DoStep {
  readonly do: string;
}

/** What is still to happen is data: the last step of the list is the next to be taken. */
export interface HasAgenda<Step> {
  agenda: Step[];
}

/** One kind of action, whole: what might be tried, what is allowed, what it does. */
export interface ActionRule<State, Action, Event, Ask = AskStep> {
  /**
   * The candidates are just what `judge` allows, so they need not be judged one by one: where there are hundreds
   * that follow from one search, that would cost more than the search. The law "complete" holds it to this.
   */
  readonly exact?: true;
  /** Adds what could be legal; may be generous, `judge` is the law. */
  candidates(state: State, seat: Seat, out: Action[], ask: Ask): void;
  /** Adds what a person might try beyond the candidates and be refused with a reason. */
  attempts?(state: State, seat: Seat, out: Action[], ask: Ask): void;
  judge(state: State, seat: Seat, action: Action, ask: Ask): Verdict;
  /** The question that the action answers is already off the agenda. */
  apply(state: State, seat: Seat, action: Action, log: Event[], ask: Ask): void;
}

/** A question that can be open: which kinds of action answer it. */
export interface Question<State, Ask, Kind> {
  readonly kinds: readonly Kind[];
  /** The answer to an action of any other kind while this question is open. */
  readonly otherwise: Illegal;
  /** The answer to a seat that is not asked while this question is open. Left out: that of the game. */
  readonly notAsked?: Illegal;
  /**
   * Whether the table may answer by itself where only one answer exists, and drop the question where
   * none does. Left out: always asked. It must depend on public facts alone. Where several seats are asked
   * at once, it is put for each of them.
   */
  auto?(state: State, ask: Ask, seat: Seat): boolean;
}

type KindOf<Action> = Action extends { readonly kind: infer Kind extends string } ? Kind : never;

export interface AgendaParts<
  State extends HasAgenda<Ask | Do>,
  Action extends { readonly kind: string },
  Event extends GameEvent,
  Ask extends AskStep,
  Do extends DoStep,
> {
  readonly actions: {
    readonly [K in KindOf<Action>]: ActionRule<State, Extract<Action, { readonly kind: K }>, Event, Ask>;
  };
  readonly questions: {
    readonly [K in Ask['ask']]: Question<State, Extract<Ask, { readonly ask: K }>, KindOf<Action>>;
  };
  /** A `do` without a resolver does not compile. */
  readonly steps: {
    readonly [K in Do['do']]: (state: State, step: Extract<Do, { readonly do: K }>, log: Event[]) => void;
  };
  /** The clause by which nothing more is done once the match has ended; null while it goes on. */
  endedBy(state: State): ClauseId | null;
  /** Refuses a seat that is not being asked, where the open question does not say it itself. */
  readonly notAsked: Illegal;
  /** Refuses what is no action of this game at all. */
  readonly unknown: Illegal;
}

/** An illegal action was applied: the caller did not ask `judge` first. Nothing has changed. */
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
  'toAct' | 'legal' | 'attempts' | 'judge' | 'apply'
> & {
  readonly otherwise: (state: State, seat: Seat) => Illegal;
  /** Takes steps until a seat must choose or the match is over; `setup` ends with it. */
  readonly run: (state: State, log: Event[]) => void;
};

/** A question with the rules of the kinds that answer it, by name and in order. */
interface Open<State, Ask, Rule> {
  readonly question: Question<State, Ask, string>;
  readonly answers: ReadonlyMap<unknown, Rule>;
  readonly rules: readonly Rule[];
}

/** The part of a game that is the same for all: ask, judge, apply, and run until someone must choose. */
export function byAgenda<
  State extends HasAgenda<Ask | Do>,
  Action extends { readonly kind: string },
  Event extends GameEvent,
  Ask extends AskStep,
  Do extends DoStep,
>(parts: AgendaParts<State, Action, Event, Ask, Do>): AgendaGame<State, Action, Event> {
  // The tables are checked key by key above; looked up by a run-time key they hold these common shapes.
  // Maps, because they are quicker than objects where every key comes up at the same place.
  type Rule = ActionRule<State, Action, Event, Ask>;
  type Resolver = (state: State, step: Do, log: Event[]) => void;
  const actions = new Map<unknown, Rule>(Object.entries(parts.actions));
  const steps = new Map<unknown, Resolver>(Object.entries(parts.steps));
  const questions = new Map<unknown, Open<State, Ask, Rule>>();
  for (const [ask, question] of Object.entries<Question<State, Ask, string>>(parts.questions)) {
    const answers = new Map<unknown, Rule>();
    for (const kind of question.kinds) {
      const rule = actions.get(kind);
      invariant(rule !== undefined, `the question "${ask}" names the unknown action kind "${kind}"`);
      answers.set(kind, rule);
    }
    questions.set(ask, { question, answers, rules: [...answers.values()] });
  }
  const nobody: readonly Seat[] = [];
  const alone: (readonly Seat[])[] = [];
  const scratch: Action[] = [];

  function openQuestion(state: State): Ask | null {
    const { agenda } = state;
    if (agenda.length === 0) return null;
    const top = agenda[agenda.length - 1];
    return (top as Partial<AskStep>).ask === undefined ? null : (top as Ask);
  }

  /** One seat comes first: it is what nearly every question asks. */
  function isAsked(ask: Ask, seat: Seat): boolean {
    const one = (ask as Partial<AskOne>).seat;
    return one === undefined ? (ask as AskSeveral).seats.includes(seat) : one === seat;
  }

  /** Takes the question off the agenda, or leaves it there for those who still owe an answer. */
  function answered(agenda: (Ask | Do)[], ask: Ask, seat: Seat): void {
    agenda.pop();
    if ((ask as Partial<AskOne>).seat !== undefined) return;
    const seats = (ask as AskSeveral).seats.filter((other) => other !== seat);
    if (seats.length > 0) agenda.push({ ...ask, seats });
  }

  function entryFor(ask: Ask): Open<State, Ask, Rule> {
    const entry = questions.get(ask.ask);
    invariant(entry !== undefined, 'every step is a question or has a resolver');
    return entry;
  }

  function collect(state: State, seat: Seat, ask: Ask, out: Action[]): void {
    const { rules } = entryFor(ask);
    let kept = 0;
    for (let r = 0; r < rules.length; r++) {
      const rule = rules[r];
      rule.candidates(state, seat, out, ask);
      if (rule.exact === true) {
        kept = out.length;
        continue;
      }
      for (let i = kept; i < out.length; i++) {
        const action = out[i];
        if (rule.judge(state, seat, action, ask).ok) out[kept++] = action;
      }
      if (out.length > kept) out.length = kept;
    }
  }

  function judge(state: State, seat: Seat, action: Action): Verdict {
    const end = parts.endedBy(state);
    if (end !== null) return illegal(end, 'The match is over.');
    const ask = openQuestion(state);
    if (ask === null) return parts.notAsked;
    const { answers, question } = entryFor(ask);
    if (!isAsked(ask, seat)) return question.notAsked ?? parts.notAsked;
    const kind: unknown = (action as Action | null | undefined)?.kind; // it may come from a file
    const rule = answers.get(kind);
    if (rule !== undefined) return rule.judge(state, seat, action, ask);
    return actions.has(kind) ? question.otherwise : parts.unknown;
  }

  function otherwise(state: State, seat: Seat): Illegal {
    const end = parts.endedBy(state);
    if (end !== null) return illegal(end, 'The match is over.');
    const ask = openQuestion(state);
    if (ask === null) return parts.notAsked;
    const { question } = entryFor(ask);
    return isAsked(ask, seat) ? question.otherwise : (question.notAsked ?? parts.notAsked);
  }

  function run(state: State, log: Event[]): void {
    const { agenda } = state;
    while (parts.endedBy(state) === null) {
      invariant(agenda.length > 0, 'the match is not over, yet nothing is left to do');
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

  /** Whether the table could answer for a seat that is asked; then it has. */
  function answersItself(state: State, ask: Ask, log: Event[]): boolean {
    const { question, answers } = entryFor(ask);
    if (question.auto === undefined) return false;
    const asked = seatsOf(ask);
    for (let i = 0; i < asked.length; i++) {
      const seat = asked[i];
      if (!question.auto(state, ask, seat)) continue;
      scratch.length = 0;
      collect(state, seat, ask, scratch);
      if (scratch.length > 1) continue;
      answered(state.agenda, ask, seat);
      if (scratch.length === 1) answers.get(scratch[0].kind)?.apply(state, seat, scratch[0], log, ask);
      return true;
    }
    return false;
  }

  function seatsOf(ask: Ask): readonly Seat[] {
    const one = (ask as Partial<AskOne>).seat;
    return one === undefined ? (ask as AskSeveral).seats : (alone[one] ??= [one]);
  }

  return {
    run,
    judge,
    otherwise,
    toAct(state) {
      const ask = parts.endedBy(state) === null ? openQuestion(state) : null;
      return ask === null ? nobody : seatsOf(ask);
    },
    legal(state, seat) {
      const out: Action[] = [];
      const ask = parts.endedBy(state) === null ? openQuestion(state) : null;
      if (ask !== null && isAsked(ask, seat)) collect(state, seat, ask, out);
      return out;
    },
    attempts(state, seat) {
      const out: Action[] = [];
      const ask = parts.endedBy(state) === null ? openQuestion(state) : null;
      if (ask === null || !isAsked(ask, seat)) return out;
      for (const rule of entryFor(ask).rules) {
        rule.candidates(state, seat, out, ask);
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
      actions.get(action.kind)?.apply(state, seat, action, log, ask);
      run(state, log);
      return log;
    },
  };
}
