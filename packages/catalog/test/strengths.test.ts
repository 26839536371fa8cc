import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { STRENGTHS, type Strength } from '../src/strengths.ts';

/** Fewer matches prove too little to be shown beside a level. */
const ENOUGH = 200;

/** Not a level: the page compares the ace with it, the lobby doesn't. */
const YARDSTICK = 'greedy';

/** The rows of the page that say how strong the levels are; there are other tables. */
function published(least: number): readonly Strength[] {
  const page = readFileSync(new URL('../../../docs/levels.md', import.meta.url), 'utf8');
  const chapter = page.split('\n## ').find((part) => part.startsWith('How strong they are\n')) ?? '';
  const rows = chapter
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [, , ...pairs] = rows.find(([, first]) => first === 'game') ?? [];
  const isGame = (id: string | undefined): boolean => GAMES.some((game) => game.id === id);
  return rows
    .filter(([, first]) => isGame(first))
    .flatMap(([, game = '', ...cells]) =>
      cells.flatMap((cell, place) => {
        const [level = '', against = ''] = (pairs[place] ?? '').split(', ');
        const [, won, from, to, matches] =
          /^([\d.]+)% \(([\d.]+)–([\d.]+)\), ([\d,]+)/
            .exec(cell)
            ?.map((part) => Number(part.replace(',', ''))) ?? [];
        if (won === undefined || from === undefined || to === undefined || matches === undefined) return [];
        return { game, level, against, won, ci95: [from, to] as const, matches };
      }),
    )
    .filter(({ against, matches }) => against !== YARDSTICK && matches >= least);
}

test('the strengths shown beside the levels are those of docs/levels.md, all of them and no others', () => {
  const sorted = (all: readonly Strength[]): readonly string[] =>
    all.map((one) => JSON.stringify(one)).sort();
  expect(published(1).length).toBeGreaterThan(0); // the page can be read
  expect(sorted(STRENGTHS)).toEqual(sorted(published(ENOUGH)));
});
