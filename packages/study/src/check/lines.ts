import { publishedContent, type AnyGame } from '@mechatable/kernel';
import type { MatchFacts } from '../play/deals.ts';
import { meanOf, median } from '../stats/intervals.ts';
import { loadoutScores, openerScores, ownerScores, pairingScores, type ScoresOf } from '../stats/scores.ts';
import { words } from '../words.ts';
import type { Goal } from './goals.ts';

/** A share of matches that must be within limits, from 0 to 1. */
export interface Condition {
  readonly scores: ScoresOf;
  readonly min: number;
  readonly max: number;
}

/** One thing that a goal asks for. */
export interface GoalLine {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly unit: 'percent' | 'turns';
  readonly conditions: readonly Condition[];
  /** The figure so far, in the unit; null if no match says anything about it. */
  readonly value: (facts: readonly MatchFacts[]) => number | null;
}

const say = words.goals;

/** The goals as lines of a table. */
export function linesOf(
  game: AnyGame,
  loadouts: readonly string[],
  goals: readonly Goal[],
): readonly GoalLine[] {
  return goals.flatMap((goal): GoalLine[] => {
    switch (goal.measure) {
      case 'opener':
        return [shareLine(say.opener, goal, openerScores)];
      case 'loadout':
        return loadouts.flatMap((id, place) =>
          goal.id === undefined || goal.id === id ? [shareLine(id, goal, loadoutScores(place))] : [],
        );
      case 'pairing':
        return pairsOf(loadouts, goal.of).map(([a, b]) =>
          shareLine(say.pairing(loadouts[a] ?? '', loadouts[b] ?? ''), goal, pairingScores(a, b)),
        );
      case 'owner':
        return (goal.id === undefined ? figuredPieces(game) : [goal.id]).map((id) =>
          shareLine(say.owner(id), goal, ownerScores(id)),
        );
      case 'turns':
        return [turnsLine(goal)];
    }
  });
}

/** The pieces that have figures, such as Mechs but not Territories. */
function figuredPieces({ content: { rulebook, pieces } }: AnyGame): readonly string[] {
  const figured = new Set(publishedContent(rulebook).map(({ id }) => id));
  return pieces.filter(({ id }) => figured.has(id)).map(({ id }) => id);
}

function pairsOf(
  loadouts: readonly string[],
  of: readonly [string, string] | undefined,
): readonly (readonly [number, number])[] {
  if (of !== undefined) return [[loadouts.indexOf(of[0]), loadouts.indexOf(of[1])]];
  return loadouts.flatMap((_, a) => loadouts.slice(a + 1).map((__, i) => [a, a + 1 + i] as const));
}

function shareLine(
  label: string,
  { min, max }: { readonly min: number; readonly max: number },
  scores: ScoresOf,
): GoalLine {
  return {
    label,
    min,
    max,
    unit: 'percent',
    conditions: [{ scores, min: min / 100, max: max / 100 }],
    value: (facts) => {
      const mean = meanOf(facts.flatMap(scores));
      return mean === null ? null : mean.mean * 100;
    },
  };
}

/** The median is at least `min` if less than half of the matches are shorter, and at most `max` if half are no longer. */
function turnsLine({ min, max }: { readonly min: number; readonly max: number }): GoalLine {
  return {
    label: say.turns,
    min,
    max,
    unit: 'turns',
    conditions: [
      { scores: ({ turns }) => [turns < min ? 1 : 0], min: 0, max: 1 / 2 },
      { scores: ({ turns }) => [turns <= max ? 1 : 0], min: 1 / 2, max: 1 },
    ],
    value: (facts) => (facts.length === 0 ? null : median(facts.map(({ turns }) => turns))),
  };
}
