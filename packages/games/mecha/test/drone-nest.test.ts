import { expect } from 'vitest';
import type { Action } from '../src/action.ts';
import { label } from '../src/labels.ts';
import { question } from '../src/questions.ts';
import { FIRST } from '../src/versions.ts';
import { scenario2e } from './given.ts';

/** North's Nest will be damaged; North knows the top card, and has room and bandwidth for an Insect Drone. */
const NEST = {
  d4: 'S Wind-Up Mouse',
  d5: 'N Drone Nest',
  e5: 'N Radio Tower',
  N: { hand: 'Gambit', deck: 'Skipper, Insect Drone, Gambit, Turtle, Corvette' },
};

scenario2e('[MG-R-110] [MG-D-26] Drone Nest first asks whether you want to look', ({ given }) => {
  const t = given(NEST);
  t.S('attack d4 d5').passes();
  expect([t.asked, t.legal('N')]).toEqual(['N look', ['look', 'stop']]);
  const labels = t.table.legal(1).map((kind) => label(t.view('N'), { kind } as Action));
  expect(labels).toEqual(['Look through your deck', 'Don’t look']);
  expect(question(t.view('N'))).toBe('Drone Nest: look through your deck?');
});

scenario2e('[MG-R-110] a player who doesn’t look keeps the deck as it is', ({ given }) => {
  const t = given(NEST);
  const before = t.names('N', 'deck');
  t.S('attack d4 d5').passes().N('stop');
  expect([t.asked, t.happened.includes('shuffled'), t.happened.includes('searched')]).toEqual([
    'S main',
    false,
    false,
  ]);
  expect(t.names('N', 'deck')).toEqual(before);
});

scenario2e(
  '[MG-R-76] [MG-R-110] a player who looks shuffles, with or without playing a Drone',
  ({ given }) => {
    for (const answer of ['stop', 'put deck Insect Drone a5']) {
      const t = given(NEST);
      t.S('attack d4 d5').passes().N('look');
      expect([t.asked, t.happened.includes('searched'), t.happened.includes('shuffled')]).toEqual([
        'N fetch',
        true,
        false,
      ]);
      t.N(answer);
      expect(t.happened, answer).toContain('shuffled');
    }
  },
);

scenario2e('[MG-R-88] [MG-R-110] the question gives away nothing about the deck', ({ given }) => {
  const t = given({ ...NEST, N: { hand: 'Gambit', deck: 'Gambit' } });
  t.S('attack d4 d5').passes();
  expect([t.asked, t.legal('N')]).toEqual(['N look', ['look', 'stop']]);
  t.N('look');
  expect([t.asked, t.legal('N')]).toEqual(['N fetch', ['stop']]);
});

scenario2e('version 3: Drone Nest shows the deck at once and always shuffles', ({ given }) => {
  for (const answer of ['stop', 'put deck Insect Drone a5']) {
    const t = given(NEST, { version: FIRST });
    t.S('attack d4 d5').passes();
    expect([t.asked, t.legal('N').includes('look')]).toEqual(['N fetch', false]);
    t.N(answer);
    expect([t.happened.includes('shuffled'), t.happened.includes('searched')], answer).toEqual([true, false]);
  }
});
