import type { ClauseId } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../../browser/clipboard.ts';
import { words } from './words.ts';

const SHOWN_MS = 2500;

/** Copies the address of a clause. Without a clipboard, the address bar shows it. */
export function CopyLink({ href, id }: { href: string; id: ClauseId }): JSX.Element {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => {
      setMessage('');
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);
  const copy = async (): Promise<void> => {
    const copied = await copyText(new URL(href, location.href).href);
    if (!copied) location.hash = id;
    setMessage(copied ? words.link.copied : words.link.inAddressBar);
  };
  return (
    <span class="copy">
      <button type="button" class="copy-button" aria-label={words.link.copy(id)} onClick={() => void copy()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6.5 9.5l3-3M7 4.5l1.6-1.6a3 3 0 0 1 4.3 4.3L11.3 8.8M9 11.5l-1.6 1.6a3 3 0 0 1-4.3-4.3L4.7 7.2" />
        </svg>
      </button>
      <span class="copy-message" role="status">
        {message}
      </span>
    </span>
  );
}
