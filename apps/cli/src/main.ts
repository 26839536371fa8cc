import { BadInputError, printable } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import type { Command } from './command.ts';
import { COMMANDS, FAMILIES } from './commands.ts';
import { EXIT } from './exit.ts';
import { twoColumns } from './help.ts';
import type { Io } from './io.ts';
import { plainIo } from './plain-io.ts';
import { processIo } from './process-io.ts';
import { words } from './words.ts';

const LONGEST_MESSAGE = 1000;

/** Runs one command line and returns the exit code. */
export async function main(argv: readonly string[], world: Io = processIo()): Promise<number> {
  const io = plainIo(world);
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof BadInputError) {
      io.err(`${oneLine(error.message)}\n`);
      return EXIT.wrongInput;
    }
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.err(`${words.bug}\n${trace}\n`);
    return EXIT.bug;
  } finally {
    io.close();
  }
}

/** Keeps an error readable, whatever input it quotes. */
function oneLine(message: string): string {
  return printable(message.replaceAll('\n', ' '), LONGEST_MESSAGE);
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = argv;
  if (first === undefined || first === '--help' || first === '-h') {
    io.out(await overview());
    return EXIT.ok;
  }
  if (first === 'help') return dispatch([...rest, '--help'], io);
  if (first === '--version') {
    io.out(`${io.version}\n`);
    return EXIT.ok;
  }
  const [second = ''] = rest;
  const load = COMMANDS.get(first);
  if (load !== undefined) return (await load()).run(rest, io);
  const loadSecond = COMMANDS.get(`${first} ${second}`);
  if (loadSecond !== undefined) return (await loadSecond()).run(rest.slice(1), io);
  return family(first, rest, io);
}

/** `replay` alone is the first half of a command. */
async function family(first: string, rest: readonly string[], io: Io): Promise<number> {
  const names = [...COMMANDS.keys()];
  const members = names.filter((name) => name.startsWith(`${first} `));
  if (members.length === 0) {
    const known = [...new Set(names.map(firstWord))];
    const [nearest = ''] = nearestFirst(first, known);
    throw new BadInputError(words.main.unknown(first, nearest, known));
  }
  if (rest.some((word) => word === '--help' || word === '-h')) {
    io.out(familyHelp(first, await loadAll(members)));
    return EXIT.ok;
  }
  throw new BadInputError(words.main.needsSecond(first, members));
}

function loadAll(names: readonly string[]): Promise<Command[]> {
  return Promise.all([...COMMANDS].filter(([name]) => names.includes(name)).map(([, load]) => load()));
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}

function familyHelp(first: string, members: readonly Command[]): string {
  const rows = members.map(({ name, summary }) => [name, summary] as const);
  return [
    ...(FAMILIES[first] === undefined ? [] : [FAMILIES[first]]),
    words.main.commands(twoColumns(rows)),
    words.main.details(members[0]?.name ?? first),
  ].join('\n\n');
}

/** A command in the overview. A large family has one line. */
function rowOf({ name, summary }: Command): readonly [name: string, summary: string] {
  const first = firstWord(name);
  const family = FAMILIES[first];
  return family === undefined ? [name, summary] : [first, family];
}

async function overview(): Promise<string> {
  const commands = await loadAll([...COMMANDS.keys()]);
  const rows = new Map(commands.map((command) => rowOf(command)));
  return [
    words.main.about,
    words.main.usage,
    words.main.commands(twoColumns([...rows])),
    words.main.more,
  ].join('\n\n');
}
