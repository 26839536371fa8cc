import { act, beginReplay, scriptedHead } from '@mechatable/kernel';
import { parseRulebook } from '@mechatable/rulebook';
import { masc, type Action } from '@mechatable/masc';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../../src/games/masc/lesson.ts';

const BOOK = readFileSync(new URL('../../../../../rules/masc.md', import.meta.url), 'utf8');
const own = lesson.steps.filter(({ seat }) => seat === lesson.seat);

describe('first steps', () => {
  test('the lesson can be played as it is written, with a real choice of dice, and ends with a scoring', () => {
    const { seed, options, steps } = lesson;
    const match = beginReplay(masc, scriptedHead(masc, { options, names: ['person', 'greedy'], seed }));
    for (const { seat, action, say } of steps) {
      expect(masc.rules.toAct(match.state), say).toContain(seat);
      if ((action as Action).kind === 'assign')
        expect(masc.rules.legal(match.state, seat).length, say).toBeGreaterThan(1);
      expect(act(match, seat, action as Action), say).toMatchObject({ ok: true });
    }
    expect(match.state.turn).toBe(3);
    expect(match.state.points).toEqual([10, 10]);
  });

  test('the lesson explains everything, and the learner does everything a turn needs', () => {
    expect(own.filter(({ say }) => say.length < 20)).toEqual([]);
    const kinds = new Set(own.map(({ action }) => (action as Action).kind));
    expect([...kinds].sort()).toEqual([
      'activate',
      'assign',
      'attack',
      'chooseFirst',
      'commitForce',
      'finish',
      'moveMecha',
      'pass',
    ]);
  });

  test('every step says at most two sentences', () => {
    for (const { say } of lesson.steps)
      expect(say.match(/[.!?](?= |$)/g)?.length ?? 0, say).toBeLessThanOrEqual(2);
  });

  test('every clause it teaches is in the rule book', () => {
    const ids = new Set(parseRulebook(BOOK).clauses.map(({ id }) => id));
    for (const { clause } of lesson.steps) if (clause !== undefined) expect(ids).toContain(clause);
  });
});
