import type { JSX } from 'preact';
import { ensureSignedIn } from '../../browser/api.ts';
import { announceMe } from '../../browser/turns.ts';
import { signIn } from './account.ts';
import { findPasskeySupport } from './passkey-support.ts';
import { StatusMessage } from './status-message.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

/** For someone who has no name on this server yet. */
export function Welcome(): JSX.Element {
  const { isBusy, message, run } = useAttempt();
  const arrive = async (): Promise<void> => {
    await ensureSignedIn();
    announceMe();
  };
  return (
    <section class="me-card me-alone">
      <h1>{words.nobody.heading}</h1>
      <p>{words.nobody.text}</p>
      <button
        type="button"
        class="primary big"
        disabled={isBusy}
        onClick={() => {
          run(arrive);
        }}
      >
        {words.nobody.arrive}
      </button>
      <h2>{words.nobody.returning}</h2>
      {findPasskeySupport() === 'yes' && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            run(signIn);
          }}
        >
          {words.nobody.signIn}
        </button>
      )}
      <p class="fine">{words.nobody.code}</p>
      <StatusMessage sentence={message} />
    </section>
  );
}
