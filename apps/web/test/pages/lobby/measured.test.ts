import { readFileSync } from 'node:fs';
import { GAMES } from '@mechatable/catalog';
import { parseRecord, replay, type AnyGame, type MeasuredMatch } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { findEntry } from '../../../src/games/games.ts';
import { difficultyOf, minutesOf } from '../../../src/pages/lobby/measured.ts';

/** Lines of a corpus file: matches of equal, sensible bots, from Regular to Ace. */
const [FIRST, END] = [8, 19];
/** How far a figure may drift before it has to be changed. */
const DRIFT = 0.2;

function measure(game: AnyGame): MeasuredMatch {
  const path = `../../../../../corpus/${game.id}-${game.rulesVersion}/format-2.jsonl`;
  const lines = readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const matches = lines.slice(FIRST, END).map((line) => choicesIn(game, line));
  return {
    decisions: median(matches.map((options) => options.length)),
    choice: median(matches.map((options) => options.reduce((sum, count) => sum + Math.log2(count), 0))),
  };
}

/** How many options each decision of a match had. */
function choicesIn({ rules, ...game }: AnyGame, record: string): number[] {
  const found: number[] = [];
  let state: unknown = null;
  replay({ rules, ...game }, parseRecord(record), Infinity, (match, { seat, action }) => {
    const options = state === null ? 0 : rules.legal(state, seat).length;
    const isPass = (action as { readonly kind: string }).kind === 'pass';
    if (options > 1 && !isPass) found.push(options);
    state = rules.clone(match.state);
  });
  return found;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const SAID = GAMES.flatMap((game) => {
  const said = findEntry(game.id)?.measured;
  return said === undefined ? [] : [{ id: game.id, game, said }];
});

describe.each(SAID)('the lobby’s facts about $id', ({ game, said }) => {
  test('its length and difficulty match recorded matches', () => {
    const measured = measure(game);
    for (const figure of ['decisions', 'choice'] as const) {
      const ratio = measured[figure] / said[figure];
      expect(Math.abs(ratio - 1), `${figure}: ${measured[figure]}`).toBeLessThan(DRIFT);
    }
  });
});

test.each([
  [{ decisions: 77, choice: 175 }, 20, 'easy'],
  [{ decisions: 46, choice: 210 }, 10, 'medium'],
  [{ decisions: 5, choice: 300 }, 5, 'hard'],
] as const)('%o is %d minutes, and %s', (measured, minutes, difficulty) => {
  expect([minutesOf(measured), difficultyOf(measured)]).toEqual([minutes, difficulty]);
});
