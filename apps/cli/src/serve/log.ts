import { BadInputError } from '@mechatable/kernel';
import type { OptionSpec } from '../option.ts';
import { words } from '../words.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export const LOG_OPTION = {
  kind: 'text',
  value: '<level>',
  help: `what to log to standard error: ${LOG_LEVELS.join(', ')}`,
  default: 'warn',
} as const satisfies OptionSpec;

export function logFrom(level: string): string {
  if (LOG_LEVELS.includes(level)) return level;
  throw new BadInputError(words.option.oneOf('--log', LOG_LEVELS, level));
}
