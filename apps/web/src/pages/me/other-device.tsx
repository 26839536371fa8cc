import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { copyText } from '../../browser/clipboard.ts';
import { linkForOtherDevice } from './account.ts';
import { StatusMessage } from './status-message.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

/** Names under which other devices find only themselves. */
const LOCAL = /^(localhost|127\.|\[::1\])/;

/** A link and a QR code that sign you in elsewhere. */
export function OtherDevice(): JSX.Element {
  const [link, setLink] = useState<string | null>(null);
  const { isBusy, message, run } = useAttempt();
  const make = async (): Promise<void> => {
    setLink(await linkForOtherDevice());
  };
  return (
    <div class="other-device">
      <button
        type="button"
        disabled={isBusy}
        aria-expanded={link !== null}
        onClick={() => {
          if (link === null) run(make);
          else setLink(null);
        }}
      >
        {words.devices.other}
      </button>
      <StatusMessage sentence={message} />
      {link !== null && <Link link={link} />}
    </div>
  );
}

function Link({ link }: { link: string }): JSX.Element {
  const [copied, setCopied] = useState<string>(words.devices.copy);
  const { run } = useAttempt();
  const copy = async (): Promise<void> => {
    setCopied((await copyText(link)) ? words.devices.copied : words.devices.copyFailed);
  };
  return (
    <>
      <p>{words.devices.otherText}</p>
      {LOCAL.test(location.hostname) && <p class="fine">{words.devices.localOnly}</p>}
      <div class="row">
        <input type="text" readOnly value={link} aria-label={words.devices.link} />
        <button
          type="button"
          onClick={() => {
            run(copy);
          }}
        >
          {copied}
        </button>
      </div>
      <div
        class="me-qr"
        role="img"
        aria-label={words.devices.qr}
        dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2 }) }}
      />
    </>
  );
}
