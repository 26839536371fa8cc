import { availableParallelism } from 'node:os';
import type { Assessment } from '@mechatable/bots';
import { findGame } from '@mechatable/catalog';
import { REVIEW_ITERATIONS, MISTAKE_POINTS, reviewedFirst, reviewsOf, type Review } from '@mechatable/host';
import { BadInputError, seatCount, type AnyGame, type Seat } from '@mechatable/kernel';
import { command, RECORD } from '../command.ts';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { CONTENT, JSON_FLAG } from '../option.ts';
import { readRecord, replayable } from '../record-file.ts';
import { reviewReport, reviewText } from '../review/report.ts';
import { reviewRunner, type ReviewPlan } from '../review/run-reviews.ts';
import { ALONE_MS } from '../threads/spread.ts';
import { spreadWithBar } from '../threads/with-bar.ts';
import { words } from '../replay/words.ts';

/** This many take minutes per decision. */
const MAX_ITERATIONS = 1_000_000;

export const replayReview = command({
  name: 'replay review',
  summary: 'Find the mistakes and blunders of a seat, given what it knew at the time.',
  about: [
    'Searches each decision again from what the seat could see at that moment, never from hidden information.',
    'Compares the expected results of the best and the actual choice, in points: 0 is a loss, 100 a win.',
    `A loss of ${String(MISTAKE_POINTS.small)} points or more is a mistake, ${String(MISTAKE_POINTS.large)} or more a blunder.`,
  ].join('\n'),
  operands: { file: RECORD },
  options: {
    seat: {
      kind: 'whole',
      value: '<N>',
      help: 'whose decisions to review (default: the first person, else seat 0)',
      min: 0,
    },
    iterations: {
      kind: 'whole',
      value: '<N>',
      help: 'search iterations per decision',
      min: 1,
      max: MAX_ITERATIONS,
      default: REVIEW_ITERATIONS,
    },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable replay review mechatable-lanes-1.json',
    'npx mechatable replay review mechatable-lanes-1.json --seat 1 --json',
  ],
  async run({ file }, { seat: wanted, iterations, json }, io) {
    const record = readRecord(io.cwd, file);
    const game = findGame(record.game, record.rulesVersion, io.releases);
    const seat = wanted ?? reviewedFirst(record);
    assertSeat(seat, seatCount(record));
    const plan: ReviewPlan = { game: game.id, record, seat, iterations };
    const reviews = replayable(() => reviewsOf(game, record, seat, iterations));
    const assessments = await weigh(io, game, plan, reviews);
    if (assessments === null) return EXIT.interrupted;
    const report = reviewReport(game, plan, reviews, assessments);
    if (json) outJson(io, report);
    else io.out(reviewText(game.title, record, report));
    return EXIT.ok;
  },
});

function assertSeat(seat: Seat, seats: number): void {
  if (seat < seats) return;
  const known = Array.from({ length: seats }, (_, i) => String(i));
  throw new BadInputError(words.reviewedSeat(known, seat));
}

async function weigh(
  io: Io,
  game: AnyGame,
  plan: ReviewPlan,
  reviews: readonly Review[],
): Promise<readonly Assessment[] | null> {
  const assessments: Assessment[] = [];
  const job = {
    task: { kind: 'review', plan } as const,
    grain: 1,
    counted: ['decision', 'decisions'] as const,
    run: reviewRunner(game, plan),
    add(part: readonly Assessment[]): boolean {
      assessments.push(...part);
      return false;
    },
  };
  const cores = io.gamesFromCatalog ? availableParallelism() : 1;
  const sizes = { matches: reviews.length, cores, alone: ALONE_MS };
  return (await spreadWithBar(io, plan.game, job, sizes)) ? assessments : null;
}
