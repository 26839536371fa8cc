import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ForfeitError } from '@mechatable/host';
import { BadInputError, nameOf, playerName, rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { seatCommand } from '../src/players/command-bot.ts';
import { entrantFrom, type Entrant } from '../src/players/entrant.ts';
import { withConsole } from './console.ts';
import { duel } from './duel-game.ts';

const { cwd } = withConsole();

/** A program that handles every line this way. */
function program(name: string, onLine: string): readonly string[] {
  const file = join(cwd, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     let asked = 0;
     for await (const line of createInterface({ input: process.stdin })) {
       const question = JSON.parse(line);
       asked++;
       ${onLine}
     }`,
  );
  return [process.execPath, file];
}

const state = duel.rules.setup(duel.rules.options.parse({}), 2, rngFrom('seed'));
const legal = duel.rules.legal(state, 0);
const situation = { seat: 0, seq: 0, legal, view: () => duel.rules.view(state, 0) };
const LONG = 60_000;

function commandOf(text: string): readonly string[] | null {
  const entrant: Entrant = entrantFrom(text);
  return entrant.kind === 'program' ? entrant.command : null;
}

describe('a program in a seat', () => {
  test('gets what the seat may know, and its number is a choice', async () => {
    const answer = `
      const { protocol, game, seats, seat, view, legal, labels, clock } = question;
      const isComplete = protocol === 1 && game === 'duel' && seats === 2 && seat === 0 && clock.milliseconds === ${String(LONG)};
      const same = view.hand.length > 0 && labels.length === legal.length && labels[0].length > 0;
      console.log(JSON.stringify({ choice: isComplete && same ? asked : -1 }));`;
    const bot = seatCommand(program('checks', answer), duel, 2, LONG);
    expect(await bot.choose(situation)).toBe(legal[1]);
    expect(await bot.choose(situation)).toBe(legal[2]); // the same program continues
    await bot.leave?.();
  });

  test.each([
    ['ends', 'process.exit(3);', 'exited early (exit code 3)'],
    ['complains and ends', 'console.error("no idea"); process.exit(1);', 'Its last error output: no idea'],
    [
      'writes what is no JSON',
      'console.log("pass");',
      'answered pass, expected {"choice": a whole number from 0 to',
    ],
    ['names no choice', 'console.log("null");', 'answered null'],
    ['names a choice that there is not', 'console.log(\'{"choice":99}\');', 'answered {"choice":99}'],
    ['names half a choice', 'console.log(\'{"choice":0.5}\');', 'answered {"choice":0.5}'],
  ])('that %s has forfeited', async (name, onLine, message) => {
    const bot = seatCommand(program(name.replaceAll(' ', '-'), onLine), duel, 2, LONG);
    const choice = bot.choose(situation) as Promise<unknown>;
    await expect(choice).rejects.toThrow(ForfeitError);
    await expect(choice).rejects.toThrow(message);
    await bot.leave?.();
  });

  test('that keeps running after the match is killed', async () => {
    const stays =
      'setInterval(() => {}, 1000); console.log(JSON.stringify({ choice: 0, pid: process.pid }));';
    const file = join(cwd, 'pid.txt');
    const writesPid = `(await import('node:fs')).writeFileSync(${JSON.stringify(file)}, String(process.pid));`;
    const bot = seatCommand(program('stays', `${writesPid} ${stays}`), duel, 2, LONG);
    await bot.choose(situation);
    const pid = Number(readFileSync(file, 'utf8'));
    expect(process.kill(pid, 0)).toBe(true);
    await bot.leave?.();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('that doesn’t answer in time forfeits, now and later', async () => {
    const bot = seatCommand(program('slow', ''), duel, 2, 20);
    await expect(bot.choose(situation)).rejects.toThrow('took longer than 20 ms');
    await expect(bot.choose(situation)).rejects.toThrow('took longer than 20 ms');
  });

  test('that doesn’t exist forfeits', async () => {
    const bot = seatCommand(['no-such-program-here'], duel, 2, LONG);
    await expect(bot.choose(situation)).rejects.toThrow('failed to start');
  });
});

describe('the name of a program', () => {
  test('is split into words, and quotes preserve spaces', () => {
    expect(commandOf('cmd:python3 mybot.py')).toEqual(['python3', 'mybot.py']);
    expect(commandOf('cmd:"my bot" \'a b\'  c')).toEqual(['my bot', 'a b', 'c']);
    expect(entrantFrom('greedy')).toEqual({ kind: 'bot', bot: 'greedy' });
  });

  test('in a record leaves out folders, and is valid there', () => {
    expect(nameOf(entrantFrom('cmd:/usr/bin/node "/home/me/my bots/eager.mjs" --fast'))).toBe(
      'node eager.mjs --fast',
    );
    for (const text of ['cmd:/', `cmd:${'x'.repeat(500)}`, 'cmd:"\x1b[2J"', `cmd:${'😀'.repeat(40)}`])
      expect(playerName.safeParse(nameOf(entrantFrom(text))).success).toBe(true);
  });

  test('must not be empty', () => {
    expect(() => entrantFrom('cmd: ')).toThrow(BadInputError);
    expect(() => entrantFrom('cmd: ')).toThrow('"cmd: " has no command');
  });
});
