import { act, beginReplay, scriptedHead } from '@mechatable/kernel';
import { parseRulebook } from '@mechatable/rulebook';
import { lanes, type Action } from '@mechatable/lanes';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lesson } from '../../../src/games/lanes/lesson.ts';

test('the lesson can be played as it is written, and the learner wins with its last step', () => {
  const { seed, options } = lesson;
  const match = beginReplay(lanes, scriptedHead(lanes, { options, names: ['person', 'greedy'], seed }));
  for (const [index, { seat, action, say }] of lesson.steps.entries()) {
    expect(lanes.rules.outcome(match.state), `before step ${index}`).toBeNull();
    expect(lanes.rules.toAct(match.state), say).toEqual([seat]);
    expect(act(match, seat, action as Action), say).toMatchObject({ ok: true });
  }
  expect(lanes.rules.outcome(match.state)?.winners).toEqual([lesson.seat]);
});

test('every step of the learner has text, and the lesson covers every main action except moving and [Main] effects', () => {
  const own = lesson.steps.filter(({ seat }) => seat === lesson.seat);
  expect(own.filter(({ say }) => say.length < 20)).toEqual([]);
  const kinds = new Set(own.map(({ action }) => (action as Action).kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'playUnit',
      'playLand',
      'playTech',
      'equip',
      'attack',
      'exchange',
      'optional',
      'pass',
    ]),
  );
});

test('every step says at most two sentences, and names no seat by its letter', () => {
  for (const { say } of lesson.steps) {
    expect(say.match(/[.!?](?= |$)/g)?.length ?? 0, say).toBeLessThanOrEqual(2);
    expect(say).not.toMatch(/\bB\b|seat/);
  }
});

test('every clause it cites is in the rule book', () => {
  const book = parseRulebook(readFileSync(new URL('../../../../../rules/lanes.md', import.meta.url), 'utf8'));
  const ids = new Set(book.clauses.map(({ id }) => id));
  for (const { clause } of lesson.steps) if (clause !== undefined) expect(ids).toContain(clause);
});
