import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ROUTES } from '@mechatable/protocol';
import { renderSVG } from 'uqr';
import { api } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { copyText } from '../../browser/clipboard.ts';
import { words } from './words.ts';

/** The link to a table, to copy, to share or to scan. */
export function Invite({ id, isTv }: { id: string; isTv: boolean }): JSX.Element | null {
  const [message, setMessage] = useState<string>(words.invite.copy);
  const [origin, setOrigin] = useState<string | null>(isHere() ? null : location.origin);
  useEffect(() => {
    if (origin !== null) return;
    api.call(ROUTES.addresses, {}).then(({ addresses }) => {
      setOrigin(addresses[0] ?? location.origin);
    }, reportBug);
  }, []);
  if (origin === null) return null;
  const link = `${origin}/table/${id}`;
  const copy = async (): Promise<void> => {
    setMessage((await copyText(link)) ? words.invite.copied : words.invite.copyFailed);
  };
  const mayShare = typeof (navigator as Partial<Navigator>).share === 'function';
  return (
    <section class="invite" aria-labelledby="invite">
      <h2 id="invite">{words.invite.heading}</h2>
      <p>{isTv ? words.invite.tv : words.invite.text}</p>
      {origin === location.origin && isHere() && <p class="notice">{words.invite.onlyHere}</p>}
      <div class="row">
        <input type="text" readOnly value={link} aria-label={words.invite.heading} />
        <button type="button" class="primary" onClick={() => void copy().catch(reportBug)}>
          {message}
        </button>
        {mayShare && (
          <button
            type="button"
            onClick={() => {
              navigator.share({ url: link }).catch(() => undefined); // people may change their mind
            }}
          >
            {words.invite.share}
          </button>
        )}
      </div>
      <div
        class="qr"
        role="img"
        aria-label={words.invite.code}
        dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2 }) }}
      />
    </section>
  );
}

/** Whether the page's own address means nothing to other devices. */
function isHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}
