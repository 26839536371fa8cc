import type { Assessment } from '@mechatable/bots';
import type { Review } from '@mechatable/host';
import { act, bot, concede, openMatch, person, recordOf, type AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { expect, test } from 'vitest';
import { drawing } from '../../../src/games/lanes/table-drawing.ts';
import { ReviewModel } from '../../../src/pages/replay/review/review-model.ts';
import { namesFor } from '../../harness/names.ts';

/** Threads that answer on demand. */
class Threads {
  readonly asked: {
    review: Review;
    answer: (assessment: Assessment) => void;
    fail: (error: Error) => void;
  }[] = [];
  isClosed = false;

  review(review: Review): Promise<Assessment> {
    return new Promise((answer, fail) => void this.asked.push({ review, answer, fail }));
  }

  close(): void {
    this.isClosed = true;
    for (const { fail } of this.asked) fail(new Error('The table was left.'));
  }

  async answer(place: number, bestExpected: number, chosenExpected: number): Promise<void> {
    this.asked[place]?.answer({ best: 0, bestExpected, chosenExpected });
    await Promise.resolve();
  }
}

/** A match of eight moves, then a concession. */
function opened(): { model: ReviewModel; opened: Threads[] } {
  const game: AnyGame = lanes;
  const match = openMatch(game, { players: [bot('rookie'), person('Player 2')], seed: 'reviewed' });
  for (let i = 0; i < 8; i++) {
    const [seat = 0] = game.rules.toAct(match.state);
    act(match, seat, game.rules.legal(match.state, seat).at(-1));
  }
  concede(match, 0);
  const all: Threads[] = [];
  const model = new ReviewModel({ game, drawing }, recordOf(match), namesFor('table'), () => {
    const threads = new Threads();
    all.push(threads);
    return threads;
  });
  return { model, opened: all };
}

test('the decisions of the person are reviewed in the order of the match', async () => {
  const { model, opened: threads } = opened();
  expect([model.seat.value, model.isBegun.value, model.isDone.value]).toEqual([1, false, false]);
  model.start();
  const { asked } = threads[0] ?? new Threads();
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every(({ review }) => review.seat === 1)).toBe(true);
  expect(model.isRunning.value).toBe(true);
  await threads[0]?.answer(1, 0.6, 0.4);
  await threads[0]?.answer(0, 0.58, 0.52);
  expect(model.done.value).toBe(2);
  expect(model.marks.value).toMatchObject([
    { seq: asked[0]?.review.seq, mistake: 'small', points: 6, best: 58, taken: 52 },
    { seq: asked[1]?.review.seq, mistake: 'large', points: 20, best: 60, taken: 40 },
  ]);
  expect(model.curve.value.map(({ chosen }) => chosen)).toEqual([0.52, 0.4]);
  for (let place = 2; place < asked.length; place++) await threads[0]?.answer(place, 0.5, 0.5);
  expect([model.isDone.value, model.isRunning.value, threads[0]?.isClosed]).toEqual([true, false, true]);
});

test('a stopped review resumes with the remaining decisions, and reviews nothing twice', async () => {
  const { model, opened: threads } = opened();
  model.start();
  await threads[0]?.answer(0, 0.5, 0.5);
  model.stop();
  expect([threads[0]?.isClosed, model.isRunning.value, model.problem.value]).toEqual([true, false, null]);
  model.start();
  expect(threads[1]?.asked.map(({ review }) => review.seq)).toEqual(
    threads[0]?.asked.slice(1).map(({ review }) => review.seq),
  );
});

test('selecting another seat reviews it next, and keeps the results of the first', async () => {
  const { model, opened: threads } = opened();
  model.look(0);
  expect(threads).toHaveLength(0);
  model.look(1);
  model.start();
  await threads[0]?.answer(0, 0.9, 0.1);
  model.look(0);
  expect([threads[0]?.isClosed, threads[1]?.asked[0]?.review.seat]).toEqual([true, 0]);
  expect(model.marks.value).toEqual([]);
  model.look(1);
  expect(model.marks.value).toHaveLength(1);
});

test('the error of a failed thread is shown, and the review can be resumed', async () => {
  const { model, opened: threads } = opened();
  model.start();
  threads[0]?.asked[0]?.fail(new Error('out of memory'));
  await Promise.resolve();
  await Promise.resolve();
  expect([model.problem.value, model.isRunning.value]).toEqual(['out of memory', false]);
  model.start();
  expect([model.problem.value, model.isRunning.value]).toEqual([null, true]);
});
