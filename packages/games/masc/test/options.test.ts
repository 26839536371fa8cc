import { person, BadInputError, illegal, openMatch } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { evenForce, forceProblems, legalForces } from '../src/forces.ts';
import { masc } from '../src/game.ts';
import { LIMITS, STANDARD } from '../src/options.ts';

const open = (options: unknown): string => {
  try {
    openMatch(masc, { options, players: [person('one'), person('two')], seed: 'x' });
    return 'opened';
  } catch (error) {
    if (error instanceof BadInputError) return error.message;
    throw error;
  }
};

test('[MASC-VAR-1] [MASC-FORCE-1] [MASC-R-64] the standard game: 8 + 8 mecha, 25 points, 15 turns', () => {
  expect(masc.rules.options.parse({})).toEqual(STANDARD);
  expect(STANDARD).toMatchObject({
    light: 8,
    mid: 8,
    vpTarget: 25,
    turnCap: 15,
    squadTracking: 'live',
    setup: 'full',
  });
});

test('[MASC-VAR-2] [MASC-VAR-3] [MASC-R-64] [MASC-R-79] options have limits', () => {
  for (const [name, { min, max }] of Object.entries(LIMITS)) {
    expect([open({ [name]: min }), open({ [name]: max })], name).toEqual(['opened', 'opened']);
    for (const wrong of [min - 1, max + 1, min + 0.5]) expect(open({ [name]: wrong }), name).toContain(name);
  }
  expect(open({ squadTracking: 'frozen' })).toBe('opened');
  expect(open({ squadTracking: 'thawed' })).toContain('squadTracking');
  expect(open({ colour: 'red' })).toContain('colour');
});

test.each([
  ['skirmish', 4, 15, 15],
  ['standard', 8, 25, 15],
  ['grand', 12, 40, 25],
])(
  '[MASC-VAR-2] [MASC-VAR-3] the preset "%s" of the rule book can be played',
  (_name, size, vpTarget, turnCap) => {
    expect(open({ light: size, mid: size, vpTarget, turnCap })).toBe('opened');
  },
);

test('[MASC-R-79] [MASC-R-68] the quick setup is for 8 + 8 only', () => {
  expect(open({ setup: 'quick' })).toBe('opened');
  expect(open({ setup: 'quick', light: 7 })).toContain('8 + 8');
  expect(open({ setup: 'quick', mid: 9 })).toContain('8 + 8');
});

test('[MASC-FORCE-2] [MASC-R-12] 1296 standard forces, none with more than six of a type', () => {
  const forces = legalForces(STANDARD);
  expect(forces).toHaveLength(1296);
  expect(new Set(forces.map(String)).size).toBe(1296);
  for (const counts of forces) expect(forceProblems(counts, STANDARD)).toEqual([]);
  expect(legalForces({ light: 15, mid: 15 })).not.toEqual([]);
});

test('[MASC-FORCE-1] [MASC-R-12] problems of a force are listed by name', () => {
  expect(forceProblems([7, 1, 0, 3, 3, 2], STANDARD)).toEqual([
    illegal('MASC-R-12', 'Frog: 7 chosen, at most 6 allowed.'),
  ]);
  expect(forceProblems([3, 3, 3, 3, 3, 1], STANDARD)).toEqual([
    illegal('MASC-FORCE-1', 'Choose 8 Light mecha: you have 9.'),
    illegal('MASC-FORCE-1', 'Choose 8 Mid mecha: you have 7.'),
  ]);
  expect(forceProblems([3.5, 3, 2, -1, 3, 2], STANDARD)).toEqual([
    illegal('MASC-FORCE-2', 'Frog: choose a whole number from 0 to 6.'),
    illegal('MASC-FORCE-2', 'Turtle: choose a whole number from 0 to 6.'),
  ]);
});

test('the even force gives what is left over to the types named first', () => {
  expect(evenForce(STANDARD)).toEqual([3, 3, 2, 3, 3, 2]);
  expect(evenForce({ light: 1, mid: 15 })).toEqual([1, 0, 0, 5, 5, 5]);
});
