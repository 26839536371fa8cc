import { parseWords, type OperandSpecs, type OptionSpecs, type Operands, type Options } from './args.ts';
import { helpFor } from './help.ts';
import { EXIT } from './exit.ts';
import type { Io } from './io.ts';

export interface CommandSpec<W extends OperandSpecs, O extends OptionSpecs> {
  /** One word, or two as in `replay verify`. */
  readonly name: string;
  /** Its purpose, in one line. */
  readonly summary: string;
  /** More details, below the summary. */
  readonly about: string;
  readonly operands: W;
  readonly options: O;
  readonly examples: readonly string[];
  /** The exit code. */
  run(operands: Operands<W>, options: Options<O>, io: Io): Promise<number> | number;
}

/** A command, without the types of its operands and options. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  run(words: readonly string[], io: Io): Promise<number>;
}

/** The operand of commands about one game. */
export const GAME = { help: 'a game id, as listed by "npx mechatable games"' } as const;

/** The operand of commands about a recorded match. */
export const RECORD = { help: 'a match record, as written by "save" during a match' } as const;

/** Builds a command. Its arguments are parsed before it runs, and `--help` prints its help. */
export function command<const W extends OperandSpecs, const O extends OptionSpecs>(
  spec: CommandSpec<W, O>,
): Command {
  const { name, summary } = spec;
  const help = helpFor(spec);
  return {
    name,
    summary,
    help,
    async run(words, io) {
      if (words.includes('--help') || words.includes('-h')) {
        io.out(help);
        return EXIT.ok;
      }
      const { operands, options } = parseWords(spec, words);
      return spec.run(operands, options, io);
    },
  };
}
