import type { Assessment } from '@mechatable/bots';
import {
  displayNames,
  playersOf,
  pointsLost,
  pointsOf,
  mistakeOf,
  type Review,
  type Mistake,
} from '@mechatable/host';
import { nameOf, whom, type AnyGame, type MatchRecord, type Names, type Seat } from '@mechatable/kernel';
import { count, rounded } from '../figures.ts';
import { textTable } from '../text-table.ts';
import type { ReviewPlan } from './run-reviews.ts';

/** One decision of the seat, and its assessment. */
export interface Reviewed {
  readonly move: number;
  readonly turn: number;
  readonly chosen: string;
  readonly best: string;
  /** From 0 (lost) to 1 (won). */
  readonly chosenExpected: number;
  readonly bestExpected: number;
  readonly pointsLost: number;
  readonly mistake: Mistake | null;
}

export interface ReviewReport {
  readonly game: string;
  readonly seat: Seat;
  readonly player: string;
  readonly iterations: number;
  readonly mistakes: Readonly<Record<Mistake, number>>;
  readonly decisions: readonly Reviewed[];
}

export function reviewReport(
  { words }: AnyGame,
  { game, record, seat, iterations }: ReviewPlan,
  reviews: readonly Review[],
  assessments: readonly Assessment[],
): ReviewReport {
  const names = namesIn(record);
  const decisions = assessments.flatMap((assessment, index): Reviewed[] => {
    const review = reviews[index];
    if (review === undefined) return [];
    const { seq, turn, view, legal, chosen } = review;
    return [
      {
        move: seq + 1,
        turn,
        chosen: words.label(view, legal[chosen], names),
        best: words.label(view, legal[assessment.best], names),
        chosenExpected: rounded(assessment.chosenExpected, 4),
        bestExpected: rounded(assessment.bestExpected, 4),
        pointsLost: pointsLost(assessment),
        mistake: mistakeOf(assessment),
      },
    ];
  });
  const mistakes = { small: 0, large: 0 };
  for (const { mistake } of decisions) if (mistake !== null) mistakes[mistake]++;
  return { game, seat, player: playerName(record, seat), iterations, mistakes, decisions };
}

/** A report has no viewer: everyone goes by name. */
function namesIn(record: MatchRecord): Names {
  return { viewer: 'table', names: displayNames(playersOf(record)) };
}

function playerName(record: MatchRecord, seat: Seat): string {
  const player = playersOf(record)[seat];
  return player === undefined ? '' : nameOf(player);
}

const HEAD = ['move', 'turn', 'kind', 'played', 'best', 'best expects', 'played expects', 'points lost'];
const KINDS: Readonly<Record<Mistake, string>> = { small: 'mistake', large: 'blunder' };

export function reviewText(title: string, record: MatchRecord, report: ReviewReport): string {
  const { seat, mistakes, decisions } = report;
  const player = whom(namesIn(record), seat);
  const all = `${title}, ${player}: ${count(decisions.length, 'decision')}`;
  const marked = decisions.filter(({ mistake }) => mistake !== null);
  if (marked.length === 0)
    return `${all}, no mistakes. Given what ${player} knew, no choice was clearly better.\n`;
  const rows = marked.map((one) => [
    String(one.move),
    String(one.turn),
    one.mistake === null ? '' : KINDS[one.mistake],
    one.chosen,
    one.best,
    `${String(pointsOf(one.bestExpected))}%`,
    `${String(pointsOf(one.chosenExpected))}%`,
    String(one.pointsLost),
  ]);
  const found = `${count(mistakes.small, 'mistake')}, ${count(mistakes.large, 'blunder')}`;
  return `${all}, ${found}.\n\n${textTable(HEAD, rows)}`;
}
