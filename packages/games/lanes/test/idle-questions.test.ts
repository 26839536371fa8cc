import { expect } from 'vitest';
import { scenario, type Given, type Position, type Scene } from './given.ts';

const RAILS = { A: { hand: 'LD-10' } };

/** Each of these triggers comes up and can change nothing. */
const IDLE: readonly [string, Position, ...string[]][] = [
  ['no land zone is free', { ...RAILS, A1L: 'LD-01', A2L: 'LD-02' }, 'playLand LD-10'],
  ['no other land is there', RAILS, 'playLand LD-10', 'zone A2L'],
  ['only the enemy has another land', { ...RAILS, B1L: 'LD-01' }, 'playLand LD-10', 'zone A2L'],
];

const played = (given: Given, pieces: Position, actions: readonly string[], version?: number): Scene => {
  const t = given(pieces, version === undefined ? {} : { version });
  for (const action of actions) t.A(action);
  return t;
};

for (const [why, pieces, ...actions] of IDLE) {
  scenario(
    `[LN-R-99] a "?" trigger that only moves a land does not ask if none can move: ${why}`,
    ({ given }) => {
      const t = played(given, pieces, actions);
      expect(t.asked).toBe('A main');
      expect(t.events.map(({ type }) => type)).not.toContain('trigger');
    },
  );

  scenario(`[LN-R-99] version 1 asked anyway: ${why}`, ({ given }) => {
    const t = played(given, pieces, actions, 1);
    expect([t.asked, t.legal('A')]).toEqual(['A optional', ['optional yes', 'optional no']]);
  });
}

scenario('[LN-R-99] Crawler Rails asks again once a land zone and another land are there', ({ given }) => {
  const t = given({ ...RAILS, A1L: 'LD-01' })
    .A('playLand LD-10')
    .A('zone A2L');
  expect(t.asked).toBe('A optional');
});

scenario('[LN-R-99] any other "?" trigger asks, even if it can’t change anything', ({ given }) => {
  const sapper = given({ A: { hand: 'NT-03' }, B2L: 'LD-01' })
    .A('playUnit NT-03')
    .A('zone A1f');
  expect(sapper.asked).toBe('A optional');
});
