import { expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { lanes } from '../src/game.ts';
import { position, scenario } from './given.ts';

test('Breachline presents itself', () => {
  expect(lanes).toMatchObject({
    id: 'lanes',
    title: 'Breachline',
    content: { rulebook: 'lanes' },
    rulesVersion: 2,
  });
  expect(lanes.content.pieces).toBe(CARDS);
});

test('[LN-R-82] the bound leaves room for 100 turns of 100 main actions and their answers', () => {
  expect(lanes.rules.bound).toBe(404_000);
});

test('the census counts every card once, with its owner, in every zone', () => {
  const state = position({
    A1f: 'VG-01 +MD-01 +B:MD-06',
    A1L: 'LD-01',
    A: { hand: 'VG-02', deck: 'VG-03', protection: 'VG-04', pool: 'OP-01', revealed: 'OP-02' },
    B3b: 'NT-01',
    B3L: 'LD-02',
    B: { deck: 'BA-03', protection: '', graveyard: 'BA-01 BA-01', trash: 'OP-03' },
  });
  expect(lanes.lab.census(state)).toEqual([
    ...['A LD-01', 'A MD-01', 'A OP-01', 'A OP-02', 'A VG-01', 'A VG-02', 'A VG-03', 'A VG-04'],
    ...['B BA-01', 'B BA-01', 'B BA-03', 'B LD-02', 'B MD-06', 'B NT-01', 'B OP-03'],
  ]);
});

scenario('the census counts a card on its way', ({ given }) => {
  const t = given({ A1f: 'NT-01', A2f: 'NT-01', A: { hand: 'OP-05 VG-01', deck: '', protection: '' } });
  const all = ['A NT-01', 'A NT-01', 'A OP-05', 'A VG-01'];
  const ofA = (): string[] => lanes.lab.census(t.state).filter((card) => card.startsWith('A'));
  t.A('playUnit VG-01');
  expect([t.asked, ofA()]).toEqual(['A zone', all]);
  t.A('zone A3f').A('playTech OP-05');
  expect([t.asked, ofA()]).toEqual(['A target', all]);
});

test('the features include every kind of action, card and trigger', () => {
  const { features } = lanes.lab;
  expect(features.filter((feature) => feature.startsWith('action '))).toHaveLength(29);
  expect(features).toContain('action takeRevealed');
  expect(features).not.toContain('action setProtection'); // only with the option protectionFrom
  expect(features.filter((feature) => feature.startsWith('card '))).toEqual(
    CARDS.map(({ id }) => `card ${id}`),
  );
  expect(features.filter((feature) => /^trigger (LD-10|HV-08|VG-06|OP-01|MD-03)\./.test(feature))).toEqual([
    'trigger HV-08.0',
    'trigger LD-10.0', // its second effect is continuous
    'trigger MD-03.0',
  ]);
});

scenario('the features an action used are read from its events', ({ given }) => {
  const t = given({ A1L: 'LD-07', A: { hand: 'HV-05 OP-14' } });
  const used = (kind: 'playUnit' | 'zone' | 'playTech'): readonly string[] => {
    const action = kind === 'zone' ? { kind, zone: 'A1f' } : { kind, card: '' };
    return lanes.lab.used(action, t.events);
  };
  t.A('playUnit HV-05');
  expect(used('playUnit')).toEqual(['action playUnit', 'card HV-05']);
  t.A('zone A1f');
  expect(used('zone')).toEqual(['action zone', 'card HV-05', 'trigger LD-07.0']);
  t.A('playTech OP-14');
  expect(used('playTech')).toEqual(['action playTech', 'card OP-14']);
});
