import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { replayPlaythrough } from '../playthrough.ts';

/** Registers one test for each `*.txt` in the folder. With `RENEW=1` in the environment the files are rewritten. */
export function playthroughs(game: AnyGame, folder: URL): void {
  const base = folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`);
  const names = readdirSync(base)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  describe(`playthroughs of ${game.id}`, () => {
    test('there are some', () => {
      expect(names).not.toEqual([]);
    });
    test.each(names)('%s', (name) => {
      const file = new URL(name, base);
      const text = readFileSync(file, 'utf8');
      const again = replayPlaythrough(game, text);
      if (process.env.RENEW === '1') writeFileSync(file, again);
      else expect(again, 'play has changed; if it should have, run: npm run renew').toBe(text);
    });
  });
}
