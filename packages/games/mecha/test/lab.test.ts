import { expect, test } from 'vitest';
import { count } from '../src/evaluate.ts';
import * as firstRelease from '../src/evaluate-first.ts';
import { mecha1e, mecha2e } from '../src/game.ts';
import { NONE, unitId } from '../src/references.ts';
import { position, scenario, scenario2e } from './given.ts';

const { lab } = mecha2e;

test('[MG-R-36] a player who concedes loses, and nobody is asked anymore', () => {
  const s = position({ d3: 'S Mega Bot' });
  const events = mecha1e.rules.concede(s, 0);
  expect(events.map(({ type }) => type)).toEqual(['ended']);
  expect([s.outcome?.winners, s.agenda]).toEqual([[1], []]);
});

scenario2e('a census finds every card with its owner, wherever it is', ({ given }) => {
  const t = given({
    d3: "S Skipper + Admiral Grace > N:Jason's Rally Cry",
    d5: 'N Turtle stolen',
    'c2+': 'N Road Works',
    S: { hand: 'Weapons Cache', deck: 'Virus', discard: 'Ghost', damage: 'Jaeger' },
    N: { hand: 'Espionage, Espionage', deck: '', discard: '', damage: '' },
  });
  const all = [
    'N MG2-035',
    'N MG2-035',
    'N MG2-056',
    'N MG2-089',
    'N MG2-120',
    'S MG2-004',
    'S MG2-041',
    'S MG2-055',
    'S MG2-101',
    'S MG2-123',
    'S MG2-125',
  ];
  expect(lab.census(t.state)).toEqual(all);
  t.S('command Weapons Cache -');
  expect([t.state.chain.length, lab.census(t.state)]).toEqual([1, all]);
});

scenario2e('a census counts Pilots kept aside, and no card twice that has left the chain', ({ given }) => {
  const kamin = given({
    d3: 'S Kamin + Admiral Grace',
    e3: 'S Autonomous Cockpit',
    S: { deck: 'Manly Combined Kamin' },
    N: { deck: '' },
  });
  kamin.S('activate d3 e3');
  expect([kamin.asked, lab.census(kamin.state)]).toEqual([
    'S put',
    ['S MG2-004', 'S MG2-007', 'S MG2-059', 'S MG2-063'],
  ]);
  const s = position({ S: { deck: '', discard: 'Weapons Cache' }, N: { deck: '' } }, {}, '2e');
  const link = {
    kind: 'card',
    seat: 0,
    card: s.piles[0].discard[0] ?? -1,
    cell: -1,
    target: NONE,
    second: NONE,
  } as const;
  s.chain.push({ ...link, gone: true });
  expect(lab.census(s)).toEqual(['S MG2-125']);
  s.chain.push({ kind: 'move', seat: 0, unit: unitId(0), path: [1], extra: 0 });
  expect(lab.census(s)).toEqual(['S MG2-125']);
});

test('an action reports what it used', () => {
  const played = { type: 'played', clause: 'X', seat: 0, card: 'MG2-101', target: 'd1' } as const;
  const trigger = { type: 'trigger', clause: 'X', seat: 0, card: 'MG2-116', effect: 0 } as const;
  const other = { type: 'discarded', clause: 'X', seat: 0, card: 'MG2-120' } as const;
  expect(lab.used({ kind: 'pass' }, [played, trigger, other])).toEqual([
    'action pass',
    'card MG2-101',
    'trigger MG2-116.0',
  ]);
});

scenario2e('an open chain is worth what it leads to if all pass', ({ given }) => {
  const t = given({
    d5: 'S Skipper',
    S: { hand: 'Weapons Cache' },
    N: { hand: 'Espionage, Weapons Cache' },
  });
  t.S('attack d5 player').N('command Weapons Cache -');
  const [before, worth] = [JSON.stringify(t.state), lab.evaluate(t.state, 0)];
  const atFirst = lab.first?.evaluate(t.state, 0);
  expect([t.asked, JSON.stringify(t.state)]).toEqual(['S respond attack', before]);
  t.passes();
  expect([t.asked, worth]).toEqual(['S main', lab.evaluate(t.state, 0)]);
  expect(atFirst).toBe(firstRelease.evaluate(t.state, 0));
});

scenario2e('a chain that waits for another answer is worth the current position', ({ given }) => {
  const t = given({ S: { hand: "Grace's Rally Cry", deck: 'Admiral Grace, Virus' } });
  t.S("command Grace's Rally Cry -").passes();
  expect([t.asked, t.state.chain.length]).toEqual(['S take', 1]);
  expect(lab.factors?.count(t.state)).toEqual(count(t.state));
  expect(lab.first?.evaluate(t.state, 0)).toBe(firstRelease.evaluate(t.state, 0));
});

scenario('hits, bandwidth, units and their advance count for their side', ({ given }) => {
  const t = given({ d4: 'S Mega Bot', a5: 'N Radio Tower', N: { damage: 'Mega Bot' } });
  const { list } = mecha1e.lab.factors ?? { list: [] };
  const of = (seat: number, id: string): number | undefined =>
    count(t.state)[seat * list.length + list.findIndex((one) => one.id === id)];
  expect([of(0, 'hit1'), of(0, 'hit2'), of(1, 'hit1')]).toEqual([1, 0, 0]);
  expect([of(0, 'mecha'), of(0, 'advance'), of(1, 'mecha'), of(1, 'advance')]).toEqual([1, 3, 0, 0]);
  expect(of(1, 'bandwidth1')).toBe(1);
  expect(mecha1e.lab.evaluate(t.state, 1)).toBeCloseTo(-mecha1e.lab.evaluate(t.state, 0), 9);
});

scenario2e('[MG-R-101] a player with several cards is asked even if all are identical', ({ given }) => {
  const t = given({ S: { hand: 'Gambit, Virus, Virus' }, N: { hand: 'Jaeger, Jaeger' } });
  t.S('command Gambit -').passes();
  expect(t.asked).toBe('SN discardEach');
});
