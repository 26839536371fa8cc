import type { Trouble } from '@mechatable/host';

/** What a person should know of something that went wrong around the match. */
export function troubleWords({ kind, error }: Trouble): string {
  switch (kind) {
    case 'store':
      return error.message;
    case 'stale':
      return 'This match has gone on in another tab. Load this page again to follow it.';
    case 'bot':
      return 'A bot stumbled; a simpler one chose in its place, and the match goes on.';
    case 'bug':
      return error.message;
  }
}
