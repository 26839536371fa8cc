import type { Me } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { addPasskey, signIn, signOut } from './account.ts';
import { OtherDevice } from './other-device.tsx';
import { findPasskeySupport } from './passkey-support.ts';
import { StatusMessage } from './status-message.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

/** How you get back to your name and matches, here and elsewhere. */
export function DevicesSection({ you }: { you: Me }): JSX.Element {
  const { isBusy, message, run } = useAttempt();
  const [isSigningOut, setSigningOut] = useState(false);
  const support = findPasskeySupport();
  return (
    <section class="me-card" aria-labelledby="me-devices">
      <h2 id="me-devices">{words.devices.heading}</h2>
      {support === 'yes' ? (
        <>
          <p>{words.devices.passkey}</p>
          <p class={you.passkeys > 0 ? 'fine' : 'me-warning'}>
            {you.passkeys > 0 ? words.devices.passkeys(you.passkeys) : words.devices.none}
          </p>
          <div class="row">
            <button
              type="button"
              class={you.passkeys > 0 ? '' : 'primary'}
              disabled={isBusy}
              onClick={() => {
                run(addPasskey, words.devices.added);
              }}
            >
              {you.passkeys > 0 ? words.devices.addAnother : words.devices.add}
            </button>
          </div>
        </>
      ) : (
        <p class="fine">{words.devices[support]}</p>
      )}
      <StatusMessage sentence={message} />
      <OtherDevice />
      <div class="row">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            if (you.passkeys > 0) run(signOut);
            else setSigningOut(true);
          }}
        >
          {words.devices.signOut}
        </button>
        {support === 'yes' && (
          <button
            type="button"
            class="quiet"
            disabled={isBusy}
            onClick={() => {
              run(signIn);
            }}
          >
            {words.devices.signIn}
          </button>
        )}
      </div>
      {isSigningOut && (
        <ConfirmDialog
          question={words.devices.signOutSure(you.name)}
          yes={words.devices.signOutAnyway}
          no={words.devices.cancel}
          isBusy={isBusy}
          onYes={() => {
            run(signOut);
          }}
          onNo={() => {
            setSigningOut(false);
          }}
        />
      )}
    </section>
  );
}
