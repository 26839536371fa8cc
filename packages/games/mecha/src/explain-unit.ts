import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CELL_NAME, COLUMNS, ENTRY_ROW, ROW_OF, cellNumber, opponent } from './board.ts';
import { ATTACKS, NAME, NAMES, NEEDS_PILOT, NEVER_ATTACKS, NEVER_MOVES, SPURNS } from './content/cards.ts';
import type { Unit } from './pieces.ts';
import { FLIERS_ONLY, HAS_MOVED, NO_FLIERS } from './reach.ts';
import type { State } from './state.ts';
import { costOf, nameOf, pilotsOn, rangeOf, speedOf } from './values.ts';
import { words } from './words/index.ts';

type Act = 'move' | 'attack';

export function nameOn(s: State, cell: number): string {
  const u = cell < 0 ? null : s.board[cell];
  return u === null ? words.things.nothing : NAMES[nameOf(u)];
}

/** Straight steps between two spaces. */
function stepsApart(from: number, to: number): number {
  return Math.abs((from % COLUMNS) - (to % COLUMNS)) + Math.abs(ROW_OF[from] - ROW_OF[to]);
}

function notYours(s: State, cell: number, act: Act, { clause }: Illegal): Reason {
  const says = words.refusals.acting;
  const u = cell < 0 ? null : s.board[cell];
  if (u === null) return { clause, sentence: says.noUnit(act), gap: 60 };
  return { clause, sentence: says.theirs(nameOn(s, cell), act), gap: 50 };
}

function fresh(u: Unit, act: Act, { clause }: Illegal, short: number): Reason {
  return { clause, sentence: words.refusals.acting.fresh(NAMES[nameOf(u)], act), gap: 3 + short };
}

/** The reason why a unit can't move or attack at all. */
function banned(s: State, u: Unit, act: Act, { clause }: Illegal): Reason {
  const says = words.refusals.acting;
  const who = NAMES[nameOf(u)];
  const never = act === 'move' ? NEVER_MOVES[u.card] : NEVER_ATTACKS[u.card];
  if (never) return { clause, sentence: says.never(who, act), gap: 6 };
  if (NEEDS_PILOT[u.card] && pilotsOn(u) === 0)
    return { clause, sentence: says.withoutPilot(who, act), gap: 4 };
  if (act === 'move' && s.stillness) return { clause, sentence: words.refusals.moving.stillness, gap: 4 };
  return { clause, sentence: says.forbidden(who, act), gap: 4 };
}

/** A move onto an enemy was meant as an attack. */
export function explainMove(s: State, action: ActionOf<'move'>, refusal: Illegal): Reason {
  const reason = moveReason(s, action, refusal);
  const path = action.path.split('-');
  const there = s.board[cellNumber(path[path.length - 1])] as Unit | null | undefined;
  const mine = s.board[cellNumber(action.unit)] as Unit | null | undefined;
  const isEnemy = (there ?? mine)?.controller !== mine?.controller;
  return isEnemy ? { ...reason, gap: reason.gap + 15 } : reason;
}

function moveReason(s: State, action: ActionOf<'move'>, refusal: Illegal): Reason {
  const from = cellNumber(action.unit);
  const u = from < 0 ? null : s.board[from];
  const path = action.path.split('-');
  const to = cellNumber(path[path.length - 1]);
  const { clause, sentence } = refusal;
  if (clause === 'MG-R-46' || u === null) return notYours(s, from, 'move', refusal);
  const who = NAMES[nameOf(u)];
  const allowance = speedOf(s, u) + u.extraSteps;
  const says = words.refusals.moving;
  switch (clause) {
    case 'MG-R-86':
      return banned(s, u, 'move', refusal);
    case 'MG-TOWER-1':
      return { clause, sentence: words.refusals.acting.tower(who, 'move'), gap: 8 };
    case 'MG-ACT-1':
      return fresh(u, 'move', refusal, Math.max(0, path.length - allowance));
    case 'MG-ACT-4':
      return { clause, sentence: says.afterAttack(who), gap: 3 };
    case 'MG-R-47':
      return u.attacks > 0
        ? { clause, sentence: says.notBoth(who), gap: 3 }
        : { clause, sentence: says.noneLeft(who, u.steps, allowance), gap: 2 };
    case 'MG-R-48':
      return { clause, sentence: says.already(who), gap: 2 };
    case 'MG-KW-13':
      return { clause, sentence: says.tooFar(path.length, who, allowance), gap: path.length - allowance };
    case 'MG-MECHA-8':
      return to >= 0 && s.board[to] !== null
        ? { clause, sentence: says.taken(CELL_NAME[to], nameOn(s, to)), gap: 15 }
        : { clause, sentence: says.blocked(CELL_NAME[to]), gap: 3 };
    default:
      return to === from
        ? { clause, sentence: says.alreadyThere(who, action.unit), gap: 20 }
        : { clause, sentence, gap: 10 };
  }
}

