import { act, beginReplay, scriptedHead } from '@mechatable/kernel';
import { parseRulebook } from '@mechatable/rulebook';
import type { Action } from '@mechatable/mecha';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../../src/games/mecha/lesson.ts';
import { EDITIONS, GAMES } from './positions.ts';

const BOOK = readFileSync(new URL('../../../../../rules/mecha.md', import.meta.url), 'utf8');

/** What each edition has to teach. */
const KINDS = {
  '1e': ['keep', 'play', 'move', 'attack', 'command', 'endPhase'],
  '2e': ['keep', 'play', 'attach', 'move', 'attack', 'command', 'endPhase'],
} as const;

describe.each(EDITIONS)('first steps, %s', (edition) => {
  const game = GAMES[edition];
  const lesson = lessonOf(edition);
  const own = lesson.steps.filter(({ seat }) => seat === lesson.seat);

  test('the lesson can be played as it is written, and ends with two direct hits', () => {
    const { seed, options, steps } = lesson;
    const match = beginReplay(game, scriptedHead(game, { options, names: ['person', 'greedy'], seed }));
    for (const { seat, action, say } of steps) {
      expect(game.rules.toAct(match.state), say).toContain(seat);
      expect(act(match, seat, action as Action), say).toMatchObject({ ok: true });
    }
    expect(match.state.chain).toEqual([]);
    expect(match.state.piles[1].damage.length).toBe(2);
  });

  test('the learner reads about every step but passing, and makes all their own moves', () => {
    const silent = own.filter(({ say }) => say === '').map(({ action }) => (action as Action).kind);
    expect([...new Set(silent)]).toEqual(['pass']);
    expect(own.filter(({ say }) => say !== '' && say.length < 20)).toEqual([]);
    const kinds = new Set(own.filter(({ say }) => say !== '').map(({ action }) => (action as Action).kind));
    expect([...kinds].sort()).toEqual([...KINDS[edition]].sort());
  });

  test('every step says at most two sentences, and calls the players you and your opponent', () => {
    for (const { say } of lesson.steps) {
      expect(say.match(/[.!?](?= |$)/g)?.length ?? 0, say).toBeLessThanOrEqual(2);
      expect(say).not.toMatch(/South|North/);
    }
  });

  test('every clause that it teaches is in the book', () => {
    const ids = new Set(parseRulebook(BOOK).clauses.map(({ id }) => id));
    for (const { clause } of lesson.steps) if (clause !== undefined) expect(ids).toContain(clause);
  });
});
