import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly question: string;
  /** Additional information for the decision. */
  readonly note?: string;
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before something that can't be undone. */
export function ConfirmDialog({ question, note, yes, no, isBusy, onYes, onNo }: Props): JSX.Element {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    safe.current?.focus();
  }, []);
  return (
    <div class="me-sure" role="group" aria-label={question}>
      <p>{question}</p>
      {note !== undefined && <p class="fine">{note}</p>}
      <div class="row">
        <button type="button" class="danger" disabled={isBusy} onClick={onYes}>
          {yes}
        </button>
        <button ref={safe} type="button" onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}
