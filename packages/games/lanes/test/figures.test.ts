import { readFileSync } from 'node:fs';
import { positionsIn } from '@mechatable/rulebook';
import { expect } from 'vitest';
import { scenario, type Position, type Scene } from './given.ts';

const FIGURES = positionsIn(readFileSync(new URL('../../../../rules/lanes.md', import.meta.url), 'utf8'));

/** `A1f VG-01 rest 2 + MD-01` → zone A1f with `VG-01 r2 +MD-01`. */
function drawn(clause: string, place = 0): Position {
  const lines = FIGURES.get(clause)?.[place]?.lines ?? [];
  expect(lines).not.toEqual([]);
  return Object.fromEntries(
    lines.map((line) => {
      const [zone = '', ...card] = line
        .replace(/ rest (\d)/, ' r$1')
        .replaceAll(' + ', ' +')
        .split(' ');
      return [zone, card.join(' ')];
    }),
  );
}

/** The cards in the zones, written as in a figure. */
function board(t: Scene): Position {
  const zones = ['A', 'B'].flatMap((side) =>
    [1, 2, 3].flatMap((lane) => ['f', 'b', 'L'].map((row) => `${side}${lane}${row}`)),
  );
  return Object.fromEntries(
    zones.flatMap((zone) => {
      const card = t.at(zone);
      const rest = t.rest(zone) ?? 0;
      return card === null ? [] : [[zone, rest === 0 ? card : `${card} r${rest}`] as const];
    }),
  );
}

scenario('[LN-R-26] the figure: where a unit can move', ({ given }) => {
  const t = given(drawn('LN-R-26'));
  expect(
    t
      .legal('A')
      .filter((action) => action.startsWith('move A2f'))
      .sort(),
  ).toEqual(['move A2f A1f', 'move A2f A2b', 'move A2f A3f']);
});

for (const clause of ['LN-ATK-4', 'LN-ATK-5', 'LN-CMB-3']) {
  scenario(`[${clause}] the figures: before and after an attack`, ({ given }) => {
    const t = given(drawn(clause));
    t.A('attack A1f');
    expect(board(t)).toEqual(drawn(clause, 1));
  });
}

scenario('[LN-CMB-3] the figure: equal power', ({ given }) => {
  const t = given(drawn('LN-CMB-3'));
  expect(FIGURES.get('LN-CMB-3')?.[0]?.caption).toContain(`${t.power('A1f')} against ${t.power('B1f')}`);
});
