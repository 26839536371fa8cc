import type { Trouble } from '@mechatable/host';

/** What a person should know of something that went wrong around the match. */
export function troubleWords({ kind, error }: Trouble): string {
  switch (kind) {
    case 'store':
      return error.message;
    case 'stale':
      return 'This match continued in another tab. Reload to follow it.';
    case 'bot':
      return 'A bot failed, so a simpler one moved for it. The match continues.';
    case 'bug':
      return error.message;
  }
}
