import { expect } from 'vitest';
import { volleyOf } from '../src/fire.ts';
import { mechaName, mechaNumber } from '../src/names.ts';
import { scenario, type Scene } from './given.ts';

scenario(
  '[MASC-ATK-5] [MASC-PIN-1] [MASC-DMG-6] [MASC-DMG-7] the attack in the summary of the book',
  ({ given }) => {
    const begin = (): Scene =>
      given(
        { r1: 'Wolf E5', r2: 'Rat E4', b1: 'Rat E8', b2: 'Wolf F6' },
        { at: 'combat', dice: [1, 2, 2, 3, 3, 5, 5, 6] },
      ).R('attack r1 b1');
    const rat = begin();
    expect(rat.eventsOf('attacked')).toMatchObject([
      { attackers: ['r1', 'r2'], pins: ['r1'], eligible: ['b1', 'b2'] },
    ]);
    expect(rat.eventsOf('rolled')).toMatchObject([{ dice: [1, 2, 2, 3, 3, 5, 5, 6] }]);
    expect(rat.legal('B')).toEqual(['assign b1', 'assign b2']);
    rat.B('assign b1');
    expect([rat.at('b1'), rat.damage('b2')]).toEqual([null, 1]);
    const wolf = begin().B('assign b2');
    expect([wolf.damage('b1'), wolf.damage('b2')]).toEqual([0, 3]);
  },
);

/** The names of attackers, pinned and eligible mecha, and the number of dice. */
function volley(t: Scene, unit: string, target: string): unknown {
  const s = t.state;
  const { attackers, pins, eligible, dice } = volleyOf(s, mechaNumber(s, unit), mechaNumber(s, target));
  const names = (mecha: readonly number[]): string => mecha.map((one) => mechaName(s, one)).join(' ');
  return [names(attackers), names(pins), names(eligible), dice];
}

scenario(
  '[MASC-G-7] [MASC-LOF-2] [MASC-LOF-3] [MASC-R-44] enemies block a line of fire, friends don’t',
  ({ given }) => {
    const t = given(
      { r1: 'Spider D4', r2: 'Rat D6', b1: 'Rat D9', b2: 'Ant D8', b3: 'Ant F9' },
      { at: 'combat' },
    );
    expect(volley(t, 'r1', 'b1')).toEqual(['r1 r2', '', 'b2 b3', 6]);
  },
);

scenario(
  '[MASC-G-8] [MASC-ATK-4] [MASC-ATK-5] [MASC-PIN-1] [MASC-R-46] [MASC-R-48] counting dice',
  ({ given }) => {
    const t = given(
      {
        r1: 'Wolf G10',
        r2: 'Rat F8',
        r3: 'Spider G6',
        r4: 'Ant E9',
        b1: 'Turtle G11',
        b2: 'Rat G13',
        b3: 'Frog I12',
      },
      { at: 'combat' },
    );
    expect(volley(t, 'r1', 'b1')).toEqual(['r1 r2 r3 r4', 'r1', 'b1 b3', 15]);
    t.R('attack r1 b1');
    const [rolled] = t.eventsOf('rolled');
    expect(rolled).toMatchObject({ type: 'rolled', clause: 'MASC-ATK-5' });
    expect(t.state.dice).toHaveLength(15);
  },
);

const repeat = (die: number, count: number): number[] => new Array<number>(count).fill(die);

