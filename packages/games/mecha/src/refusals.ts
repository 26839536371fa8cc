import { openQuestion, type Illegal, type Reason, type Refusals, type Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { cellNumber } from './board.ts';
import { partOf } from './effects/carry-out.ts';
import { explainAttach, explainCommand, explainPlay } from './explain-card.ts';
import { explainAttack, explainMove, nameOn } from './explain-unit.ts';
import { meant } from './meant.ts';
import type { State } from './state.ts';
import { words } from './words/index.ts';

const LATER = 1000;

/** Actions of the Main Phase, tried while a window is open. */
const MAIN: readonly Action['kind'][] = ['play', 'playTop', 'attach', 'move', 'attack'];

function explainAbility(s: State, unit: string, { clause, sentence }: Illegal): Reason {
  const who = nameOn(s, cellNumber(unit));
  return { clause, sentence: words.refusals.ability(who, sentence), gap: 5 };
}

function inMain(s: State, seat: Seat, action: Action, refusal: Illegal): Reason | null {
  switch (action.kind) {
    case 'play':
    case 'playTop':
      return explainPlay(s, seat, action, refusal);
    case 'attach':
      return explainAttach(s, seat, action, refusal);
    case 'command':
      return explainCommand(s, seat, action, refusal);
    case 'move':
      return explainMove(s, action, refusal);
    case 'attack':
      return explainAttack(s, seat, action, refusal);
    case 'activate':
      return explainAbility(s, action.unit, refusal);
    default:
      return null;
  }
}

function inWindow(s: State, seat: Seat, action: Action, refusal: Illegal): Reason | null {
  if (action.kind === 'command') return explainCommand(s, seat, action, refusal);
  if (action.kind === 'activate') return explainAbility(s, action.unit, refusal);
  if (!MAIN.includes(action.kind)) return null;
  return { clause: refusal.clause, sentence: words.refusals.playing.onlyRespond, gap: LATER };
}

function explain(s: State, seat: Seat, action: Action, refusal: Illegal): Reason | null {
  const ask = openQuestion(s);
  if (ask?.ask === 'main') return inMain(s, seat, action, refusal);
  if (ask?.ask === 'respond') return inWindow(s, seat, action, refusal);
  if (ask?.ask !== 'sacrifice' || action.kind !== 'sacrifice') return null;
  const op = partOf(ask.progress);
  const kind = op.op === 'sacrifice' && op.what === 'tower' ? 'tower' : 'mecha';
  return explainSacrifice(s, seat, action.unit, kind, refusal);
}

function explainSacrifice(
  s: State,
  seat: Seat,
  unit: string,
  kind: 'mecha' | 'tower',
  { clause }: Illegal,
): Reason {
  const says = words.refusals.sacrificing;
  const cell = cellNumber(unit);
  const u = cell < 0 ? null : s.board[cell];
  if (u === null) return { clause, sentence: says.empty(unit, kind), gap: 20 };
  if (u.controller !== seat) return { clause, sentence: says.theirs(nameOn(s, cell), kind), gap: 10 };
  return { clause, sentence: says.wrongKind(nameOn(s, cell), kind), gap: 2 };
}

export const refusals: Refusals<State, Action> = { meant, explain };
