import { masc, type Action, type State } from '@mechatable/masc';
import { pick, rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { draftIn, moving, newMatch, opened, play, squares, stepAt, taken } from './drafting.ts';

/** Three in a row, far from any enemy. */
const TRIO = { r1: 'ant H10', r2: 'ant I10', r3: 'ant J10', b1: 'turtle R24' };

describe('a squad that moves together', () => {
  test('[MASC-R-26] keeps its formation around the leading member', () => {
    const after = taken(opened(moving(TRIO)), 'mecha:r3 square:J13');
    expect(squares(after)).toEqual({ r1: 'H13', r2: 'I13', r3: 'J13', b1: 'R24' });
    expect(after.confirm).toBe('Finish: 3 of 3 move');
    expect(after.actions).toHaveLength(4);
  });

  test('can then be adjusted one by one, and moved further as a whole', () => {
    const after = taken(opened(moving(TRIO)), 'mecha:r3 square:J12', 'mecha:r1 square:I11');
    expect(squares(after)).toMatchObject({ r1: 'I11', r2: 'I12', r3: 'J12' });
    const on = taken(after, 'choice:together', 'mecha:r2 square:I13');
    expect(squares(on)).toMatchObject({ r1: 'I12', r2: 'I13', r3: 'J13' });
    expect(on.actions).not.toBe(null);
  });

  test('[MASC-MOVE-3] slower members stop as near as they can', () => {
    const after = taken(opened(moving({ ...TRIO, r2: 'wolf I10', r3: 'turtle J10' })), 'mecha:r2 square:I14');
    const { r1, r2, r3 } = squares(after);
    expect(r2).toBe('I14');
    expect(after.lines[0]?.words).toBe('Everyone is in formation.');
    expect([r1, r3]).not.toContain('H10');
  });

  test('[MASC-TER-6] goes around closed squares', () => {
    const { terrain } = moving(TRIO);
    const wall = 18 * 11 + 8; // I12
    const state = moving(TRIO, { terrain: `${terrain.slice(0, wall)}#${terrain.slice(wall + 1)}` });
    const after = taken(opened(state), 'mecha:r3 square:J12');
    expect(squares(after)).toMatchObject({ r1: 'H12', r3: 'J12' });
    expect(squares(after).r2).not.toBe('I12');
    expect(after.actions).not.toBe(null);
  });

  test('[MASC-R-24] never swaps two members', () => {
    const crossed = taken(
      opened(moving(TRIO)),
      'choice:singly',
      'mecha:r1 square:J11',
      'mecha:r3 square:H11',
      'mecha:r2 square:I11',
    );
    const after = taken(crossed, 'choice:together', 'mecha:r1 square:J10');
    expect(squares(after)).toMatchObject({ r1: 'J10', r2: 'I10', r3: 'H9' }); // not H10, where r1 began
    expect(after.actions).not.toBe(null);
  });

  test('[MASC-MOVE-8] leaves pinned members behind, and says where that breaks formation', () => {
    const first = opened(moving({ ...TRIO, r1: 'wolf H10', b1: 'turtle K11' }));
    expect(stepAt(first, 'mecha:r1', 'square:H6')?.hint).toBe('holds'); // r2 stays between them
    expect(stepAt(first, 'mecha:r1', 'square:H4')?.hint).toBe('breaks');
    expect(squares(taken(first, 'mecha:r1 square:H8')).r3).toBe('J10');
  });

  test('is not offered to a member that moves alone', () => {
    const state = moving({ r1: 'ant H10', r2: 'ant I10', b1: 'turtle J11' }); // r2 is pinned
    expect(stepAt(opened(state), 'choice:singly')).toBe(undefined);
    expect(stepAt(opened(state), 'choice:together')).toBe(undefined);
  });
});

/** Plays a match at random, and hands over each state in which a squad can move together. */
function eachSquad(seed: string, look: (state: State) => void): void {
  const rng = rngFrom(seed);
  const state = newMatch({ setup: 'quick', turnCap: 5 }, seed);
  while (masc.rules.outcome(state) === null) {
    if (draftIn(state)?.steps.some(({ anchors }) => anchors[0] === 'choice:singly') === true) look(state);
    const [seat = 0] = masc.rules.toAct(state);
    const legal = masc.rules.legal(state, seat);
    play(state, pick(rng, legal));
  }
}

test('[MASC-R-25] in real matches, squares marked as good lead to a formation that the rules accept', () => {
  let tried = 0;
  let holding = 0;
  for (const seed of ['squads 1', 'squads 2']) {
    eachSquad(seed, (state) => {
      const steps = opened(state).steps.filter(({ anchors }) => anchors.length === 2);
      for (const step of steps.filter((_, place) => place % 97 === 0)) {
        tried++;
        if (step.hint !== 'holds') continue;
        holding++;
        const { actions } = step.next();
        const copy = masc.rules.clone(state);
        for (const action of (actions ?? []) as readonly Action[]) {
          const [seat = 0] = masc.rules.toAct(copy);
          expect(masc.rules.judge(copy, seat, action)).toEqual({ ok: true });
          masc.rules.apply(copy, seat, action);
        }
        expect(actions).not.toBe(null);
      }
    });
  }
  expect(holding).toBeGreaterThan(tried * 0.8);
});
