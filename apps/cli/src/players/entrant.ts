import { basename } from 'node:path';
import { findBot } from '@mechatable/bots';
import {
  BadInputError,
  bot,
  printable,
  program,
  type BotPlayer,
  type ProgramPlayer,
} from '@mechatable/kernel';
import { words } from './words.ts';

const PREFIX = 'cmd:';

/** A program with the command that starts it. Only `--bots` makes one, and the command is never written to a file. */
export interface ProgramEntrant extends ProgramPlayer {
  readonly command: readonly string[];
  /** As the command line has it: `cmd:python3 mybot.py`. */
  readonly text: string;
}

/** An item of `--bots`: a built-in bot or your own program. */
export type Entrant = BotPlayer | ProgramEntrant;

/** One item of `--bots`; an error says what is possible. */
export function entrantFrom(text: string): Entrant {
  if (!text.startsWith(PREFIX)) return bot(findBot(text).id);
  const command = [...text.slice(PREFIX.length).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  if (command.length > 0) return { ...program(nameFor(command)), command, text };
  throw new BadInputError(words.noCommand(text, PREFIX));
}

/** How `--bots` spells it. */
export function textOf(entrant: Entrant): string {
  return entrant.kind === 'program' ? entrant.text : entrant.bot;
}

/** How a record names it: never with the command. */
export function playerOf(entrant: Entrant): BotPlayer | ProgramPlayer {
  return entrant.kind === 'program' ? program(entrant.name) : entrant;
}

/** `node examples/eager.mjs` → `node eager.mjs`: folders of this machine are private. */
function nameFor(command: readonly string[]): string {
  const words = command.map((word) => basename(word)).filter((word) => word !== '');
  return printable(words.join(' ').trim()) || 'program';
}
