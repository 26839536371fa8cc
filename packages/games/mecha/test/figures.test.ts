import { readFileSync } from 'node:fs';
import { positionsIn } from '@mechatable/rulebook';
import { expect } from 'vitest';
import { CARDS, cardNumber } from '../src/content/cards.ts';
import { row, scenario, type Position } from './given.ts';

const FIGURES = positionsIn(readFileSync(new URL('../../../../rules/mecha.md', import.meta.url), 'utf8'));

/** `N d4 MG1-012 armour 1` → d4 with `N Turtle arm1`. */
function drawn(clause: string, place = 0): Position {
  const lines = FIGURES.get(clause)?.[place]?.lines ?? [];
  expect(lines).not.toEqual([]);
  return Object.fromEntries(
    lines.map((line) => {
      const [side = '', cell = '', id = '', mark = '', n = ''] = line.split(' ');
      const name = CARDS[cardNumber(id)]?.name ?? id;
      return [cell, `${side} ${name}${mark === 'armour' ? ` arm${n}` : ''}`];
    }),
  );
}

scenario('[MG-KW-17] the figure: a diagonal is two steps', ({ given }) => {
  expect(given(drawn('MG-KW-17')).refusal('S', 'attack d3 e4')).toBe('MG-R-53');
});

scenario('[MG-KW-18] the figures: over a friend, not over an enemy', ({ given }) => {
  expect(given(drawn('MG-KW-18')).legal('S', 'attack d2')).toEqual(['attack d2 d4']);
  expect(given(drawn('MG-KW-18', 1)).legal('S', 'attack d2')).toEqual(['attack d2 d3']);
});

scenario('[MG-KW-10] [MG-KW-11] the figure: Flight and Reach', ({ given }) => {
  const t = given(drawn('MG-KW-10'));
  expect(t.refusal('S', 'attack c3 d3')).toBe('MG-KW-10');
  expect(t.legal('S', 'attack')).toEqual(['attack e3 d3']);
});

scenario('[MG-TOWER-3] [MG-TOWER-4] the figure: where the next Tower can go', ({ given }) => {
  const t = given({ ...drawn('MG-TOWER-4'), S: { hand: 'Radio Tower' } });
  const spaces = [...row(1, 'abcefg'), 'd2'].map((cell) => `play Radio Tower ${cell}`);
  expect(t.legal('S', 'play').sort()).toEqual(spaces.sort());
});

scenario('[MG-CTR-11] the figures: Armour before and after an attack', ({ given }) => {
  const t = given(drawn('MG-CTR-11'));
  const before = [t.arm('d4'), t.cnt('d4')];
  t.S('attack d3 d4').passes();
  expect([before, [t.arm('d4'), t.cnt('d4')]]).toEqual([
    [1, 3],
    [0, 3],
  ]);
  expect(drawn('MG-CTR-11', 1)).toEqual({ d3: 'S Skipper', d4: 'N Turtle arm0' });
});
