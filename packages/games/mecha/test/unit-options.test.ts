import { expect } from 'vitest';
import { unitOptions, type UnitOptions } from '../src/index.ts';
import { scenario, scenario2e, type Scene } from './given.ts';

const of = (t: Scene, cell: string, viewer: 'S' | 'N' | 'table' = 'S'): UnitOptions | null =>
  unitOptions(t.view(viewer), cell);
const ends = (found: UnitOptions | null): string[] =>
  (found?.ways ?? []).map((way) => way.at(-1) ?? '').sort();

scenario('[MG-KW-13] [MG-MECHA-8] a unit moves step by step around other units', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', d4: 'N Turtle', c3: 'S Mega Bot', S: { hand: 'Marching Orders' } });
  expect(ends(of(t, 'd3'))).toEqual(['d2', 'e3']);
  t.S('command Marching Orders d3').passes();
  expect(ends(of(t, 'd3'))).toEqual(['c2', 'd1', 'd2', 'e2', 'e3', 'e4', 'f3']);
  expect(of(t, 'd3')?.ways).toContainEqual(['e3', 'e4']);
});

scenario('[MG-R-53] the outlook lists what a unit could attack, now and after a move', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', d4: 'N Turtle', b3: 'N Mega Bot', g5: 'N Mega Bot' });
  expect(of(t, 'd3')).toMatchObject({ targets: ['d4'], threats: ['b3'] });
});

scenario('[MG-R-27] the player is a target from the entry zone', ({ given }) => {
  const t = given({ d4: 'S Mega Bot', b5: 'S Mega Bot' });
  expect(of(t, 'b5')).toMatchObject({ targets: ['N'] });
  expect(of(t, 'd4')).toMatchObject({ targets: [], threats: ['N'] });
});

scenario('enemy units are shown for their next turn, whatever they have done', ({ given }) => {
  const t = given({ d3: 'N Mega Bot new', d2: 'S Turtle' });
  for (const viewer of ['S', 'N', 'table'] as const)
    expect(of(t, 'd3', viewer)).toMatchObject({ targets: ['d2'] });
  expect(ends(of(t, 'd3'))).toEqual(['c3', 'd4', 'e3']);
});

scenario('your own units are shown for the rest of the turn', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', d4: 'N Turtle', c1: 'S Mega Bot new' });
  expect(of(t, 'c1')).toEqual({ ways: [], targets: [], threats: [] });
  t.S('attack d3 d4').passes();
  expect(of(t, 'd3')).toMatchObject({ targets: [] });
  expect(ends(of(t, 'd3'))).toEqual(['c3', 'd2', 'e3']);
});

scenario('[MG-R-40] a Tower has an empty outlook, and an empty space has none', ({ given }) => {
  const t = given({ d3: 'S Radio Tower', d4: 'N Turtle' });
  expect(of(t, 'd3')).toEqual({ ways: [], targets: [], threats: [] });
  expect([of(t, 'a1'), of(t, 'z9')]).toEqual([null, null]);
});

scenario2e('[MG-ACT-4] [MG-R-48] a unit that has attacked can’t move', ({ given }) => {
  const t = given({ d3: 'S Cruiser', d4: 'N Stonewall' });
  t.S('attack d3 d4').passes();
  expect(of(t, 'd3')).toEqual({ ways: [], targets: [], threats: [] });
});
