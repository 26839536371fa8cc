import process from 'node:process';
import { BadInputError } from '@mechatable/kernel';
import { EXIT } from './exit.ts';
import { plainText } from './plain-text.ts';

/**
 * Runs one command line. Games derive their tables from their content when they are loaded, so a content file is read
 * before anything that loads games.
 */
export async function start(argv: readonly string[]): Promise<number> {
  const file = contentFileIn(argv);
  if (file !== null && !argv.some((word) => word === '--help' || word === '-h')) {
    const refusal = await refusalOf(file);
    if (refusal !== null) {
      process.stderr.write(plainText(`${refusal}\n`));
      return EXIT.wrongInput;
    }
  }
  const { main } = await import('./main.ts');
  return main(argv);
}

const OPTION = '--content';

/** The value of `--content`; null if there is none. The command itself complains if it has no such option. */
function contentFileIn(argv: readonly string[]): string | null {
  for (const [i, word] of argv.entries()) {
    if (word.startsWith(`${OPTION}=`)) return word.slice(OPTION.length + 1) || null;
    if (word === OPTION) return argv[i + 1] ?? null;
  }
  return null;
}

/** Plays with the file, or returns its problems. */
async function refusalOf(file: string): Promise<string | null> {
  const { problemLines, readContentFile } = await import('./content/file.ts');
  const { playWith } = await import('./content/in-use.ts');
  try {
    const read = await readContentFile(process.cwd(), file);
    if (!read.ok) return problemLines(file, read.problems).join('\n');
    playWith(file, read.content);
    return null;
  } catch (error) {
    if (error instanceof BadInputError) return error.message;
    throw error;
  }
}
