import type { MatchFacts } from '../play/deals.ts';
import type { DealFacts } from '../play/play-deals.ts';
import { meanOf, median, shareOf, type Mean } from '../stats/intervals.ts';
import { MeanBounds } from '../stats/mean-bounds.ts';
import { loadoutScores, openerScores, ownerScores, pairingScores, type ScoresOf } from '../stats/scores.ts';

/** A figure before and after the change, each with its own 95% interval. */
export interface Shift {
  readonly before: Mean | null;
  readonly after: Mean | null;
}

/** `same`: the change is smaller than the margin. */
export type LineVerdict = 'up' | 'down' | 'same' | 'open';

/** A share of wins that the study watches until it is clear whether it has changed. */
export interface Line extends Shift {
  readonly of: 'loadout' | 'opener' | 'owner';
  readonly id: string;
  /** The paired difference. Bounds of all lines hold together, and at any time, with 95%. */
  readonly change: number;
  readonly bounds: readonly [number, number];
  readonly verdict: LineVerdict;
}

export interface WhatIfResult {
  readonly deals: number;
  /** Matches per variant. */
  readonly matches: number;
  readonly decided: boolean;
  readonly margin: number;
  readonly lines: readonly Line[];
  readonly pairings: readonly (Shift & { readonly loadouts: readonly [string, string] })[];
  readonly turns: Shift & { readonly change: Mean | null; readonly medians: readonly [number, number] };
  readonly leads: Shift & { readonly change: Mean | null };
}

export interface StudyPlan {
  readonly loadouts: readonly string[];
  /** The places of the loadouts that are watched; the others are only counted. */
  readonly watched: readonly number[];
  /** Changed pieces whose owners are watched, in a game without loadouts. */
  readonly pieces: readonly string[];
  /** A change of less than this share of the wins doesn't matter. */
  readonly margin: number;
}

const ALPHA = 0.05;
/** A look takes time in proportion to the deals so far, so the next one comes after this factor. */
const NEXT_LOOK = 1.05;
const FIRST_LOOK = 20;

interface Watched {
  readonly of: Line['of'];
  readonly id: string;
  /** The match's result for this line; nothing if it wasn't part of the match. */
  readonly scores: ScoresOf;
  readonly bounds: MeanBounds;
}

/** Adds up deals of two variants and decides what has changed. */
export class WhatIfStudy {
  readonly #plan: StudyPlan;
  readonly #lines: readonly Watched[];
  readonly #deals: DealFacts[] = [];
  #nextLook = FIRST_LOOK;

  constructor(plan: StudyPlan) {
    this.#plan = plan;
    const watched = linesOf(plan);
    this.#lines = watched.map((line) => ({ ...line, bounds: new MeanBounds(ALPHA / watched.length) }));
  }

  get deals(): readonly DealFacts[] {
    return this.#deals;
  }

  /** Adds a deal; true if every line is decided now. */
  add(deal: DealFacts): boolean {
    this.#deals.push(deal);
    const [before = [], after = []] = deal;
    for (const { scores, bounds } of this.#lines) {
      const [old, now] = [before, after].map((facts) => meanOf(facts.flatMap(scores)));
      if (old && now) bounds.add(now.mean - old.mean);
    }
    if (this.#deals.length < this.#nextLook) return false;
    this.#nextLook = Math.ceil(this.#deals.length * NEXT_LOOK);
    const looks = this.#lines.map(({ bounds }) => bounds.look());
    return looks.every((look) => verdictOf(look, this.#plan.margin) !== 'open');
  }

  result(): WhatIfResult {
    const arm = (place: number): readonly MatchFacts[] => this.#deals.flatMap((deal) => deal[place] ?? []);
    const [before, after] = [arm(0), arm(1)];
    const shift = (of: ScoresOf): Shift => ({
      before: shareOf(before.flatMap(of)),
      after: shareOf(after.flatMap(of)),
    });
    const figure = (of: (facts: MatchFacts) => number): Shift & { readonly change: Mean | null } => ({
      before: meanOf(before.map(of)),
      after: meanOf(after.map(of)),
      change: meanOf(before.map((facts, i) => of(after[i] ?? facts) - of(facts))),
    });
    const lines = this.#lines.map(({ of, id, scores, bounds }): Line => {
      const reach = bounds.bounds();
      const verdict = verdictOf(reach, this.#plan.margin);
      return { of, id, ...shift(scores), change: bounds.mean, bounds: reach, verdict };
    });
    const { loadouts, margin } = this.#plan;
    return {
      deals: this.#deals.length,
      matches: before.length,
      decided: lines.every(({ verdict }) => verdict !== 'open'),
      margin,
      lines,
      pairings: this.#pairings().map(([a, b]) => ({
        loadouts: [loadouts[a] ?? '', loadouts[b] ?? ''],
        ...shift(pairingScores(a, b)),
      })),
      turns: {
        ...figure(({ turns }) => turns),
        medians: [median(before.map(({ turns }) => turns)), median(after.map(({ turns }) => turns))],
      },
      leads: figure(({ leads }) => leads),
    };
  }

  /** Every two loadouts that meet, a watched one first. */
  #pairings(): readonly (readonly [number, number])[] {
    const { loadouts, watched } = this.#plan;
    return watched.flatMap((a) =>
      loadouts.flatMap((_, b) => (a === b || (watched.includes(b) && b < a) ? [] : [[a, b] as const])),
    );
  }
}

function linesOf({ loadouts, watched, pieces }: StudyPlan): readonly Omit<Watched, 'bounds'>[] {
  return [
    ...watched.map((place) => ({
      of: 'loadout' as const,
      id: loadouts[place] ?? '',
      scores: loadoutScores(place),
    })),
    ...pieces.map((id) => ({ of: 'owner' as const, id, scores: ownerScores(id) })),
    { of: 'opener', id: 'opener', scores: openerScores },
  ];
}

function verdictOf([low, high]: readonly [number, number], margin: number): LineVerdict {
  if (low > 0) return 'up';
  if (high < 0) return 'down';
  return low > -margin && high < margin ? 'same' : 'open';
}
