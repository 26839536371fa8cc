import { readFileSync } from 'node:fs';
import { positionsIn } from '@mechatable/rulebook';
import { expect } from 'vitest';
import { regionsOf } from '../src/control.ts';
import { scenario, type Position, type Setting } from './given.ts';

const FIGURES = positionsIn(readFileSync(new URL('../../../../rules/masc.md', import.meta.url), 'utf8'));

/** `r1 Wolf C3 damage 2` → r1 with `Wolf C3 (2)`, and `# B2 C2` → blocking squares. */
function drawn(clause: string, place = 0): [Position, Setting] {
  const lines = FIGURES.get(clause)?.[place]?.lines ?? [];
  expect(lines).not.toEqual([]);
  const walls = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
  const mecha = lines.filter((line) => !line.startsWith('# '));
  return [
    Object.fromEntries(
      mecha.map((line) => [line.slice(0, 2), line.slice(3).replace(/ damage (\d+)/, ' ($1)')]),
    ),
    { blocking: walls.join(' ') },
  ];
}

scenario('[MASC-R-3] the figure: a chain of four is one squad', ({ given }) => {
  expect(given(...drawn('MASC-R-3')).legal('R', 'activate')).toEqual(['activate r1']);
});

scenario('[MASC-R-29] the figure: two mecha touch through a gap', ({ given }) => {
  const [pieces, setting] = drawn('MASC-R-29');
  const t = given(pieces, setting);
  expect([t.stops('r1'), t.stops('b1')]).toEqual([{}, {}]);
  expect(given(pieces, { ...setting, at: 'combat' }).legal('R', 'attack')).toEqual(['attack r1 b1']);
});

scenario('[MASC-MOVE-9] the figure: the Wolf stops in contact', ({ given }) => {
  const t = given(...drawn('MASC-MOVE-9'));
  expect(Object.keys(t.stops('r1')).sort()).toEqual(['B3', 'C3', 'D3']);
  t.R('activate r1; moveMecha r1 D3; finish');
  expect(t.stops('r1')).toEqual({});
});

for (const [clause, place, targets] of [
  ['MASC-LOF-2', 0, ['attack r1 b1']],
  ['MASC-LOF-3', 0, ['attack r1 b1']],
  ['MASC-R-43', 0, ['attack r1 b1']],
  ['MASC-R-43', 1, []],
] as const) {
  scenario(`[${clause}] figure ${place + 1}: the Spider’s targets`, ({ given }) => {
    const [pieces, setting] = drawn(clause, place);
    const t = given(pieces, { ...setting, at: 'combat' });
    expect(t.legal('R', 'attack')).toEqual(targets);
  });
}

scenario('[MASC-LOF-2] the figure: only the Turtle is in the way', ({ given }) => {
  const [{ b1 = '', ...others }] = drawn('MASC-LOF-2');
  const t = given({ ...others, b1: b1.replace('E3', 'E9') }, { at: 'combat' });
  expect(t.legal('R', 'attack')).toContain('attack r1 b2');
});

scenario('[MASC-R-48] the figure: a pin adds a die', ({ given }) => {
  const [pieces, setting] = drawn('MASC-R-48');
  const t = given(pieces, { ...setting, at: 'combat', dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
  t.R('attack r1 b1');
  expect(t.eventsOf('attacked')).toMatchObject([{ attackers: ['r1', 'r2'], pins: ['r1'] }]);
  expect(t.eventsOf('rolled')).toMatchObject([{ dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] }]);
});

scenario('[MASC-CTRL-4] the figure: two to one is control', ({ given }) => {
  const [pieces] = drawn('MASC-CTRL-4');
  expect(regionsOf(given(pieces, { at: 'score' }).state)[0]?.control).toBe(0);
});
