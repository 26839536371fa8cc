import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bot,
  openMatch,
  person,
  program,
  recordOf,
  scriptedHead,
  type MatchRecord,
  type Player,
  type RecordV1,
} from '@mechatable/kernel';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withConsole, type Ran } from './console.ts';
import { duel } from './duel-game.ts';

const { cwd, mechatable } = withConsole();

const PROOF = join(cwd, 'command-was-run');
const FIRST = join(cwd, 'first-choice.mjs');
writeFileSync(FIRST, "process.stdin.on('data', () => console.log('{\"choice\":0}'));");

/** Short enough for a name, and runs anywhere. */
const EVIL = 'cmd:node -e require("fs").mkdirSync(process.env.P)';
vi.stubEnv('P', PROOF);
afterAll(() => {
  vi.unstubAllEnvs();
});

const ADA = person('Ada');

function newFormat(...players: Player[]): MatchRecord {
  return recordOf(openMatch(duel, { players, seed: 'dawn' }), 'always');
}

/** In the old format players were bare names, and a program was named by its command. */
function oldFormat(...names: string[]): MatchRecord {
  return { ...scriptedHead(duel, { options: {}, names, seed: 'dawn' }), moves: [] } as RecordV1;
}

/** Writes the record and loads it, with these lines typed in. */
function load(record: MatchRecord, lines: readonly string[], ...more: string[]): Promise<Ran> {
  writeFileSync(join(cwd, 'evil.json'), JSON.stringify(record));
  return mechatable(['play', 'duel', '--load', 'evil.json', ...more], { lines });
}

beforeEach(() => {
  rmSync(PROOF, { force: true, recursive: true });
});

test('the command runs if it comes from the command line', async () => {
  await load(newFormat(ADA, program('x')), ['1', 'concede', 'quit'], '--bots', EVIL);
  expect(existsSync(PROOF)).toBe(true);
});

describe('a record that names a command as a player', () => {
  test.each([
    ['against a person', newFormat(ADA, program(EVIL)), []],
    ['without its prefix', newFormat(ADA, program(EVIL.slice(4))), []],
    ['in the first seat', newFormat(program(EVIL), ADA), []],
    ['in all seats', newFormat(program(EVIL), program(EVIL)), []],
    ['where the person takes another seat', newFormat(ADA, program(EVIL)), ['--seat', '1']],
    ['where the person keeps the seat', newFormat(ADA, program(EVIL)), ['--seat', '0']],
    ['with people in all seats', newFormat(ADA, program(EVIL)), ['--hotseat']],
    ['where another bot is seated', newFormat(ADA, program(EVIL)), ['--bots', 'random']],
    ['as one of our bots', newFormat(ADA, bot(EVIL)), []],
    ['as a person', newFormat(person(EVIL), bot('random')), []],
    ['in the old format', oldFormat('person', EVIL), []],
    ['in all seats of the old format', oldFormat(EVIL, EVIL), ['--seat', '1']],
  ])('never runs it: %s', async (_name, record, more) => {
    const { code, out } = await load(record, ['1', '1', '1', 'concede', 'quit'], ...more);
    expect(existsSync(PROOF)).toBe(false);
    expect(code).toBe(0);
    expect(out).toContain('which card do you play?');
  });

  test('is shown, reviewed and verified without running it', async () => {
    await load(newFormat(ADA, program(EVIL)), ['1', 'concede', 'save evil-end.json', 'quit']);
    for (const word of ['show', 'review', 'verify'])
      expect((await mechatable(['replay', word, 'evil-end.json'])).code).toBe(0);
    expect(existsSync(PROOF)).toBe(false);
  });

  test.each([
    [newFormat(ADA, program('node x.mjs')), 'node x.mjs'],
    [oldFormat('person', 'cmd:node x.mjs'), 'node x.mjs'],
  ])('says who plays instead, and how to seat a program', async (record, command) => {
    const { out } = await load(record, ['concede', 'quit']);
    expect(out).toContain('Duel: You, Regular bot.');
    expect(out).toContain(
      `The program "${command}" played in this match. Files never start programs, so Regular bot takes over. To use a program, add --bots "cmd:…".\n`,
    );
  });

  test('leaves a program from the command line in its seat', async () => {
    const { out } = await load(
      newFormat(ADA, program(EVIL)),
      ['1', 'concede', 'save with-program.json', 'quit'],
      '--bots',
      `cmd:${process.execPath} ${FIRST}`,
    );
    expect(existsSync(PROOF)).toBe(false);
    expect(out).toContain('Duel: You, node first-choice.mjs.');
    expect(out).toContain('B played the');
    expect(out).not.toContain('Files never start programs');
    expect((await mechatable(['replay', 'verify', 'with-program.json'])).code).toBe(0);
  });
});

test('a record in the current format that contains a command is refused', async () => {
  const player = { ...program('x'), command: [process.execPath] };
  const { code, err } = await load(
    { ...newFormat(ADA, program('x')), players: [ADA, player] } as MatchRecord,
    [],
  );
  expect(code).toBe(2);
  expect(err).toContain('Unrecognized key: "command"');
});

test('an unknown bot is replaced, too, with a message', async () => {
  const { out } = await load(newFormat(ADA, bot('grandmaster')), ['1', 'concede', 'quit']);
  expect(out).toContain('Duel: You, Regular bot.');
  expect(out).toContain('This version has no bot "grandmaster", so Regular bot takes over.\n');
  expect(out).toMatch(/\nB (played|passed)/);
});

test('no file contains a program’s command, only its name without folders', async () => {
  const secret = `cmd:${process.execPath} ${FIRST} --token=${cwd}/hidden`;
  await mechatable(['play', 'duel', '--bots', secret], {
    lines: ['1', 'concede', 'save named.json', 'quit'],
  });
  await mechatable(['sim', 'duel', '--bots', `${secret},random`, '--only', '0', '--save', 'named-sim.json']);
  for (const file of ['named.json', 'named-sim.json']) {
    const text = readFileSync(join(cwd, file), 'utf8');
    expect(text).toContain('{"kind":"program","name":"node first-choice.mjs');
    for (const private_ of [process.execPath, cwd, 'cmd:']) expect(text).not.toContain(private_);
  }
});
