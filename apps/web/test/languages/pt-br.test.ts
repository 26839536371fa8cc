import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@mechatable/bots';
import { expect, test } from 'vitest';
import { app, games } from '../../src/languages/pt-br/index.ts';
import { refusals } from '../../src/languages/pt-br/shared/refusals.ts';
import type { Translated } from '../../src/languages/shared/translation.ts';
import { RELEASED } from '../harness/released.ts';
import { sampleFor, textOf, type Say } from './samples.ts';

/** The same in both languages: names, figures, and words that Portuguese took from English. */
const SAME =
  /^(?:[^\p{L}]*|Mechatable(?:: lobby)?|Ratings?|Replay(?: · Mechatable)?|Menu|Auto|auto|Chat|Link|Esc|Enter|Shift Enter|Regular|Online…|Lobby|Ward|Arena|Hangar|Mecha|[A-Z]|B C L|\+n)$/u;
/** English function words. Names of cards, which stay English, are not among the samples. */
const ENGLISH = /\b(?:the|and|of|with|your|you|is|are|has|have|this|that|from|turn|card|can|can’t|it|to)\b/i;

type Words = Readonly<Record<string, unknown>>;
/** What these say is in the recorded English sentence: a translation looks for it there. */
const FROM_RECORDS = /outcomes\.(?:drawn|won|capped|lost)$/;

const all: readonly (readonly [name: string, Translated])[] = [
  ...app.map((one, place) => [`app ${place}`, one] as const),
  ...(
    await Promise.all(
      Object.entries(games).map(async ([name, load]) =>
        (await load()).map((one, place) => [`${name} ${place}`, one] as const),
      ),
    )
  ).flat(),
];

interface Pair {
  readonly path: string;
  readonly english: unknown;
  readonly portuguese: unknown;
}

function pairsOf(path: string, english: unknown, portuguese: unknown): readonly Pair[] {
  if (typeof portuguese !== 'object' || portuguese === null) return [{ path, english, portuguese }];
  return Object.entries(portuguese as Words).flatMap(([key, word]) =>
    pairsOf(`${path}.${key}`, (english as Words)[key], word),
  );
}

const pairs = all.flatMap(([name, { english, words }]) =>
  english === refusals ? [] : pairsOf(name, english, words),
);

/** The missing keys of a table of words whose type doesn't list its keys. */
function missingIn(path: string, english: unknown, portuguese: unknown): readonly string[] {
  if (typeof portuguese !== 'object' || portuguese === null) return [];
  return Object.entries(english as Words).flatMap(([key, word]) => {
    if (['recorded', 'at'].includes(key) || typeof word === 'number') return [];
    if (!(key in portuguese)) return [`${path}.${key}`];
    return missingIn(`${path}.${key}`, word, (portuguese as Words)[key]);
  });
}

test('nothing is left out', () => {
  const whole = all.filter(([, { words }]) => !('tagline' in words || 'note' in words));
  expect(whole.flatMap(([name, { english, words }]) => missingIn(name, english, words))).toEqual([]);
});

test('every manifest is translated', () => {
  const incomplete = RELEASED.filter((entry) => {
    const words = app.find(({ english }) => english === entry)?.words ?? {};
    return !('tagline' in words) || 'feel' in entry !== 'feel' in words;
  });
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});

test('every bot level and every game has its own texts', () => {
  const translated = new Set(app.map(({ english }) => english));
  expect([...LEVELS, ...RELEASED].filter((one) => !translated.has(one)).map(({ id }) => id)).toEqual([]);
});

test('texts are translated', () => {
  const same = pairs.filter(
    ({ english, portuguese }) => typeof english === 'string' && english === portuguese && !SAME.test(english),
  );
  expect(same.map(({ path, english }) => `${path}: ${String(english)}`)).toEqual([]);
});

test('texts have the same numbers, which finds translations of older texts', () => {
  const numbersIn = (text: unknown): string => (String(text).match(/\d+/g) ?? []).sort().join(' ');
  const other = pairs.filter(
    ({ english, portuguese }) => typeof english === 'string' && numbersIn(english) !== numbersIn(portuguese),
  );
  expect(other.map(({ path, english }) => `${path}: ${String(english)}`)).toEqual([]);
});

test('functions use all their arguments, in Portuguese', () => {
  const functions = pairs.filter(({ english }) => typeof english === 'function');
  const wrong: string[] = [];
  const untried: string[] = [];
  for (const { path, english, portuguese } of functions) {
    if (FROM_RECORDS.test(path)) continue;
    const [original, other] = [english as Say, portuguese as Say];
    const values = sampleFor([original, other]);
    if (values === null) {
      untried.push(path);
      continue;
    }
    const before = textOf(() => original(...values))?.toLowerCase() ?? '';
    const text = textOf(() => other(...values)) ?? '';
    const lost = values
      .flat()
      .filter((value) => /^(?:[qw]\dk?z?|6\d)$/.test(String(value)))
      .filter((value) => before.includes(String(value)) && !text.toLowerCase().includes(String(value)));
    if (lost.length > 0 || ENGLISH.test(text)) wrong.push(`${path}: ${before} → ${text}`);
  }
  expect(wrong).toEqual([]);
  expect(untried.length, untried.join(', ')).toBeLessThan(functions.length / 10);
});

test.each(Object.keys(games))('%s: every constant refusal is translated', async (game) => {
  const folder = fileURLToPath(new URL(`../../../../packages/games/${game}/src/`, import.meta.url));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const constants = code.flatMap((text) =>
    [...text.matchAll(/\b(?:illegal|first)\(\s*'[A-Z]+-[\w-]+',\s*'([^']+)'/g)].map(
      ([, sentence]) => sentence,
    ),
  );
  const known = (await games[game]?.())?.find(({ english }) => english === refusals)?.words ?? {};
  expect(constants.length).toBeGreaterThan(30);
  expect(constants.filter((sentence = '') => !(sentence in known))).toEqual([]);
  expect(Object.keys(known).filter((sentence) => !code.some((text) => text.includes(sentence)))).toEqual([]);
});
