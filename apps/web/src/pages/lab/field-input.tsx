import type { Figure } from '@mechatable/kernel';
import type { JSX, TargetedEvent } from 'preact';
import { words } from './words.ts';

const say = words.changes;

/** One figure of a piece: its published value, and the one to try. */
export function FieldInput(props: {
  path: string;
  published: Figure;
  choices: readonly string[];
  /** The value to try; null if it isn't changed. */
  value: string | null;
  onValue: (value: string) => void;
}): JSX.Element {
  const { path, published, choices, value, onValue } = props;
  const now = value ?? String(published);
  const known = typeof published === 'boolean' ? ['true', 'false'] : choices;
  const commit = (event: TargetedEvent<HTMLInputElement | HTMLSelectElement>): void => {
    onValue(event.currentTarget.value.trim());
  };
  return (
    <label class={value === null ? undefined : 'changed'}>
      <code>{path}</code>
      {known.length > 0 ? (
        <select value={now} onChange={commit}>
          {[...new Set([...known, now])].map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          inputMode={typeof published === 'number' ? 'numeric' : 'text'}
          autocomplete="off"
          value={now}
          onChange={commit}
        />
      )}
      <span class="fine">{say.published(String(published))}</span>
    </label>
  );
}
