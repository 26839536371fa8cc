import { describe, expect, test } from 'vitest';
import { actionSchema } from '../src/action.ts';
import { CELLS, CELL_NAME } from '../src/board.ts';
import { mecha1e, mecha2e } from '../src/game.ts';

const fits = (action: unknown): boolean => actionSchema.safeParse(action).success;

describe('the schema of actions', () => {
  test('accepts every space, and a path of any of them', () => {
    expect(CELL_NAME).toHaveLength(CELLS);
    for (const cell of CELL_NAME) expect(fits({ kind: 'place', cell }), cell).toBe(true);
    expect(fits({ kind: 'move', unit: 'a1', path: CELL_NAME.join('-') })).toBe(true);
  });

  test.each(['h9', 'a0', 'a6', 'A1', 'd', '', 'S', '__proto__'])('rejects %j as a space', (cell) => {
    expect(fits({ kind: 'place', cell })).toBe(false);
    expect(fits({ kind: 'play', card: 'MG1-001', cell })).toBe(false);
    expect(fits({ kind: 'attack', unit: cell, target: 'player' })).toBe(false);
    expect(fits({ kind: 'move', unit: 'a1', path: cell })).toBe(false);
    expect(fits({ kind: 'move', unit: 'a1', path: `a2-${cell}` })).toBe(false);
  });

  test.each(['b1-', '-b1', 'b1--b2', 'b1 b2', 'b1-z9', 3, null])('rejects %j as a path', (path) => {
    expect(fits({ kind: 'move', unit: 'a1', path })).toBe(false);
  });

  test('accepts the cards of both editions and no others', () => {
    for (const { id } of [...mecha1e.content.pieces, ...mecha2e.content.pieces])
      expect(fits({ kind: 'playTop', card: id, cell: 'a1' }), id).toBe(true);
    for (const card of ['MG9-999', '', 'Mega Bot', 4, null])
      expect(fits({ kind: 'playTop', card, cell: 'a1' }), String(card)).toBe(false);
  });

  test.each([
    { kind: 'command', card: 'MG1-018', target: 4 },
    { kind: 'target', target: null },
    { kind: 'activate', unit: 'd3', pay: ['d4'] },
    { kind: 'dismiss', pilot: 1 },
    { kind: 'skip' },
  ])('rejects $kind with a target or payment that is no text', (action) => {
    expect(fits(action)).toBe(false);
  });
});
