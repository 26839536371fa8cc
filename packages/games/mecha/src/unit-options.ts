import { rngFrom, type AskOf } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { PLAYER, attack } from './actions/attack.ts';
import { move } from './actions/move.ts';
import { CELL_NAME, SEAT_LETTERS, cellNumber, opponent } from './board.ts';
import { imagine } from './imagine.ts';
import type { Ask } from './agenda.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { startTurn } from './steps/turn.ts';
import type { View } from './view.ts';

/** A unit's options, by spaces; a player as a target is `S` or `N`. */
export interface UnitOptions {
  /** A shortest way to each space that it can reach; the last one is where it ends. */
  readonly ways: readonly (readonly string[])[];
  /** Targets from its current space. */
  readonly targets: readonly string[];
  /** Further targets after a move. */
  readonly threats: readonly string[];
}

type MainAsk = AskOf<Ask, 'main'>;

/**
 * The options of the unit on a space if its controller acted now: in this turn with what it has left, or else in
 * that player's next turn. From what the viewer may know; null for a space without a unit.
 */
export function unitOptions(view: View, cell: string): UnitOptions | null {
  const s = imagine(view, rngFrom('outlook'));
  const from = cellNumber(cell);
  const u = from < 0 ? null : s.board[from];
  if (u === null) return null;
  if (s.active !== u.controller) startTurn(s, { do: 'startTurn' }, []);
  const ask: MainAsk = { ask: 'main', seat: u.controller };
  const ways = waysOf(s, u, ask);
  const targets = targetsOf(s, u, ask);
  const threats = new Set<string>();
  for (const way of ways) {
    standOn(s, u, cellNumber(way[way.length - 1]), way.length);
    for (const target of targetsOf(s, u, ask)) if (!targets.includes(target)) threats.add(target);
    standOn(s, u, from, -way.length);
  }
  return { ways, targets, threats: [...threats].sort() };
}

/** Moves the unit there, as if it had taken this many steps. */
function standOn(s: State, u: Unit, cell: number, steps: number): void {
  s.board[u.cell] = null;
  s.board[cell] = u;
  u.cell = cell;
  u.steps += steps;
}

function waysOf(s: State, u: Unit, ask: MainAsk): string[][] {
  const moves: ActionOf<'move'>[] = [];
  move.candidates(s, u.controller, moves, ask, Infinity);
  const shortest = new Map<string, string[]>();
  for (const { unit, path } of moves) {
    if (unit !== CELL_NAME[u.cell]) continue;
    const way = path.split('-');
    const to = way[way.length - 1];
    if (to === unit) continue; // it is already there
    const known = shortest.get(to);
    if (known === undefined || way.length < known.length) shortest.set(to, way);
  }
  return [...shortest.values()];
}

function targetsOf(s: State, u: Unit, ask: MainAsk): string[] {
  const attacks: ActionOf<'attack'>[] = [];
  attack.candidates(s, u.controller, attacks, ask, Infinity);
  return attacks
    .filter((action) => action.unit === CELL_NAME[u.cell] && attack.judge(s, u.controller, action, ask).ok)
    .map(({ target }) => (target === PLAYER ? SEAT_LETTERS[opponent(u.controller)] : target));
}