/** How many spaces an attack falls short of its target. */
function shortfall(s: State, u: Unit, target: Unit | null): number {
  const goal = ENTRY_ROW[opponent(u.controller)];
  const away = target === null ? Math.abs(ROW_OF[u.cell] - goal) + 1 : stepsApart(u.cell, target.cell);
  return Math.max(0, away - rangeOf(s, u));
}

/** MG-R-53: too far away, or with enemies in between. */
function outOfReach(s: State, u: Unit, target: number): Reason {
  const says = words.refusals.attacking;
  const clause = 'MG-R-53';
  const range = rangeOf(s, u);
  const away = stepsApart(u.cell, target);
  const who = NAMES[nameOf(u)];
  const victim = nameOn(s, target);
  if (away > range)
    return { clause, sentence: says.outOfRange(victim, away, who, range), gap: 1 + away - range };
  return { clause, sentence: says.blocked(who, victim), gap: 1 };
}

/** MG-R-27: the player is one step beyond their entry zone. */
function playerOutOfReach(s: State, u: Unit): Reason {
  const says = words.refusals.attacking;
  const foe = opponent(u.controller);
  const away = Math.abs(ROW_OF[u.cell] - ENTRY_ROW[foe]) + 1;
  const range = rangeOf(s, u);
  const who = NAMES[nameOf(u)];
  const sentence = away > range ? says.playerOutOfRange(away, who, range) : says.playerBlocked(who);
  return { clause: 'MG-R-27', sentence, gap: 1 + Math.max(0, away - range) };
}

export function explainAttack(
  s: State,
  seat: Seat,
  action: ActionOf<'attack'>,
  refusal: Illegal,
): Reason | null {
  const from = cellNumber(action.unit);
  const u = from < 0 ? null : s.board[from];
  const { clause, sentence } = refusal;
  if (u?.controller !== seat) return notYours(s, from, 'attack', refusal);
  const who = NAMES[nameOf(u)];
  const at = action.target === PLAYER ? -1 : cellNumber(action.target);
  const target = at < 0 ? null : s.board[at];
  const spurns = target === null ? null : SPURNS[target.card];
  const says = words.refusals.attacking;
  switch (clause) {
    case 'MG-R-40':
      return { clause, sentence: words.refusals.acting.tower(who, 'attack'), gap: 8 };
    case 'MG-ACT-1':
      return fresh(u, 'attack', refusal, shortfall(s, u, target));
    case 'MG-R-53':
      return target === null ? null : outOfReach(s, u, target.cell);
    case 'MG-R-27':
      return playerOutOfReach(s, u);
    case 'MG-R-28':
      return { clause, sentence: says.noPower(who), gap: 2 };
    case 'MG-KW-10':
      return { clause, sentence: says.flies(nameOn(s, at), who), gap: 3 };
    case 'MG-R-51':
      return { clause, sentence: target === null ? says.noTarget : says.yours(nameOn(s, at)), gap: 20 };
    case 'MG-R-44':
      return spurns === null
        ? null
        : { clause, sentence: says.tooDear(nameOn(s, at), spurns.cost, who, costOf(s, u)), gap: 2 };
    case 'MG-R-71':
      return { clause, sentence: words.refusals.commanding.protected(nameOn(s, at)), gap: 3 };
    case 'MG-R-47':
    case 'MG-R-48':
      return u.steps > 0 && u.attacks === 0 && u.forfeited === 0
        ? { clause, sentence: says.notBoth(who), gap: 2 }
        : spent(u, refusal);
    case 'MG-R-86':
      return attackBanned(s, u, at, refusal);
    default:
      return { clause, sentence, gap: 10 };
  }
}

function spent(u: Unit, { clause }: Illegal): Reason {
  const says = words.refusals.attacking;
  const who = NAME[u.card];
  const sentence = u.attacks > 0 ? says.noneLeft(who, u.attacks, ATTACKS[u.card]) : says.givenUp(who);
  return { clause, sentence, gap: 2 };
}

function attackBanned(s: State, u: Unit, at: number, refusal: Illegal): Reason {
  const says = words.refusals.attacking;
  const { clause } = refusal;
  const who = NAMES[nameOf(u)];
  if (refusal === HAS_MOVED['2e']) return { clause, sentence: says.notBoth(who), gap: 3 };
  if (refusal === NO_FLIERS) return { clause, sentence: says.noFliers(who, nameOn(s, at)), gap: 4 };
  if (refusal !== FLIERS_ONLY) return banned(s, u, 'attack', refusal);
  return { clause, sentence: at < 0 ? says.fliersOnly(who) : says.notFlying(who, nameOn(s, at)), gap: 4 };
}
