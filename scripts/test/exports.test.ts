import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces.mjs';

const EXPORTED = /^export (?:const|function|class) (\w+)/gm;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\/(?:dist|node_modules)\//.test(file));
}

/** Exports of the games' sources that no other file of the repository names. */
function needlessExports(): string[] {
  const texts = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const file of ['apps', 'packages', 'scripts'].flatMap(sourcesIn)) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    texts.set(file, text);
    for (const word of new Set(text.match(/\w+/g))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return [...texts]
    .filter(([file]) => /^packages\/games\/\w+\/src\//.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORTED)].flatMap(([, name = '']) =>
        uses.get(name) === 1 ? [`${file}: ${name}`] : [],
      ),
    );
}

test('everything a game exports is used in another file', () => {
  expect(needlessExports()).toEqual([]);
});
