import { findBot } from '@mechatable/bots';
import type { AnyGame } from '@mechatable/kernel';
import type { MatchFacts } from '../play/deals.ts';
import { luckOf } from '../play/luck.ts';
import { LUCK_PARTS } from '../play/replay-rest.ts';
import { meanOf, median, shareOf, type Mean } from '../stats/intervals.ts';
import { loadoutScores, openerScores, pairingScores } from '../stats/scores.ts';

/** The results of a piece: matches in which a player had it, or used it. */
export interface PieceFigures {
  readonly id: string;
  readonly name: string;
  readonly held: Mean | null;
  readonly used: Mean | null;
  /** How often it was had or used, as a share of all players' matches. */
  readonly heldShare: number;
  readonly usedShare: number;
}

/** How often one player of a level beats players of the level below. */
export interface SkillFigures {
  readonly higher: { readonly id: string; readonly name: string };
  readonly lower: { readonly id: string; readonly name: string };
  readonly won: Mean | null;
}

/** Everything that a report shows. */
export interface ReportData {
  readonly matches: number;
  readonly seats: number;
  readonly loadouts: readonly { readonly id: string; readonly name: string; readonly won: Mean | null }[];
  /** How often the row beats the column; null for a mirror match. */
  readonly matrix: readonly (readonly (Mean | null)[])[];
  readonly opener: Mean | null;
  readonly turns: { readonly mean: Mean | null; readonly median: number; readonly counts: Counts };
  readonly leads: { readonly mean: Mean | null; readonly counts: Counts };
  /** When the lead changed last, as a share of the match, in tenths. */
  readonly decided: Counts;
  readonly branching: Mean | null;
  /** The share of decisions with a choice, per match. */
  readonly choices: Mean | null;
  readonly pieces: readonly PieceFigures[];
  /** From parts of a match: the share of replays that the same player wins, and how much luck that leaves. */
  readonly luck: readonly {
    readonly part: number;
    readonly same: Mean | null;
    readonly luck: number | null;
  }[];
  /** All pairs of levels together, and each of them; `even` is what everyone wins if skill doesn't matter. */
  readonly skill: {
    readonly even: number;
    readonly won: Mean | null;
    readonly pairs: readonly SkillFigures[];
  };
  /** Cards, abilities and kinds of actions that no match used. */
  readonly unused: readonly string[];
}

/** A number of matches for each value, in order. */
export type Counts = readonly (readonly [value: number, matches: number])[];

export function reportData(
  game: AnyGame,
  loadouts: readonly string[],
  facts: readonly MatchFacts[],
): ReportData {
  const seats = facts[0]?.scores.length ?? game.seats.max;
  const details = facts.flatMap((one) => one.details ?? []);
  const used = new Set(details.flatMap((one) => one.used.flat()));
  const names = new Map(game.content.loadouts.map(({ id, name }) => [id, name]));
  const against = (a: number, b: number): Mean | null =>
    a === b ? null : shareOf(facts.flatMap(pairingScores(a, b)));
  return {
    matches: facts.length,
    seats,
    loadouts: loadouts.map((id, place) => ({
      id,
      name: names.get(id) ?? id,
      won: shareOf(facts.flatMap(loadoutScores(place))),
    })),
    matrix: loadouts.map((_, a) => loadouts.map((__, b) => against(a, b))),
    opener: shareOf(facts.flatMap(openerScores)),
    turns: {
      mean: meanOf(facts.map(({ turns }) => turns)),
      median: median(facts.map(({ turns }) => turns)),
      counts: countsOf(facts.map(({ turns }) => turns)),
    },
    leads: {
      mean: meanOf(facts.map(({ leads }) => leads)),
      counts: countsOf(facts.map(({ leads }) => leads)),
    },
    decided: countsOf(facts.map(({ decided, turns }) => Math.floor((10 * decided) / Math.max(1, turns)))),
    branching: meanOf(details.map(({ legal, decisions }) => legal / decisions)),
    choices: meanOf(details.map(({ choices, decisions }) => choices / decisions)),
    pieces: piecesOf(game, facts, seats),
    luck: luckIn(facts, seats),
    skill: skillIn(facts, seats),
    unused: game.lab.features.filter((feature) => !used.has(feature)),
  };
}

function luckIn(facts: readonly MatchFacts[], seats: number): ReportData['luck'] {
  const replayed = facts.flatMap((one) => (one.replayed === undefined ? [] : [one.replayed]));
  return LUCK_PARTS.map((part, place) => {
    const same = shareOf(replayed.map((shares) => shares[place] ?? 0));
    return { part, same, luck: same === null ? null : luckOf(same.mean, seats) };
  });
}

function skillIn(facts: readonly MatchFacts[], seats: number): ReportData['skill'] {
  const played = facts.flatMap(({ skill }) => skill ?? []);
  const named = (id: string): SkillFigures['higher'] => ({ id, name: findBot(id).title });
  const pairs = new Map(played.map(({ higher, lower }) => [`${higher} ${lower}`, { higher, lower }]));
  return {
    even: 1 / seats,
    won: shareOf(played.flatMap(({ scores }) => scores)),
    pairs: [...pairs.values()].map(({ higher, lower }) => ({
      higher: named(higher),
      lower: named(lower),
      won: shareOf(played.flatMap((one) => (one.higher === higher && one.lower === lower ? one.scores : []))),
    })),
  };
}

/** Every value from the least to the greatest, with how often it came up. */
function countsOf(values: readonly number[]): Counts {
  if (values.length === 0) return [];
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [least, greatest] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: greatest - least + 1 }, (_, i) => [least + i, counts.get(least + i) ?? 0]);
}

/** `card LB-05` and `trigger LB-05.0` are both uses of LB-05. */
const pieceOf = (feature: string): string => feature.replace(/^\S+ /, '').replace(/\.\d+$/, '');

function piecesOf(
  { content }: AnyGame,
  facts: readonly MatchFacts[],
  seats: number,
): readonly PieceFigures[] {
  const held = new Map<string, number[]>();
  const used = new Map<string, number[]>();
  const note = (into: Map<string, number[]>, ids: Iterable<string>, score: number): void => {
    for (const id of ids) {
      const list = into.get(id);
      if (list === undefined) into.set(id, [score]);
      else list.push(score);
    }
  };
  for (const { scores, details } of facts) {
    for (const [seat, score] of scores.entries()) {
      note(held, details?.held[seat] ?? [], score);
      note(used, new Set(details?.used[seat]?.map(pieceOf)), score);
    }
  }
  const share = (list: readonly number[] | undefined): number =>
    (list?.length ?? 0) / Math.max(1, facts.length * seats);
  return content.pieces
    .filter(({ id }) => held.has(id) || used.has(id))
    .map(({ id, name }) => ({
      id,
      name,
      held: shareOf(held.get(id) ?? []),
      used: shareOf(used.get(id) ?? []),
      heldShare: share(held.get(id)),
      usedShare: share(used.get(id)),
    }));
}
