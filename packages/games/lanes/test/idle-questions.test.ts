import { expect } from 'vitest';
import { scenario, type Given, type Position, type Scene } from './given.ts';

const RAILS = { A: { hand: 'LD-10' } };
const DIVER = { hand: 'SV-02' };

/** Each of these triggers comes up and can change nothing. */
const IDLE: readonly [string, Position, ...string[]][] = [
  ['no land zone is free', { ...RAILS, A1L: 'LD-01', A2L: 'LD-02' }, 'playLand LD-10'],
  ['no other land is there', RAILS, 'playLand LD-10', 'zone A2L'],
  ['only the enemy has another land', { ...RAILS, B1L: 'LD-01' }, 'playLand LD-10', 'zone A2L'],
  ['Wreck Diver finds no wreck and no card to discard', { A: DIVER }, 'playUnit SV-02', 'zone A1f'],
  ['Sapper Crew faces no land', { A: { hand: 'NT-03' }, B2L: 'LD-01' }, 'playUnit NT-03', 'zone A1f'],
  [
    'Magpie Rig finds no equip or land in the trash',
    { A1f: 'SV-07', B1f: 'HV-05', A: { trash: 'OP-01' } },
    'attack A1f',
  ],
  ['Trophy Hunter has no deck to draw from', { A1f: 'VG-08', B1f: 'HV-05', A: { deck: '' } }, 'attack A1f'],
  [
    'Smoke Layer has no empty zone beside it',
    { A1b: 'LB-08', A1f: 'NT-01', A2b: 'NT-01', B1f: 'HV-05' },
    'attack A1b',
  ],
  ['Grapple Line hangs on an anchored unit', { A1f: 'NT-01 +MD-04 +MD-10', B1f: 'HV-05' }, 'attack A1f'],
];

const played = (given: Given, pieces: Position, actions: readonly string[], version?: number): Scene => {
  const t = given(pieces, version === undefined ? {} : { version });
  for (const action of actions) t.A(action);
  return t;
};

for (const [why, pieces, ...actions] of IDLE) {
  scenario(`[LN-R-99] a "?" trigger that can change nothing is not asked about: ${why}`, ({ given }) => {
    const t = played(given, pieces, actions);
    expect(t.asked).toBe('A main');
    expect(t.events.map(({ type }) => type)).not.toContain('trigger');
  });

  scenario(`[LN-R-99] version 1 asked all the same: ${why}`, ({ given }) => {
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

scenario('[LN-R-99] one part that can change something is enough', ({ given }) => {
  const wreck = given({ A: { ...DIVER, graveyard: 'VG-01' } })
    .A('playUnit SV-02')
    .A('zone A1f');
  const card = given({ A: { hand: 'SV-02 NT-01' } })
    .A('playUnit SV-02')
    .A('zone A1f');
  expect([wreck.asked, card.asked]).toEqual(['A optional', 'A optional']);
});

scenario('[LN-R-99] Blink Frame asks with one zone empty, and not with none', ({ given }) => {
  const others = { A2f: 'NT-01', A3f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01' };
  const one = given({ ...others, A1f: 'PH-06' }, { at: 'turn' });
  expect(one.asked).toBe('A optional');
  const none = given({ ...others, A1f: 'PH-06', A3b: 'NT-01' }, { at: 'turn' });
  expect(none.asked).toBe('A main');
});

scenario('[LN-R-73] [LN-R-99] "Pay:" is still asked about: paying alone changes something', ({ given }) => {
  const full = { A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01' };
  const t = given({ ...full, A: { hand: 'OP-01', graveyard: 'SV-03' } }, { at: 'draw' });
  expect(t.asked).toBe('A optional');
});
