import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { copyText } from '../../browser/clipboard.ts';
import type { OnlineTable } from './online-table.ts';
import { words } from './words.ts';

/** How many people watch, and a link for more. */
export function Watching({ table }: { table: OnlineTable }): JSX.Element | null {
  const [message, setMessage] = useState<string>(words.watch.copy);
  const room = table.room.value;
  if (room?.table.terms.spectators !== true) return null;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(`${location.origin}/table/${table.id}#watch`);
    setMessage(isCopied ? words.watch.copied : words.watch.copyFailed);
  };
  return (
    <p class="watching fine">
      <span>{words.watch.count(room.watching)}</span>
      <button type="button" class="quiet" onClick={() => void copy().catch(reportBug)}>
        {message}
      </button>
    </p>
  );
}
