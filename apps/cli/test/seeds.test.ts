import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitTo, parseRecord, partsFrom, rngOfMatch } from '@mechatable/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { duel } from './duel-game.ts';

const { cwd, mechatable } = withConsole();

/** A program that logs every view it gets, and the command line and environment of the process that started it. */
const SPY = join(cwd, 'spy.mjs');
const VIEWS = join(cwd, 'views.txt');
const PARENT = join(cwd, 'parent.txt');
writeFileSync(
  SPY,
  `import { execFileSync } from 'node:child_process';
   import { appendFileSync, existsSync, readFileSync } from 'node:fs';
   import { createInterface } from 'node:readline';
   const proc = '/proc/' + process.ppid;
   const parent = existsSync(proc)
     ? readFileSync(proc + '/cmdline', 'utf8') + readFileSync(proc + '/environ', 'utf8')
     : String(execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(process.ppid)]));
   appendFileSync(${JSON.stringify(PARENT)}, parent + JSON.stringify(process.env) + JSON.stringify(process.argv));
   let isFirst = true;
   for await (const line of createInterface({ input: process.stdin })) {
     if (isFirst) appendFileSync(${JSON.stringify(VIEWS)}, JSON.stringify(JSON.parse(line).view) + '\\n');
     isFirst = false;
     console.log('{"choice":0}');
   }`,
);
const SPY_BOT = `cmd:${process.execPath} ${SPY}`;
const MATCHES = 4;

beforeEach(() => {
  for (const file of [VIEWS, PARENT]) rmSync(file, { force: true });
});

/** The program's first view in each match. */
function viewsGiven(): string[] {
  return readFileSync(VIEWS, 'utf8').trimEnd().split('\n');
}

/** The views that a player who knows the seeds can predict. */
function foreseen(seedOf: (match: number) => string): string[] {
  const options = duel.rules.options.parse({ loadouts: ['high', 'low'] });
  return Array.from({ length: MATCHES }, (_, match) =>
    JSON.stringify(duel.rules.view(duel.rules.setup(options, 2, rngOfMatch(seedOf(match), 2)), 0)),
  );
}

/** Runs matches with the program in the first seat. */
async function spied(...words: string[]) {
  const fixed = ['--loadouts', 'high,low', '--matches', String(MATCHES), '--bots', `${SPY_BOT},random`];
  const ran = await mechatable(['sim', 'duel', ...fixed, ...words]);
  expect(ran.code).toBe(0);
  return ran;
}

describe('a program in a seat can’t know the seed', () => {
  test.each([
    ['the default', [], 'sim'],
    ['one on the command line', ['--seed', 'known'], 'known'],
  ])('by %s', async (_name, words, seed) => {
    await spied(...words);
    const given = viewsGiven();
    const guessed = foreseen((match) => `${seed}:${String(match)}`);
    expect(given).toHaveLength(MATCHES);
    expect(given).not.toEqual(guessed);
  });

  test('in the arena', async () => {
    const bots = `${SPY_BOT},random`;
    const words = ['arena', 'duel', '--loadouts', 'high,low', '--bots', bots, '--matches', '2', '--json'];
    const reports = [await mechatable(words), await mechatable(words)].map(
      ({ json }) => json() as { seed: string; seeds: string },
    );
    expect(reports.map(({ seeds }) => seeds)).toEqual(['secret', 'secret']);
    expect(reports[0]?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(reports[0]?.seed).not.toBe(reports[1]?.seed);
  });

  test('at a table with a person', async () => {
    const words = ['play', 'duel', '--seed', 'known', '--bots', SPY_BOT];
    const { out } = await mechatable(words, { lines: ['concede', 'save secret.json', 'quit'] });
    expect(out).toContain(
      'A program plays, so your seed is mixed with a secret. Add --open-seeds to use it as given.\n',
    );
    const known = commitTo(partsFrom('known', 2).secret);
    expect(out).not.toContain(known);
    expect(parseRecord(readFileSync(join(cwd, 'secret.json'), 'utf8'))).not.toMatchObject({
      commitment: known,
    });
    expect((await mechatable(['replay', 'verify', 'secret.json'])).code).toBe(0);
    const open = await mechatable([...words, '--open-seeds'], { lines: ['concede', 'quit'] });
    expect(open.out).toContain('Open seed: a program could predict hidden cards and dice.\n');
    expect(open.out).toContain(`Commitment: ${known}\n`);
  });
});

describe('how to repeat it', () => {
  test('the secret seed is printed at the end, and repeats the deals with --open-seeds', async () => {
    const { out } = await spied('--seed', 'known');
    const [, seed = ''] =
      /\nThe seed was secret during play\. To repeat the deals: --seed ([0-9a-f]{64}) --open-seeds\n$/.exec(
        out,
      ) ?? [];
    const given = viewsGiven();
    expect(given).toEqual(foreseen((match) => `${seed}:${String(match)}`));
    rmSync(VIEWS);
    const again = await spied('--seed', seed, '--open-seeds');
    expect(viewsGiven()).toEqual(given);
    expect(again.out).toContain('\nOpen seed: a program could predict hidden cards and dice');
  });

  test('the command that repeats an error uses the seed as it was', async () => {
    const words = [
      'sim',
      'duel',
      '--matches',
      '6',
      '--bots',
      `random,${SPY_BOT}`,
      '--options',
      '{"broken":3}',
    ];
    const { err, code } = await mechatable(words);
    expect(code).toBe(1);
    expect(err).toMatch(/to repeat it: npx mechatable sim duel --seed [0-9a-f]{64} .* --open-seeds /);
  });

  test('with built-in bots only, the seed is used as given, without a note', async () => {
    const words = ['sim', 'duel', '--matches', '8', '--seed', 'known'];
    const [one, two] = [await mechatable([...words, '--json']), await mechatable(words)];
    expect(one.json()).toMatchObject({ seed: 'known', seeds: 'reproducible' });
    expect(two.out).not.toContain('--open-seeds');
  });
});

test('the process that started a program shows it no seed', { timeout: 120_000 }, async () => {
  const bin = fileURLToPath(new URL('../bin/mechatable.mjs', import.meta.url));
  for (const words of [
    ['sim', 'lanes', '--cores', '2'],
    ['arena', 'lanes', '--cores', '2'],
  ]) {
    rmSync(PARENT, { force: true });
    const all = [bin, ...words, '--matches', '2', '--bots', `${SPY_BOT},random`, '--json'];
    const report = JSON.parse(await outputOf(all)) as { seed: string; seeds: string };
    expect(report).toMatchObject({
      seeds: 'secret',
      seed: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(existsSync(PARENT)).toBe(true);
    const seen = readFileSync(PARENT, 'utf8');
    expect(seen).toContain('mechatable.mjs');
    expect(seen).not.toContain(report.seed);
  }
});

function outputOf(words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, words, { cwd });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`ended with ${String(code)}: ${err}`));
    });
  });
}
