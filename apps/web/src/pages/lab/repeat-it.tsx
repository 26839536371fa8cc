import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { copyText } from '../../browser/clipboard.ts';
import { words } from './words.ts';

const say = words.repeat;

interface Props {
  readonly command: string;
  /** The address of the same study on this site. */
  readonly place: string;
  /** Saves the study; left out if it can't be. */
  readonly onSave?: () => void;
}

/** A link and a command that give the same figures. */
export function RepeatIt({ command, place, onSave }: Props): JSX.Element {
  const [message, setMessage] = useState('');
  const copy = (text: string): void => {
    copyText(text)
      .then((isCopied) => {
        setMessage(isCopied ? say.copied : say.notCopied);
      })
      .catch(reportBug);
  };
  return (
    <section class="repeat-it" aria-labelledby="lab-repeat">
      <h2 id="lab-repeat">{say.heading}</h2>
      <code class="command" role="group" aria-label={say.label} tabIndex={0}>
        {command}
      </code>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            copy(command);
          }}
        >
          {say.command}
        </button>
        <button
          type="button"
          onClick={() => {
            copy(new URL(place, location.href).href);
          }}
        >
          {say.link}
        </button>
        {onSave !== undefined && (
          <button type="button" onClick={onSave}>
            {say.save}
          </button>
        )}
        <span class="fine" role="status">
          {message}
        </span>
      </div>
      {onSave !== undefined && <p class="fine">{say.saveNote}</p>}
    </section>
  );
}
