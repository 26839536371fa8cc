import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../browser/bug.ts';

interface Props {
  /** `question`: what a person should know before they confirm. */
  readonly words: {
    readonly remove: string;
    readonly question?: string;
    readonly confirm: string;
    readonly cancel: string;
  };
  /** For screen readers: what it deletes. */
  readonly label?: string;
  readonly onDelete: () => Promise<void>;
}

/** A button that deletes something, once it is confirmed. */
export function DeleteButton({ words, label, onDelete }: Props): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button
        type="button"
        class="quiet"
        aria-label={label}
        onClick={() => {
          setAsked(true);
        }}
      >
        {words.remove}
      </button>
    );
  }
  return (
    <span class="row">
      {words.question !== undefined && <span role="status">{words.question}</span>}
      <button type="button" onClick={() => void onDelete().catch(reportBug)}>
        {words.confirm}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          setAsked(false);
        }}
      >
        {words.cancel}
      </button>
    </span>
  );
}
