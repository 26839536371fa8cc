import { act, beginReplay, scriptedHead } from '@mechatable/kernel';
import { parseRulebook } from '@mechatable/rulebook';
import { mechanation, type Action } from '@mechatable/mechanation';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lesson } from '../../../src/games/mechanation/lesson.ts';
import { scene } from '../../../src/games/mechanation/scene.ts';
import { namesFor } from '../../harness/names.ts';
import { anchorsIn } from '../../harness/scenes.ts';

const BOOK = readFileSync(new URL('../../../../../rules/mechanation.md', import.meta.url), 'utf8');

test('the lesson can be played as written, the learner wins, and everything it points at is on the table', () => {
  const { seed, options, steps, seat: learner } = lesson;
  const match = beginReplay(
    mechanation,
    scriptedHead(mechanation, { options, names: ['person', 'a', 'b', 'c'], seed }),
  );
  for (const { seat, action, say, point = [] } of steps) {
    const drawn = anchorsIn(scene(mechanation.rules.view(match.state, learner), learner, namesFor(learner)));
    expect(
      point.filter((anchor) => !drawn.has(anchor)),
      say,
    ).toEqual([]);
    expect(mechanation.rules.toAct(match.state), say).toContain(seat);
    expect(act(match, seat, action as Action), say).toMatchObject({ ok: true });
  }
  expect(match.state.outcome).toMatchObject({ winners: [learner], clause: 'MN-R-58' });
});

test('the lesson explains every action of the learner but passing, and covers every kind of action in a turn', () => {
  const own = lesson.steps.filter(({ seat }) => seat === lesson.seat);
  const kinds = (silent: boolean): string[] =>
    [
      ...new Set(
        own.filter(({ say }) => (say === '') === silent).map(({ action }) => (action as Action).kind),
      ),
    ].sort();
  expect(kinds(true)).toEqual(['pass']);
  expect(kinds(false)).toEqual(['attack', 'defend', 'deploy', 'reveal', 'use']);
});

test('every step says at most two sentences, and names no seat by its number', () => {
  for (const { say } of lesson.steps) {
    expect(say.match(/[.!?](?= |$)/g)?.length ?? 0, say).toBeLessThanOrEqual(2);
    expect(say).not.toMatch(/\bP\d/);
  }
});

test('every clause the lesson teaches is in the rule book', () => {
  const ids = new Set(parseRulebook(BOOK).clauses.map(({ id }) => id));
  for (const { clause } of lesson.steps) if (clause !== undefined) expect(ids).toContain(clause);
});
