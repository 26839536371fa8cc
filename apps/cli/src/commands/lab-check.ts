import { findGame } from '@mechatable/catalog';
import type { CheckedLine } from '@mechatable/study';
import { BadInputError } from '@mechatable/kernel';
import { z } from 'zod';
import { command, GAME } from '../command.ts';
import type { LastRun } from '../lab/check-text.ts';
import { inFile, readText, writeText } from '../files.ts';
import { readGoalsFile } from '../lab/goals-file.ts';
import { showCheck } from '../lab/show-check.ts';
import { playStudy, SHARED, WHERE_OPTIONS } from '../lab/where.ts';
import { CONTENT, CORES, JSON_FLAG, MATCHES } from '../option.ts';
import { words } from '../lab/words.ts';

const resultSchema = z.record(z.string(), z.number().nullable());

export const labCheck = command({
  name: 'lab check',
  summary: 'Check the balance goals of a game, like a test.',
  about: [
    'A goals file states shares of wins, such as {"measure": "loadout", "min": 44, "max": 56}. Plays until each goal is',
    'certainly met or missed. If the matches run out first, a goal passes if the measured value is within its limits.',
    'The exit code is 1 if a goal is not met. The results are saved, and the next run shows how they changed.',
    'balance/schema.json describes the format.',
    SHARED,
  ].join('\n'),
  operands: { game: GAME },
  options: {
    goals: { kind: 'text', value: '<file>', help: 'the goals (default: balance/<game>.json)' },
    results: {
      kind: 'text',
      value: '<file>',
      help: 'where to save the results (default: balance/results/<game>.json)',
    },
    matches: { ...MATCHES, help: 'maximum number of matches (default: as in the goals file)' },
    cores: CORES,
    ...WHERE_OPTIONS,
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: ['npx mechatable lab check lanes', 'npx mechatable lab check masc --matches 500 --json'],
  run({ game: id }, { goals: file = `balance/${id}.json`, matches, cores, json, data, alone, ...rest }, io) {
    const game = findGame(id, undefined, io.games);
    const written = readGoalsFile(io, game, file);
    const goals = matches === undefined ? written : { ...written, matches };
    const results = rest.results ?? `balance/results/${id}.json`;
    const last = lastRun(io.cwd, results);
    const onDone = (lines: readonly CheckedLine[]): void => {
      writeText(io.cwd, results, `${JSON.stringify(figuresOf(lines), null, 2)}\n`);
    };
    return playStudy(io, game, { kind: 'check', goals }, { data, alone, cores }, (play) =>
      showCheck(io, game, goals, play, { json, last, onDone }),
    );
  },
});

function figuresOf(lines: readonly CheckedLine[]): LastRun {
  return Object.fromEntries(
    lines.map(({ label, value }) => [label, value === null ? null : Number(value.toFixed(2))]),
  );
}

function lastRun(cwd: string, file: string): LastRun | null {
  const text = readText(cwd, file, 'optional');
  if (text === null) return null;
  return inFile(file, () => {
    try {
      return resultSchema.parse(JSON.parse(text));
    } catch (error) {
      throw new BadInputError(words.notResults((error as Error).message));
    }
  });
}
