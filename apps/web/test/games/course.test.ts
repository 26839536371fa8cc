import { findBot, STOPPED_CLOCK, type Bot } from '@mechatable/bots';
import { act, openMatch, person, type AnyGame, type AnyMatch, type Seat } from '@mechatable/kernel';
import { parseRulebook } from '@mechatable/rulebook';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { LEARNER, seatsOf, startingAt, type Lesson } from '../../src/games/shared/course.ts';
import { BEGINNER_BOT } from '../../src/pages/first-steps/beginner-bot.ts';
import { isOffBoard } from '../../src/table/choices/buttons.ts';
import { namesFor } from '../harness/names.ts';
import { RELEASED } from '../harness/released.ts';
import { anchorsIn } from '../harness/scenes.ts';
import { isSoaking } from '../harness/soak.ts';

const MATCHES = isSoaking ? 60 : 10;
/** How many turns a small match takes at most. */
const MOST_TURNS = 12;

function open(game: AnyGame, lesson: Lesson, seed: string): AnyMatch {
  const players = Array.from({ length: seatsOf(game, lesson) }, (_, seat) => person(String(seat)));
  return openMatch(startingAt(game, lesson), { players, seed });
}

const sentences = (text: string): number => text.match(/[.!?](?= |$)/g)?.length ?? 0;

describe.each(RELEASED)('first steps in $title', (entry) => {
  const load = async () => {
    const { game, drawing } = await entry.load();
    const course = await drawing.course?.();
    if (course === undefined) throw new Error('No lessons: write course.ts, or keep the game a draft.');
    return { game, drawing, lessons: course.lessons };
  };
  let loaded: ReturnType<typeof load>;
  beforeAll(() => {
    loaded = load();
  });

  test('has five to seven lessons, the last of them a match, and takes about ten minutes', async () => {
    const { lessons } = await loaded;
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    expect(lessons.length).toBeLessThanOrEqual(7);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons.map(({ words }) => words.play === undefined)).toEqual(
      lessons.map((_, i) => i < lessons.length - 1),
    );
    expect(lessons.map(({ steps }) => steps.length > 0)).toEqual(
      lessons.map((_, i) => i < lessons.length - 1),
    );
    expect(Math.abs(lessons.reduce((sum, { minutes }) => sum + minutes, 0) - 10)).toBeLessThanOrEqual(2);
    for (const lesson of lessons) expect(lesson.picture().svg).toContain('<svg');
  });

  test('every script can be played, and everything it points at is on the table', async () => {
    const { game, drawing, lessons } = await loaded;
    for (const lesson of lessons) {
      const match = open(game, lesson, lesson.id);
      for (const { seat, action, say, point = [] } of lesson.steps) {
        const view = game.rules.view(match.state, LEARNER);
        const drawn = anchorsIn(drawing.scene(view, LEARNER, namesFor(LEARNER)));
        const targets = seat === LEARNER && say !== '' ? game.words.anchors(view, action) : [];
        const isShown = (anchor: string): boolean =>
          isOffBoard(anchor) ||
          [anchor, ...drawing.anchorAliases(view, anchor)].some((one) => drawn.has(one));
        const missing = [...targets, ...point].filter((anchor) => !isShown(anchor));
        expect(missing, `${lesson.id}: ${say}`).toEqual([]);
        expect(game.rules.toAct(match.state), `${lesson.id}: ${say}`).toContain(seat);
        expect(act(match, seat, action), `${lesson.id}: ${say}`).toMatchObject({ ok: true });
      }
    }
  });

  test('explains each of the learner’s moves except passing, in at most two sentences at a time', async () => {
    const { lessons } = await loaded;
    for (const { id, words, steps } of lessons) {
      const own = steps.filter(({ seat }) => seat === LEARNER);
      expect(
        own.filter(({ say, action }) => say === '' && (action as { kind: string }).kind !== 'pass'),
      ).toEqual([]);
      const texts = [
        words.goal,
        words.done,
        words.play ?? words.goal,
        ...steps.flatMap(({ say }) => (say === '' ? [] : [say])),
      ];
      expect(
        texts.filter((text) => sentences(text) < 1 || sentences(text) > 2 || text.length > 190),
        id,
      ).toEqual([]);
      expect(
        texts.filter((text) => /\bP\d|\bseat\b|South|North/.test(text)),
        id,
      ).toEqual([]);
    }
  });

  test('teaches only clauses that are in the rule book', async () => {
    const { game, lessons } = await loaded;
    const path = `../../../../rules/${game.content.rulebook}.md`;
    const book = parseRulebook(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const ids = new Set(book.clauses.map(({ id }) => id));
    const taught = lessons.flatMap(({ steps }) => steps.flatMap(({ clause }) => clause ?? []));
    expect(taught.length).toBeGreaterThan(lessons.length);
    expect(taught.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('lets a sensible beginner win the match against the weakest bot within a few turns', async () => {
    const { game, lessons } = await loaded;
    const lesson = lessons.at(-1);
    if (lesson === undefined) throw new Error('A course has lessons.');
    const played = Array.from({ length: MATCHES }, (_, n) => play(game, lesson, `${lesson.id} ${n}`));
    const won = played.filter(({ isWon, turns }) => isWon && turns <= MOST_TURNS);
    expect(won.length, JSON.stringify(played)).toBeGreaterThanOrEqual(MATCHES * 0.9);
  });
});

function play(game: AnyGame, lesson: Lesson, seed: string): { isWon: boolean; turns: number } {
  const match = open(game, lesson, seed);
  const { rules } = game;
  const seats = seatsOf(game, lesson);
  const bots = Array.from({ length: seats }, (_, seat): Bot =>
    findBot(seat === LEARNER ? 'greedy' : BEGINNER_BOT).create(game, `${seed} ${seat}`, seats, STOPPED_CLOCK),
  );
  const began = rules.turn(match.state);
  for (let seq = 0; rules.outcome(match.state) === null; seq++) {
    const seat: Seat = rules.toAct(match.state)[0] ?? LEARNER;
    const legal = rules.legal(match.state, seat);
    const action = bots[seat]?.choose({ seat, seq, legal, view: () => rules.view(match.state, seat) });
    act(match, seat, action);
  }
  const isWon = rules.outcome(match.state)?.winners.includes(LEARNER) === true;
  return { isWon, turns: rules.turn(match.state) - began };
}
