import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CELL_NAME, COLUMNS, ENTRY_ROW, ROW_OF, cellNumber, opponent } from './board.ts';
import {
  ATTACKS,
  ATTACKS_ONLY,
  NAME,
  NAMES,
  NEEDS_PILOT,
  NEVER_ATTACKS,
  NEVER_MOVES,
  SPURNS,
} from './content/cards.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { costOf, nameOf, pilotsOn, rangeOf, speedOf } from './values.ts';

export function nameOn(s: State, cell: number): string {
  const u = cell < 0 ? null : s.board[cell];
  return u === null ? 'nothing' : NAMES[nameOf(u)];
}

/** Straight steps between two spaces. */
function stepsApart(from: number, to: number): number {
  return Math.abs((from % COLUMNS) - (to % COLUMNS)) + Math.abs(ROW_OF[from] - ROW_OF[to]);
}

function spaces(count: number): string {
  return `${count} ${count === 1 ? 'space' : 'spaces'}`;
}

function notYours(s: State, cell: number, verb: string, { clause }: Illegal): Reason {
  const u = cell < 0 ? null : s.board[cell];
  if (u === null) return { clause, sentence: `No unit there: ${verb} one of your units.`, gap: 60 };
  return { clause, sentence: `${nameOn(s, cell)} is your opponent’s: ${verb} one of your units.`, gap: 50 };
}

function fresh(u: Unit, verb: string, { clause }: Illegal, short = 0): Reason {
  const sentence = `${NAMES[nameOf(u)]} arrived this turn and has no Haste: it can ${verb} next turn.`;
  return { clause, sentence, gap: 3 + short };
}