scenario(
  '[MASC-G-9] [MASC-DMG-1] [MASC-DMG-2] [MASC-DMG-3] [MASC-DMG-4] [MASC-DMG-5] [MASC-DMG-6] [MASC-DMG-7] [MASC-DMG-8] [MASC-DMG-9] [MASC-R-57] [MASC-R-12] the long example of damage',
  ({ given }) => {
    const rats = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [`b${i + 5}`, `Rat ${'ABCDEFGH'.charAt(i)}12`]),
    );
    const t = given(
      {
        r1: 'Wolf A1',
        r2: 'Wolf A2',
        b1: 'Turtle A10',
        b2: 'Wolf B10',
        b3: 'Wolf C10',
        b4: 'Wolf D10',
        ...rats,
      },
      {
        at: 'combat',
        volley: {
          dice: [
            ...repeat(1, 5),
            ...repeat(2, 4),
            ...repeat(3, 5),
            ...repeat(4, 7),
            ...repeat(5, 4),
            ...repeat(6, 3),
          ],
          on: 'b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12',
        },
      },
    );
    expect(t.eventsOf('wasted')).toMatchObject([
      { die: 1, count: 5 },
      { die: 2, count: 4 },
      { die: 3, count: 5 },
    ]);
    const ratsOnly = ['b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11', 'b12'].map((id) => `assign ${id}`);
    expect([t.asked, t.legal('B')]).toEqual(['B assign', ratsOnly]);
    expect(t.refusal('B', 'assign b2')).toBe('MASC-R-50');
    t.B('assign b5; assign b6; assign b7; assign b8');
    expect([t.at('b5'), t.at('b6'), t.at('b7'), t.at('b8')]).toEqual([null, null, null, null]);
    expect(t.events.filter(({ type }) => type === 'hit')).toMatchObject([
      { mecha: 'b8', die: 4 },
      { mecha: 'b8', die: 5 },
    ]);
    expect(t.legal('B')).toEqual(['b2', 'b3', 'b4', 'b9', 'b10', 'b11', 'b12'].map((id) => `assign ${id}`));
    t.B('assign b9; assign b10');
    expect(t.events.filter(({ type }) => type === 'hit')).toMatchObject([
      { mecha: 'b10', die: 5 },
      { mecha: 'b10', die: 6 },
    ]);
    expect(t.legal('B')).toContain('assign b1');
    t.B('assign b2');
    const lost = t.eventsOf('destroyed').map((event) => 'mecha' in event && event.mecha);
    expect(lost).toEqual(['b5', 'b6', 'b7', 'b8', 'b9', 'b10']);
    expect(['b1', 'b2', 'b3', 'b4', 'b11', 'b12'].map((id) => t.damage(id))).toEqual([0, 2, 0, 0, 0, 0]);
  },
);

const NEXT = {
  b1: 'Turtle A10',
  b2: 'Wolf B10 (2)',
  b3: 'Wolf C10',
  b4: 'Wolf D10',
  b5: 'Rat A12',
  b6: 'Rat B12',
};

scenario('[MASC-G-10] [MASC-DMG-8] [MASC-DMG-12] [MASC-R-51] [MASC-R-52] the next volley', ({ given }) => {
  const begin = (): Scene =>
    given(
      { r1: 'Wolf A1', r2: 'Wolf A2', ...NEXT },
      { at: 'combat', volley: { dice: [4, 5, 5], on: 'b1 b2 b3 b4 b5 b6' } },
    );
  const wolf = begin();
  expect(wolf.legal('B')).toEqual(['assign b5', 'assign b6']);
  wolf.B('assign b5');
  expect(wolf.legal('B')).toEqual(['assign b2', 'assign b5']);
  expect(wolf.refusal('B', 'assign b3')).toBe('MASC-R-50');
  wolf.B('assign b2');
  expect([wolf.at('b2'), wolf.damage('b5')]).toEqual([null, 1]);
  const rat = begin().B('assign b5; assign b5');
  expect([rat.at('b5'), rat.damage('b2')]).toEqual([null, 3]);
});

scenario('[MASC-G-11] [MASC-DMG-8] between two damaged mecha the defender chooses', ({ given }) => {
  const begin = (): Scene =>
    given(
      { r1: 'Wolf A1', r2: 'Wolf A2', b1: 'Turtle A10 (3)', b2: 'Wolf B10', b3: 'Wolf C10' },
      { at: 'combat', volley: { dice: [5, 6, 6], on: 'b1 b2 b3' } },
    );
  const t = begin().B('assign b2');
  expect(t.legal('B')).toEqual(['assign b1', 'assign b2']);
  expect(t.refusal('B', 'assign b3')).toBe('MASC-R-50');
  t.B('assign b1');
  expect([t.damage('b1'), t.damage('b2'), t.damage('b3')]).toEqual([5, 1, 0]);
  const other = begin().B('assign b2; assign b2');
  expect([other.damage('b1'), other.damage('b2')]).toEqual([3, 3]);
});

scenario('[MASC-G-18] [MASC-R-5] [MASC-R-42] [MASC-R-6] a squad can break up in Combat', ({ given }) => {
  const pieces = { r1: 'Spider E5', r2: 'Spider F5', b1: 'Spider C10', b2: 'Rat E10 (1)', b3: 'Spider G10' };
  const t = given(pieces, { at: 'combat', dice: [1, 1, 2, 2, 3, 3, 3, 4] });
  expect(volley(t, 'r1', 'b1')).toEqual(['r1 r2', '', 'b1 b2 b3', 8]);
  t.R('attack r1 b1');
  expect([t.at('b2'), t.asked, t.legal('B')]).toEqual([
    null,
    'B attack',
    ['attack b1 r1', 'attack b3 r1', 'pass'],
  ]);
  t.B('attack b1 r1');
  expect(t.state.dice).toHaveLength(4);
  const blueFirst = given(pieces, { at: 'combat', starts: 'B' }).B('attack b1 r1');
  expect([blueFirst.state.dice.length, blueFirst.spent()]).toEqual([8, ['b1', 'b2', 'b3']]);
});
