import { expect } from 'vitest';
import { masc } from '../src/game.ts';
import { view } from '../src/view.ts';
import { scenario } from './given.ts';

scenario('[MASC-R-82] [MASC-R-77] a player who concedes before the reveal shows nothing', ({ match }) => {
  const t = match({ setup: 'quick' }).R('commitForce 3 3 2 3 3 2');
  masc.rules.concede(t.state, 1);
  expect(t.state.outcome?.clause).toBe('MASC-R-65');
  const forces = ([0, 1, 'table'] as const).map((viewer) =>
    view(t.state, viewer).forces.map((f) => f !== null),
  );
  expect(forces).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(masc.rules.revealsAtEnd(t.state)).toBe(false);
});

scenario('[MASC-R-82] from the first turn on, the end of a match reveals everything', ({ given }) => {
  const t = given({ r1: 'Wolf D4', b1: 'Rat D20' });
  masc.rules.concede(t.state, 0);
  expect(masc.rules.revealsAtEnd(t.state)).toBe(true);
  expect(view(t.state, 'table').mecha.map(({ type }) => type)).toEqual(['wolf', 'rat']);
});