/** What bans a unit from moving or attacking at all. */
function banned(s: State, u: Unit, verb: 'move' | 'attack', { clause }: Illegal): Reason {
  const who = NAMES[nameOf(u)];
  const never = verb === 'move' ? NEVER_MOVES[u.card] : NEVER_ATTACKS[u.card];
  if (never) return { clause, sentence: `${who} can’t ${verb}: its text says so.`, gap: 6 };
  if (NEEDS_PILOT[u.card] && pilotsOn(u) === 0)
    return { clause, sentence: `${who} can’t ${verb} without a Pilot.`, gap: 4 };
  if (verb === 'move' && s.stillness)
    return { clause, sentence: 'No Mecha can move this turn: an effect forbids it.', gap: 4 };
  return { clause, sentence: `${who} can’t ${verb} this turn: an effect forbids it.`, gap: 4 };
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
  switch (clause) {
    case 'MG-R-86':
      return banned(s, u, 'move', refusal);
    case 'MG-TOWER-1':
      return { clause, sentence: `${who} is a Tower: it can’t move.`, gap: 8 };
    case 'MG-ACT-1':
      return fresh(u, 'move', refusal, Math.max(0, path.length - allowance));
    case 'MG-ACT-4':
      return { clause, sentence: `${who} has attacked this turn: it can’t move any more.`, gap: 3 };
    case 'MG-R-47':
      if (u.attacks > 0)
        return {
          clause,
          sentence: `${who} has attacked this turn: it can’t both move and attack.`,
          gap: 3,
        };
      return { clause, sentence: `${who} has no move left: ${u.steps} of ${allowance} used.`, gap: 2 };
    case 'MG-R-48':
      return { clause, sentence: `${who} has already moved this turn.`, gap: 2 };
    case 'MG-KW-13':
      return {
        clause,
        sentence: `Too far: ${spaces(path.length)}, ${who} moves ${allowance}.`,
        gap: path.length - allowance,
      };
    case 'MG-MECHA-8':
      if (to >= 0 && s.board[to] !== null)
        return {
          clause,
          sentence: `${CELL_NAME[to]} is taken by ${nameOn(s, to)}: move to an empty space.`,
          gap: 15,
        };
      return { clause, sentence: `Blocked: no free path to ${CELL_NAME[to]}.`, gap: 3 };
    default:
      return to === from
        ? { clause, sentence: `${who} is already on ${action.unit}: choose another space.`, gap: 20 }
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
  const range = rangeOf(s, u);
  const away = stepsApart(u.cell, target);
  const who = NAMES[nameOf(u)];
  if (away > range)
    return {
      clause: 'MG-R-53',
      sentence: `Out of range: ${nameOn(s, target)} is ${spaces(away)} away, ${who} reaches ${range}.`,
      gap: 1 + away - range,
    };
  return {
    clause: 'MG-R-53',
    sentence: `Blocked: enemy units are between ${who} and ${nameOn(s, target)}.`,
    gap: 1,
  };
}

/** MG-R-27: the player is one step beyond their entry zone. */
function playerOutOfReach(s: State, u: Unit): Reason {
  const foe = opponent(u.controller);
  const away = Math.abs(ROW_OF[u.cell] - ENTRY_ROW[foe]) + 1;
  const range = rangeOf(s, u);
  const who = NAMES[nameOf(u)];
  const sentence =
    away > range
      ? `Out of range: your opponent is ${spaces(away)} away, ${who} reaches ${range}.`
      : `Blocked: enemy units are between ${who} and your opponent.`;
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
  if (u?.controller !== seat) return notYours(s, from, 'attack with', refusal);
  const who = NAMES[nameOf(u)];
  const at = action.target === PLAYER ? -1 : cellNumber(action.target);
  const target = at < 0 ? null : s.board[at];
  const spurns = target === null ? null : SPURNS[target.card];
  switch (clause) {
    case 'MG-R-40':
      return { clause, sentence: `${who} is a Tower: it can’t attack.`, gap: 8 };
    case 'MG-ACT-1':
      return fresh(u, 'attack', refusal, shortfall(s, u, target));
    case 'MG-R-53':
      return target === null ? null : outOfReach(s, u, target.cell);
    case 'MG-R-27':
      return playerOutOfReach(s, u);
    case 'MG-R-28':
      return { clause, sentence: `${who} has power 0: it can’t attack your opponent.`, gap: 2 };
    case 'MG-KW-10':
      return {
        clause,
        sentence: `${nameOn(s, at)} has Flight: ${who} needs Flight or Reach to attack it.`,
        gap: 3,
      };
    case 'MG-R-51':
      return target === null
        ? { clause, sentence: 'No unit there: attack an enemy unit or your opponent.', gap: 20 }
        : { clause, sentence: `${nameOn(s, at)} is yours: attack an enemy unit or your opponent.`, gap: 20 };
    case 'MG-R-44':
      return spurns === null
        ? null
        : {
            clause,
            sentence: `${nameOn(s, at)} can’t be attacked by units that cost more than ${spurns.cost}: ${who} costs ${costOf(s, u)}.`,
            gap: 2,
          };
    case 'MG-R-71':
      return { clause, sentence: `${nameOn(s, at)} is protected: you can’t choose it as a target.`, gap: 3 };
    case 'MG-R-47':
    case 'MG-R-48':
      return u.steps > 0 && u.attacks === 0 && u.forfeited === 0
        ? { clause, sentence: `${who} has moved this turn: it can’t both move and attack.`, gap: 2 }
        : spent(u, refusal);
    case 'MG-R-86':
      return attackBanned(s, u, at, refusal);
    default:
      return { clause, sentence, gap: 10 };
  }
}

function spent(u: Unit, { clause }: Illegal): Reason {
  const who = NAME[u.card];
  const sentence =
    u.attacks > 0
      ? `${who} has no attack left: ${u.attacks} of ${ATTACKS[u.card]} used.`
      : `${who} gave up its attack: a unit that moves must attack at once.`;
  return { clause, sentence, gap: 2 };
}

function attackBanned(s: State, u: Unit, at: number, refusal: Illegal): Reason {
  const { clause, sentence } = refusal;
  const who = NAMES[nameOf(u)];
  if (u.steps > 0 && sentence.startsWith('It has moved'))
    return { clause, sentence: `${who} has moved this turn: it can’t both move and attack.`, gap: 3 };
  const only = ATTACKS_ONLY[u.card];
  if (only !== null && sentence.includes('Flight'))
    return only.what === 'flight'
      ? {
          clause,
          sentence: `${who} can attack only units with Flight${at < 0 ? '' : `: ${nameOn(s, at)} has none`}.`,
          gap: 4,
        }
      : { clause, sentence: `${who} can’t attack units with Flight: ${nameOn(s, at)} has it.`, gap: 4 };
  return banned(s, u, 'attack', refusal);
}
