import { invariant, type Illegal, type Reason, type Refusals, type Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { NOWHERE } from './board.ts';
import { explainAssign, explainAttack } from './explain-fire.ts';
import { called, explainActivate, explainFinish, explainMove } from './explain-move.ts';
import { explainPlacement, explainTile } from './explain-setup.ts';
import { firstOf, sideSize } from './field.ts';
import { isStraggler } from './formation.ts';
import { meant } from './meant.ts';
import { isPinned } from './reach.ts';
import { colorOfSeat, type Ask, type State } from './state.ts';
import { words } from './words/index.ts';

/** Which questions an action of a kind can answer. */
const ANSWERS: Readonly<Record<Action['kind'], readonly Ask['ask'][]>> = {
  pickPrivilege: ['privilege'],
  pickColour: ['colour'],
  placeTile: ['tile'],
  commitForce: ['force'],
  placeMecha: ['deploy'],
  chooseFirst: ['first'],
  activate: ['activate'],
  moveMecha: ['move', 'rally'],
  finish: ['move'],
  reset: ['move'],
  attack: ['attack'],
  assign: ['assign'],
  pass: ['activate', 'attack'],
};

function explainPass(s: State, seat: Seat, { clause }: Illegal): Reason {
  const first = firstOf(s, colorOfSeat(s, seat));
  const late = Array.from({ length: sideSize(s) }, (_, i) => first + i).filter(
    (mecha) =>
      s.at[mecha] !== NOWHERE && s.spent[mecha] === 0 && isStraggler(s, mecha) && !isPinned(s, mecha),
  );
  const who = late.map((mecha) => called(s, mecha));
  return { clause, sentence: words.refusals.moving.stragglersFirst(who), gap: 1 };
}

const MOVING: readonly Ask['ask'][] = ['activate', 'move', 'rally'];
const FIGHTING: readonly Ask['ask'][] = ['attack', 'assign'];

/** Refusals for actions of another phase; null for everything else that is not asked. */
function otherPhase(kind: Action['kind'], ask: Ask['ask'], { clause }: Illegal): Reason | null {
  const gap = 1000;
  const say = words.refusals.phase;
  if (kind === 'attack' && MOVING.includes(ask)) return { clause, sentence: say.noAttackInMovement, gap };
  if ((kind === 'moveMecha' || kind === 'activate') && FIGHTING.includes(ask))
    return { clause, sentence: say.noMoveInCombat, gap };
  if (kind === 'moveMecha' && ask === 'activate') return { clause, sentence: say.activateFirst, gap };
  return null;
}

function explain(s: State, seat: Seat, action: Action, refusal: Illegal): Reason | null {
  const top = s.agenda[s.agenda.length - 1];
  invariant('ask' in top, 'a question is open while a seat acts');
  if (!ANSWERS[action.kind].includes(top.ask)) return otherPhase(action.kind, top.ask, refusal);
  switch (action.kind) {
    case 'moveMecha':
      return explainMove(s, seat, action, refusal);
    case 'activate':
      return explainActivate(s, seat, action, refusal);
    case 'finish':
      return explainFinish(s, refusal);
    case 'attack':
      return explainAttack(s, seat, action, refusal);
    case 'assign':
      return explainAssign(s, seat, action, refusal);
    case 'placeMecha':
      return explainPlacement(s, seat, action, refusal);
    case 'placeTile':
      return explainTile(s, action, refusal);
    case 'pass':
      return explainPass(s, seat, refusal);
    default:
      return null;
  }
}

export const refusals: Refusals<State, Action> = { meant, explain };
