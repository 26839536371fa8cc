import { rngFrom } from '@mechatable/kernel';
import {
  masc,
  mechaNumber,
  squareNumber,
  typeNumber,
  type Action,
  type Options,
  type State,
  type View,
} from '@mechatable/masc';
import { draft } from '../../../src/games/masc/draft.ts';
import type { Draft, DraftStep } from '../../../src/games/shared/drawing.ts';

export function newMatch(options: Partial<Options> = {}, seed = 'drafts'): State {
  return masc.rules.setup(masc.rules.options.parse(options), 2, rngFrom(seed));
}

/** The draft of the asked seat; null if there is none. */
export function draftIn(state: State): Draft<View> | null {
  const [seat] = masc.rules.toAct(state);
  if (seat === undefined) return null;
  return draft(masc.rules.view(state, seat), masc.rules.legal(state, seat));
}

/** The same, but throws if there is none. */
export function opened(state: State): Draft<View> {
  const found = draftIn(state);
  if (found === null) throw new Error('nothing is drafted here');
  return found;
}

/** The same, with members that move one at a time. */
export function singly(state: State): Draft<View> {
  const first = opened(state);
  return stepAt(first, 'choice:singly')?.next() ?? first;
}

/** Plays actions for the asked seats. */
export function play(state: State, ...actions: readonly Action[]): State {
  for (const action of actions) {
    const [seat] = masc.rules.toAct(state);
    if (seat === undefined) throw new Error('nobody is asked');
    masc.rules.apply(state, seat, action);
  }
  return state;
}

/** Red's Movement on open ground but for what is named, the unit of the first mecha activated: `r1: 'wolf H10'`. */
export function moving(pieces: Readonly<Record<string, string>>, changes: Partial<State> = {}): State {
  const quick = newMatch({ setup: 'quick' });
  const forces = masc.rules.legal(quick, 0);
  play(quick, ...forces.slice(0, 2));
  const state: State = { ...quick, terrain: '.'.repeat(quick.terrain.length), ...changes };
  state.at.fill(-1);
  for (const [id, words] of Object.entries(pieces)) {
    const [type, square] = words.split(' ');
    state.at[mechaNumber(state, id)] = squareNumber(square);
    state.type[mechaNumber(state, id)] = typeNumber(type);
  }
  state.spent.fill(0);
  state.agenda.splice(0, Infinity, { do: 'score' }, { do: 'begin', phase: 'combat' });
  state.agenda.push({ ask: 'activate', seat: 0, passes: 0 });
  return play(state, { kind: 'activate', unit: 'r1' });
}

export function stepAt(of: Draft<View>, ...anchors: readonly string[]): DraftStep<View> | undefined {
  return of.steps.find((step) => step.anchors.join() === anchors.join());
}

/** Takes steps by the things that are picked for them, with spaces between: `mecha:r1 square:E10`. */
export function taken(of: Draft<View>, ...picks: readonly string[]): Draft<View> {
  return picks.reduce((now, pick) => {
    const step = stepAt(now, ...pick.split(' '));
    if (step === undefined) throw new Error(`${pick} is no step`);
    return step.next();
  }, of);
}

export function squares({ view }: Draft<View>): Record<string, string | null> {
  return Object.fromEntries(
    view.mecha.filter(({ square }) => square !== null).map(({ id, square }) => [id, square]),
  );
}
