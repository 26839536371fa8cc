import { expect } from 'vitest';
import { scenario, type Hands, type Position, type Scene } from './given.ts';

const RED = { r1: 'Rat A1', r2: 'Rat A2' };

/** Dice fall on these mecha, or on all of them. */
function hit({ given }: Hands, pieces: Position, dice: readonly number[], on?: string): Scene {
  return given(
    { ...RED, ...pieces },
    { at: 'combat', volley: { dice, on: on ?? Object.keys(pieces).join(' ') } },
  );
}

scenario(
  '[MASC-DMG-1] [MASC-R-57] a die hurts if it is at least the Armor, and a 6 hurts anything',
  (hands) => {
    const taken = (type: string): number =>
      hit(hands, { b1: `${type} K10`, b2: 'Rat K13' }, [1, 2, 3, 4, 5, 6], 'b1').eventsOf('hit').length;
    expect(taken('Turtle')).toBe(1);
    expect(taken('Wolf')).toBe(2);
    expect(taken('Spider')).toBe(3);
    const frog = hit(hands, { b1: 'Frog K10', b2: 'Rat K13' }, [2, 3], 'b1');
    expect([frog.damage('b1'), frog.eventsOf('wasted')]).toMatchObject([1, [{ die: 2 }]]);
  },
);

scenario('[MASC-DMG-2] [MASC-D-11] only the defender chooses', (hands) => {
  const t = hit(hands, { b1: 'Rat K10', b2: 'Rat K11' }, [4]);
  expect([t.asked, t.legal('B'), t.legal('R')]).toEqual(['B assign', ['assign b1', 'assign b2'], []]);
  expect(t.refusal('R', 'assign b1')).toBe('MASC-DMG-2');
  expect(t.refusal('B', 'pass')).toBe('MASC-DMG-2');
  t.B('assign b2');
  expect([t.damage('b1'), t.damage('b2')]).toEqual([0, 1]);
});

scenario('[MASC-DMG-3] [MASC-R-53] one die is one point, and Body points destroy', (hands) => {
  const t = hit(hands, { b1: 'Spider K10 (2)', b2: 'Turtle K11' }, [6, 6], 'b1');
  expect([t.at('b1'), t.eventsOf('hit'), t.clauses('destroyed')]).toMatchObject([
    null,
    [
      { die: 6, damage: 3 },
      { die: 6, damage: 4 },
    ],
    ['MASC-DMG-3'],
  ]);
});

scenario('[MASC-DMG-4] [MASC-R-50] low dice are assigned first', (hands) => {
  const t = hit(hands, { b1: 'Wolf K10', b2: 'Ant K11', b3: 'Turtle K12' }, [6, 4, 5]);
  // The 4 can only go to the Ant, which then comes first for the 5 as well; the 6 is free again.
  expect([t.at('b2'), t.legal('B')]).toEqual([null, ['assign b1', 'assign b3']]);
});

scenario('[MASC-DMG-5] dice that can hurt nobody are wasted', (hands) => {
  const t = hit(hands, { b1: 'Turtle K10', b2: 'Turtle K11' }, [1, 2, 3, 4, 5, 5]);
  expect(t.eventsOf('wasted').map((event) => ('count' in event ? event.count : 0))).toEqual([1, 1, 1, 1, 2]);
});

scenario(
  '[MASC-DMG-6] [MASC-DMG-7] the chosen mecha takes all dice of that number until it is destroyed',
  (hands) => {
    const t = hit(hands, { b1: 'Ant K10', b2: 'Ant K11', b3: 'Ant K12' }, [4, 4, 4]).B('assign b2');
    expect([t.at('b2'), t.legal('B')]).toEqual([null, ['assign b1', 'assign b3']]);
    t.B('assign b3');
    expect([t.damage('b1'), t.damage('b3')]).toEqual([0, 1]);
  },
);

scenario('[MASC-DMG-8] a new number brings a new choice among damaged mecha', (hands) => {
  const t = hit(hands, { b1: 'Spider K10 (1)', b2: 'Spider K11 (1)', b3: 'Spider K12' }, [4, 5]);
  expect(t.legal('B')).toEqual(['assign b1', 'assign b2']);
  t.B('assign b1');
  expect(t.legal('B')).toEqual(['assign b1', 'assign b2']);
  t.B('assign b2');
  expect([t.damage('b1'), t.damage('b2')]).toEqual([2, 2]);
});

scenario('[MASC-R-50] the locked mecha takes further dice of the same number', (hands) => {
  const t = hit(hands, { b1: 'Spider K10 (1)', b2: 'Spider K11 (1)' }, [4, 4]).B('assign b1');
  expect([t.damage('b1'), t.damage('b2')]).toEqual([3, 1]);
});

scenario(
  '[MASC-R-51] [MASC-DMG-9] a damaged mecha that isn’t eligible, or that the number can’t hurt, doesn’t come first',
  (hands) => {
    const safe = hit(hands, { b1: 'Rat K10 (1)', b2: 'Rat K11', b3: 'Rat K12' }, [4], 'b2 b3');
    expect(safe.legal('B')).toEqual(['assign b2', 'assign b3']);
    expect(safe.refusal('B', 'assign b1')).toBe('MASC-R-50');
    const hard = hit(hands, { b1: 'Turtle K10 (5)', b2: 'Wolf K11', b3: 'Wolf K12' }, [5]);
    expect(hard.legal('B')).toEqual(['assign b2', 'assign b3']);
  },
);

scenario(
  '[MASC-R-52] [MASC-DMG-12] while a damaged mecha can take the die, no undamaged one takes it',
  (hands) => {
    const t = hit(hands, { b1: 'Turtle K10 (5)', b2: 'Wolf K11', b3: 'Rat K12' }, [6]);
    expect(t.damage('b1')).toBe(6);
  },
);

scenario('[MASC-R-76] a single option is chosen automatically', (hands) => {
  const t = hit(hands, { b1: 'Wolf K10', b2: 'Rat K11' }, [4]);
  expect([t.damage('b2'), t.eventsOf('hit').length]).toEqual([1, 1]);
  // Two equal undamaged Rats are still a choice.
  expect(hit(hands, { b1: 'Rat K10', b2: 'Rat K11' }, [4]).asked).toBe('B assign');
});

scenario('[MASC-DMG-11] damage stays from turn to turn and from squad to squad', ({ given }) => {
  const t = given({
    r1: 'Rat A1 (1)',
    r2: 'Rat A2',
    r3: 'Rat A8',
    r4: 'Rat A9',
    b1: 'Rat R23',
    b2: 'Rat R24',
  });
  t.R('activate r1; moveMecha r1 A6; moveMecha r2 A5; finish').B('pass').R('pass');
  expect([t.state.turn, t.damage('r1')]).toEqual([4, 1]);
});
