import type { JSX } from 'preact';
import { replaceAddress } from '../../browser/address.ts';
import { me } from '../../browser/api.ts';
import { signInWithCode } from './account.ts';
import { StatusMessage } from './status-message.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

/** For someone who opened a link from their other device. It takes a click, so that no link signs people in unasked. */
export function CodeSignIn({ code }: { code: string }): JSX.Element {
  const { isBusy, message, run } = useAttempt();
  const you = me.value;
  const use = async (): Promise<void> => {
    await signInWithCode(code);
    replaceAddress('/me');
  };
  return (
    <section class="me-card me-alone">
      <h1>{words.code.heading}</h1>
      <p>{words.code.text}</p>
      {you !== null && (
        <p class="me-warning">
          {you.passkeys > 0 ? words.code.replacesSafely(you.name) : words.code.replaces(you.name)}
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="primary big"
          disabled={isBusy}
          onClick={() => {
            run(use);
          }}
        >
          {words.code.use}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            replaceAddress('/me');
          }}
        >
          {words.code.cancel}
        </button>
      </div>
      <StatusMessage sentence={message} />
    </section>
  );
}
