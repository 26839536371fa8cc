import type { Me } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { deleteMe, exportData } from './account.ts';
import { StatusMessage } from './status-message.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

/** The data that the server stores about you, to export or delete. */
export function DataSection({ you }: { you: Me }): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, message, run } = useAttempt();
  return (
    <section class="me-card" aria-labelledby="me-data">
      <h2 id="me-data">{words.data.heading}</h2>
      <p>{words.data.text}</p>
      <div class="row">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            run(() => exportData(you.name));
          }}
        >
          {words.data.export}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            setAsking(true);
          }}
        >
          {words.data.remove}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={words.data.sure}
          note={words.data.stays}
          yes={words.data.removeForGood}
          no={words.data.cancel}
          isBusy={isBusy}
          onYes={() => {
            run(deleteMe);
          }}
          onNo={() => {
            setAsking(false);
          }}
        />
      )}
      <StatusMessage sentence={message} />
    </section>
  );
}
