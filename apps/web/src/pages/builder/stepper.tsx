import { MOST_WRITTEN } from '@mechatable/lists';
import type { JSX } from 'preact';
import { words } from './words.ts';

interface Props {
  /** The counted piece: `Pike Lancer in the deck`. */
  readonly name: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/**
 * A count that can be changed with buttons, arrow keys or by typing. Tab stops only at the number, which is all a
 * keyboard needs.
 */
export function Stepper({ name, count, onCount }: Props): JSX.Element {
  return (
    <span class="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.count.remove(name)}
        disabled={count === 0}
        onClick={() => {
          onCount(count - 1);
        }}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_WRITTEN}
        aria-label={name}
        value={count}
        onInput={({ currentTarget }) => {
          if (currentTarget.value !== '') onCount(currentTarget.valueAsNumber);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(count);
        }}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.count.add(name)}
        onClick={() => {
          onCount(count + 1);
        }}
      >
        +
      </button>
    </span>
  );
}
