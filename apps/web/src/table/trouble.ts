import type { Trouble } from '@mechatable/host';
import type { Names } from '@mechatable/kernel';
import { words } from './words/index.ts';

/** What people should know about something that went wrong. */
export function troubleWords(trouble: Trouble, { names }: Names): string {
  const { kind, error } = trouble;
  switch (kind) {
    case 'store':
      return error.message;
    case 'stale':
      return words.trouble.stale;
    case 'bot':
      return words.trouble.bot(names[trouble.seat]);
    case 'bug':
      return error.message;
  }
}
