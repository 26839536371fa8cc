import { invariant } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../src/games/games.ts';
import type { TableGame } from '../../src/games/shared/drawing.ts';
import { drawnAt } from './drawing-laws/drawn.ts';
import { LAWS } from './drawing-laws/laws.ts';
import { TABLE_LAWS } from './drawing-laws/table-laws.ts';
import { positionOf, walk, type Position } from './drawing-laws/walk.ts';

/** What the laws need to know about a game. */
export interface DrawingPlan {
  /** Questions that random play hardly ever meets, each with a state for two players in which it is asked. */
  readonly rare?: Readonly<Record<string, () => unknown>>;
  /** Questions that this game never asks. */
  readonly never?: readonly string[];
  /** Sorts of things that only the list of choices offers, because other clicks come to the same. */
  readonly listed?: readonly string[];
  /** Sorts of things that can come and go within one action, so cues may name one that is never drawn. */
  readonly fleeting?: readonly string[];
  /** Laws that don't fit this game. */
  readonly without?: readonly string[];
  readonly matches?: number;
  readonly mostMatches?: number;
  /** Stops as soon as this is true of the findings. */
  readonly isEnough?: (found: ReadonlyMap<string, readonly string[]>) => boolean;
}

/** Every question is met: that is checked of all positions together. */
export const MET = 'every question of the rules is met';
export const DRAWING_LAWS: readonly string[] = [...Object.keys(LAWS), ...Object.keys(TABLE_LAWS), MET];

const SOAK = process.env.SOAK === '1';
const MATCHES = SOAK ? 200 : 12;
const MOST_MATCHES = SOAK ? 400 : 100;
const EACH = SOAK ? 12 : 2;
/** How many sentences are shown of each law. */
const SHOWN = 5;

/** Registers one test for each law of drawings. All of them look at the same positions, each drawn once. */
export function drawingLaws(entry: GameEntry | null, plan: DrawingPlan = {}): void {
  invariant(entry !== null, 'the game is in the list');
  describe(`the drawing of ${entry.id}`, () => {
    let found: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
    test.each(DRAWING_LAWS)('%s', async (law) => {
      found ??= entry.load().then((table) => checkDrawing(table, plan));
      expect((await found).get(law) ?? []).toEqual([]);
    });
  });
}

/** The first breaches of each law, in sentences that say where they were found. */
export function checkDrawing(table: TableGame, plan: DrawingPlan): ReadonlyMap<string, readonly string[]> {
  const { never = [], listed = [], fleeting = [], without = [], isEnough = () => false } = plan;
  const found = new Map<string, string[]>();
  const add = (law: string, sentence: string): void => {
    const sentences = found.get(law) ?? [];
    if (sentences.length < SHOWN) found.set(law, [...sentences, sentence]);
  };
  for (const [law, breaches] of Object.entries(TABLE_LAWS)) {
    for (const sentence of breaches(table)) add(law, `${table.game.id}: ${sentence}`);
  }
  const met = new Set<string>();
  for (const position of positionsFor(table, plan)) {
    met.add(position.question);
    const drawn = drawnAt(table, position, { listed, fleeting });
    for (const [law, breaches] of Object.entries(LAWS)) {
      if (without.includes(law)) continue;
      for (const sentence of breaches(drawn)) add(law, `${table.game.id}, ${position.name}: ${sentence}`);
    }
    if (isEnough(found)) return found;
  }
  for (const name of table.game.rules.questions) {
    if (!met.has(name) && !never.includes(name)) add(MET, `“${name}” was never asked.`);
    if (met.has(name) && never.includes(name)) add(MET, `“${name}” was asked.`);
  }
  return found;
}

/** One after the other: the state of a match changes when the next position is asked for. */
function* positionsFor(table: TableGame, plan: DrawingPlan): Generator<Position> {
  const { rare = {}, never = [], matches = MATCHES, mostMatches = MOST_MATCHES } = plan;
  for (const state of Object.values(rare)) yield positionOf(table, state(), 2, 'a position made by hand');
  const excused = new Set([...Object.keys(rare), ...never]);
  yield* walk(table, { matches, mostMatches, each: EACH, excused });
}
