import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { sketch } from '../src/sketch.ts';
import { scenario, type Scene } from './given.ts';

const lines = (t: Scene, viewer: 'A' | 'B' | 'table'): string[] => sketch(t.view(viewer)).split('\n');

describe('the table as text', () => {
  scenario('from the side of A', ({ given }) => {
    const t = given({
      A1f: 'VG-01 r2',
      A2b: 'LB-01 +MD-02',
      A3L: 'LD-01',
      A: { hand: 'NT-01 OP-01 NT-01 MD-06', revealed: 'OP-02', pool: 'VG-01 VG-02', graveyard: 'VG-03' },
      B2f: 'NT-02',
      B2L: 'LD-09',
      B: { hand: 'VG-01', deck: 'VG-01 VG-02', protection: 'NT-01', trash: 'OP-01 OP-02' },
    });
    expect(lines(t, 'A')).toEqual([
      ' B  protection 1   hand 1   deck 2   graveyard 0   trash 2',
      '    pool: nothing face up (0 face down)',
      '   +------------------------+------------------------+------------------------+',
      ' Bb|                        |                        |                        |',
      '   |                        |                        |                        |',
      ' BL|                        | Jamming Tower          |                        |',
      ' Bf|                        | Freight Walker         |                        |',
      '   |                        | power 3                |                        |',
      '   +========================+======== turn 5 ========+========================+',
      ' Af| Pike Lancer            |                        |                        |',
      '   | power 5, rest 2        |                        |                        |',
      ' AL|                        |                        | Ferrocrete Bunker      |',
      ' Ab|                        | Ballista Frame         |                        |',
      '   |                        | power 7 +Long Barrel   |                        |',
      '   +------------------------+------------------------+------------------------+',
      '>A  protection 3   hand 4   deck 20   graveyard 1   trash 0',
      '    pool: Tractor Recall (2 face down)',
      '    2x Militia Frame 4/3 (unit)',
      '    Precision Strike (tech): Destroy an enemy unit with effective power 3 or',
      '      less.',
      '    Tracer Clamp -2/-2 (equip)',
    ]);
  });

  scenario('from the side of B, with B’s hand', ({ given }) => {
    const t = given({ A1f: 'VG-01', B1b: 'NT-01', B: { hand: 'HV-05' } }, { active: 'B', turn: 6 });
    const drawn = lines(t, 'B');
    expect(drawn[0]).toMatch(/^ A {2}protection 3/);
    expect(
      drawn.indexOf(' Ab|                        |                        |                        |'),
    ).toBe(3);
    expect(drawn[6]).toContain(' Af| Pike Lancer ');
    expect(drawn[12]).toContain(' Bb| Militia Frame ');
    expect(drawn.slice(-3)).toEqual([
      '    pool: nothing face up (0 face down)',
      '    Swarm Ram 1/1 (unit, Hive): Continuous: This unit gets +1 power for each',
      '      other Hive unit you control.',
    ]);
    expect(drawn.at(-4)).toMatch(/^>B {2}protection 3 {3}hand 1 /);
  });

  scenario('for a spectator from the side of A, without hands', ({ given }) => {
    const t = given({ A: { hand: 'VG-01' }, B: { hand: 'VG-02' } });
    const drawn = lines(t, 'table');
    expect(drawn.at(-2)).toMatch(/^>A {2}protection 3 {3}hand 1 /);
    expect(drawn.at(-1)).toBe('    pool: nothing face up (0 face down)');
    expect(drawn.join('\n')).not.toMatch(/Pike Lancer|Wedge Runner/);
  });

  scenario('before the first turn', ({ match }) => {
    expect(lines(match({}, 'heads'), 'A')[8]).toBe(
      '   +========================+ before the first turn =+========================+',
    );
  });
});

describe('lines of 80 columns', () => {
  const widest = (drawn: readonly string[]): number => Math.max(...drawn.map(({ length }) => length));

  scenario('show every card in hand in full', ({ given }) => {
    const t = given({ A: { hand: CARDS.map(({ id }) => id).join(' ') } });
    const drawn = lines(t, 'A');
    expect(widest(drawn)).toBeLessThanOrEqual(80);
    const hand = drawn.slice(16).join(' ').replace(/ +/g, ' ');
    for (const { name, text } of CARDS) expect(hand).toContain(text === '' ? name : text.replace(/ +/g, ' '));
  });

  scenario('fit the longest names in the pool', ({ given }) => {
    const t = given({
      A: { revealed: 'LB-07 OP-14 LB-07', pool: 'VG-01 VG-02 VG-03 VG-04 VG-05 VG-06 VG-07' },
    });
    const drawn = lines(t, 'A');
    expect(drawn.slice(-2)).toEqual([
      '    pool: Star Lance Platform, Suppressive Salvo, Star Lance Platform (7 face',
      '    down)',
    ]);
  });

  scenario('shorten texts that do not fit into a zone', ({ given }) => {
    const t = given({ A1f: 'VG-01 r2 +MD-01 +MD-10', A2f: 'NT-01 +MD-08', A3f: 'NT-01 +MD-05' });
    expect(lines(t, 'A')[10]).toBe(
      '   | power 10, rest 2 +Pla… | power 8 +Overdrive Co… | power 5 +Breach Charge |',
    );
    expect(widest(lines(t, 'A'))).toBeLessThanOrEqual(80);
  });

  test('no card name is too long for a zone', () => {
    const long = CARDS.map(({ name }) => name).filter((name) => name.length > 22);
    expect(long, 'use at most 22 letters').toEqual([]);
  });
});
