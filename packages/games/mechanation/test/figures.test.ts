import { readFileSync } from 'node:fs';
import { positionsIn } from '@mechatable/rulebook';
import { expect } from 'vitest';
import { scenario } from './given.ts';

const FIGURES = positionsIn(
  readFileSync(new URL('../../../../rules/mechanation.md', import.meta.url), 'utf8'),
);

/** The words of the only line that starts like this. */
function drawn(clause: string, start: string): string {
  const line = FIGURES.get(clause)?.[0]?.lines.find((one) => one.startsWith(`${start} `));
  if (line === undefined) throw new Error(`The figure of ${clause} has no line “${start} …”.`);
  return line.slice(start.length + 1);
}

scenario('[MN-OBJ-5] the figure: a WILD completes a set', ({ given }) => {
  const [last = '', ...others] = drawn('MN-OBJ-5', 'P0 row').split(' ').reverse();
  expect(last).toBe('W');
  const t = given({ P0: { hand: 'Sunspear', row: others.join(' ') }, arena: last });
  t.P0('deploy Sunspear W').passes(3);
  expect(t.winner).toBe('P0');
});

scenario('[MN-ARENA-7] the figure: two Mechs fill a Territory', ({ given }) => {
  const t = given({ arena: drawn('MN-ARENA-7', 'arena'), P0: { hand: 'Redline' }, P1: { hand: 'Sunspear' } });
  const [at0, at1] = [drawn('MN-ARENA-7', 'P0 at'), drawn('MN-ARENA-7', 'P1 at')];
  t.P0(`deploy Redline ${at0}`).P1(`deploy Sunspear ${at1}`);
  const places = new Set(t.legal('P2', 'deploy').map((action) => action.split(' ')[2]));
  expect([...places]).toEqual([t.tile('Z5')]);
});

scenario('[MN-R-21] the figure: the order in which Territories are resolved', ({ given }) => {
  const t = given({
    arena: drawn('MN-R-21', 'arena'),
    P0: { hand: 'Redline' },
    P1: { hand: 'Sunspear' },
    P2: { hand: 'Wrecking Saint' },
  });
  const at = (seat: string): string => drawn('MN-R-21', `${seat} at`).replace('*', '');
  t.P0(`deploy Redline ${at('P0')}`).P1(`deploy Sunspear ${at('P1')}`);
  t.P2(`deploy Wrecking Saint ${at('P2')}`)
    .passes(1)
    .until('P0 attack');
  const order = t.history.flatMap((event) => (event.type === 'claimed' ? [event.face] : []));
  expect(order).toEqual(['G3', 'V1', 'Z5']);
});
