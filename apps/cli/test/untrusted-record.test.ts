import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FORMAT_1, commitToV1, openMatch, person, program, recordOf } from '@mechatable/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { cwd, mechatable, type Ran } from './console.ts';
import { duel } from './duel-game.ts';

const PROOF = join(cwd, 'command-was-run.txt');
const MARK = join(cwd, 'mark.mjs');
const FIRST = join(cwd, 'first-choice.mjs');
writeFileSync(MARK, `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(PROOF)}, '');`);
writeFileSync(FIRST, "process.stdin.on('data', () => console.log('{\"choice\":0}'));");

const EVIL = `cmd:${process.execPath} ${MARK}`;

/** Writes a record with these players and loads it, with these lines typed in. */
function load(seats: readonly string[], lines: readonly string[], ...more: string[]): Promise<Ran> {
  const { id, rulesVersion } = duel;
  const terms = { format: RECORD_FORMAT_1, game: id, rulesVersion, options: {}, seats };
  const record = { ...terms, seed: 'dawn', seedCommitment: commitToV1('dawn'), moves: [] };
  writeFileSync(join(cwd, 'evil.json'), JSON.stringify(record));
  return mechatable(['play', 'duel', '--load', 'evil.json', ...more], { lines });
}

beforeEach(() => {
  rmSync(PROOF, { force: true });
});

describe('a record that names a command as a player', () => {
  test.each([
    ['against a person', ['person', EVIL], []],
    ['in the first seat', [EVIL, 'person'], []],
    ['in all seats', [EVIL, EVIL], []],
    ['where the person takes another seat', ['person', EVIL], ['--seat', '1']],
    ['where the person keeps the seat', ['person', EVIL], ['--seat', '0']],
    ['with persons everywhere', ['person', EVIL], ['--hotseat']],
  ])('never runs it: %s', async (_name, seats, more) => {
    const { code, out } = await load(seats, ['1', '1', '1', 'concede', 'quit'], ...more);
    expect(existsSync(PROOF)).toBe(false);
    expect(code).toBe(0);
    expect(out).toContain('which card do you play?');
  });

  test('says who plays instead, and how to seat a program', async () => {
    const { out } = await load(['person', EVIL], ['concede', 'quit']);
    expect(out).toContain('seat A Player 1, seat B regular.');
    expect(out).toMatch(
      /Seat B was played by the program ".*"\. A file never starts programs, so regular plays\. To seat a program, add --bots "cmd:…"\.\n/,
    );
  });

  test('in the present format can only be a name, which runs nothing either', async () => {
    const players = [person('Mira'), program(EVIL.slice(-60).trim())];
    const record = recordOf(openMatch(duel, { players, seed: 'dawn' }), 'always');
    writeFileSync(join(cwd, 'evil-2.json'), JSON.stringify(record));
    const words = ['play', 'duel', '--load', 'evil-2.json'];
    const { code, out } = await mechatable(words, { lines: ['1', '1', 'concede', 'quit'] });
    expect(existsSync(PROOF)).toBe(false);
    expect(code).toBe(0);
    expect(out).toContain('seat A Mira, seat B regular.');
    const named = {
      ...record,
      players: [person('Mira'), { ...program('x'), command: [process.execPath, MARK] }],
    };
    writeFileSync(join(cwd, 'evil-3.json'), JSON.stringify(named));
    const refused = await mechatable(['play', 'duel', '--load', 'evil-3.json']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('Unrecognized key: "command"');
  });

  test('leaves a program from the command line in its seat', async () => {
    const { out } = await load(
      ['person', EVIL],
      ['1', 'concede', 'quit'],
      '--bots',
      `cmd:${process.execPath} ${FIRST}`,
    );
    expect(existsSync(PROOF)).toBe(false);
    expect(out).toContain('seat A You, seat B node first-choice.mjs.');
    expect(out).toContain('B played the');
    expect(out).not.toContain('A file never starts programs');
  });
});
