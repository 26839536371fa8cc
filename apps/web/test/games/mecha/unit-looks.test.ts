import { cardNumber, cellNumber, unitId, type State, type View } from '@mechatable/mecha';
import { rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { UNTOUCHED } from '../../../src/games/mecha/example.ts';
import { drawingOf } from '../../../src/games/mecha/table-drawing.ts';
import { sceneWithNames } from '../../harness/names.ts';
import { things } from '../../harness/scenes.ts';
import { GAMES } from './positions.ts';

describe('a unit on its space', () => {
  const game = GAMES['2e'];
  const drawing = drawingOf('2e');
  const scene = sceneWithNames(drawing);

  /** The classes of everything in the space of a unit, after the state was changed. */
  function looksOn(cell: string, change: (state: State) => void): { view: View; looks: string[] } {
    const state = game.rules.setup(game.rules.options.parse({}), 2, rngFrom('looks'));
    state.turn = 5;
    state.active = 0;
    state.agenda.splice(0, state.agenda.length, { ask: 'main', seat: 0 });
    const at = cellNumber(cell);
    state.board[at] = {
      ...{
        id: unitId(1),
        card: cardNumber('MG2-045'),
        owner: 0,
        controller: 0,
        cell: at,
        damage: 0,
        armour: 0,
      },
      ...{ arrived: 1, attached: [], ...UNTOUCHED },
    };
    change(state);
    const view = game.rules.view(state, 0);
    const space = [...things(scene(view, 0))].find(({ key }) => key === `space:${cell}`);
    return {
      view,
      looks: space === undefined ? [] : [...things(space)].flatMap(({ classes }) => classes.split(' ')),
    };
  }

  test('[MG-R-48] a unit that has moved and must attack now is marked, and its label says so', () => {
    const { looks, view } = looksOn('d3', (state) => {
      const u = state.board[cellNumber('d3')];
      if (u != null) u.steps = 1;
      state.mover = unitId(1);
    });
    expect(looks).toEqual(expect.arrayContaining(['mg-mover', 'mg-now']));
    const label = [...things(scene(view, 0))].find(({ anchor }) => anchor === 'cell:d3')?.label;
    expect(label).toContain('must attack now or not at all');
  });

  test('[MG-ACT-1] a unit that arrived this turn is hatched; with Haste it is not', () => {
    const arrived = (card: string) => (state: State) => {
      const u = state.board[cellNumber('d3')];
      if (u != null) state.board[u.cell] = { ...u, arrived: 5, card: cardNumber(card) };
    };
    expect(looksOn('d3', arrived('MG2-128')).looks).toContain('mg-fresh');
    expect(looksOn('d3', arrived('MG2-101')).looks).not.toContain('mg-fresh');
  });

  test('[MG-R-46] a unit with nothing left to do is dimmed, only on its own turn', () => {
    const spent = (active: 0 | 1) => (state: State) => {
      const u = state.board[cellNumber('d3')];
      if (u != null) u.attacks = 1;
      state.active = active;
    };
    expect(looksOn('d3', spent(0)).looks).toContain('mg-spent');
    expect(looksOn('d3', spent(1)).looks).not.toContain('mg-spent');
  });
});
