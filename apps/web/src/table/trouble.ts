import type { Trouble } from '@mechatable/host';
import type { Names } from '@mechatable/kernel';

/** What a person should know of something that went wrong around the match. */
export function troubleWords(trouble: Trouble, { names }: Names): string {
  const { kind, error } = trouble;
  switch (kind) {
    case 'store':
      return error.message;
    case 'stale':
      return 'This match continued in another tab. Reload to follow it.';
    case 'bot':
      return `${names[trouble.seat] ?? 'A bot'} failed, so a simpler bot moved for it. The match continues.`;
    case 'bug':
      return error.message;
  }
}
