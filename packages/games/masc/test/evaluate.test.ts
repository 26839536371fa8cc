import { describe, expect, test } from 'vitest';
import { evaluate, factors } from '../src/evaluate.ts';
import { masc, run } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { actionOf, position } from './given.ts';

const FOE = { b1: 'Rat A23', b2: 'Rat A24' };
const PIECES = { r1: 'Wolf E5', r2: 'Rat E4', ...FOE };

function begun(): State {
  const s = position(PIECES);
  run(s, []);
  return s;
}

/** A seat's amount of a factor. */
function count(s: State, seat: number, id: string): number | undefined {
  return factors.count(s)[seat * factors.list.length + factors.list.findIndex((one) => one.id === id)];
}

describe('what the evaluation counts', () => {
  test('the opponent’s used chances don’t matter, so a pass that ends the phase gains nothing from them', () => {
    const fresh = begun();
    const [mine, theirs] = [begun(), begun()];
    mine.spent[0] = 1;
    theirs.spent[theirs.at.length - 1] = 1;
    const chances = (s: State): number => evaluate(s, 0) - evaluate(fresh, 0);
    expect(chances(mine)).toBeGreaterThan(0);
    expect(chances(theirs)).toBeCloseTo(0, 9);
  });

  test('expected points count more the fewer mecha may still move, and fully in Combat', () => {
    const s = begun();
    const expected = count(s, 0, 'pointExpected') ?? 0;
    expect(expected).toBeGreaterThan(0);
    expect(count(s, 0, 'pointSoon')).toBe(0);
    s.spent[0] = 1;
    expect(count(s, 0, 'pointSoon')).toBeCloseTo(expected / 4, 9);
    const combat = position(PIECES, { at: 'combat' });
    run(combat, []);
    if (combat.agenda.length === 0) throw new Error('Combat is over.');
    expect(count(combat, 0, 'pointExpected')).toBe(expected);
  });

  test('a mecha that moves ahead leaves a gap, and one that nobody can follow counts as lost', () => {
    const gaps = (pieces: Parameters<typeof position>[0], ...actions: string[]): (number | undefined)[] => {
      const s = position({ ...pieces, ...FOE });
      run(s, []);
      for (const action of actions) masc.rules.apply(s, 0, actionOf(action));
      return [count(s, 0, 'gap'), count(s, 0, 'lost')];
    };
    const squad = { r1: 'Wolf E5', r2: 'Rat E4' };
    expect(gaps(squad, 'activate r1')).toEqual([0, 0]);
    expect(gaps(squad, 'activate r1', 'moveMecha r1 E8')).toEqual([2, 0]);
    expect(gaps({ r1: 'Wolf E5', r2: 'Turtle E4' }, 'activate r1', 'moveMecha r1 E11')[1]).toBeGreaterThan(0);
  });

  test('[MASC-R-19] the winner of the roll may let the opponent start', () => {
    const s = position(PIECES);
    s.agenda.push({ ask: 'first', seat: 0, phase: 'movement' });
    expect(masc.lab.opener(s)).toBeNull();
    const first = masc.rules.legal(s, 0).find((action) => JSON.stringify(action).includes('blue'));
    if (first === undefined) throw new Error('Red may let Blue start.');
    masc.rules.apply(s, 0, first);
    expect(masc.lab.opener(s)).toBe(1);
  });
});
