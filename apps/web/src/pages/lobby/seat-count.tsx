import type { JSX } from 'preact';
import { words } from './words.ts';

interface Props {
  readonly range: { readonly min: number; readonly max: number };
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** The number of players; null if there is nothing to choose. */
export function SeatCount({ range: { min, max }, count, onCount }: Props): JSX.Element | null {
  if (min === max) return null;
  return (
    <fieldset class="seat-count">
      <legend>{words.setup.seats}</legend>
      {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((number) => (
        <label key={number}>
          <input
            type="radio"
            name="seat-count"
            checked={count === number}
            onChange={() => {
              onCount(number);
            }}
          />
          {number}
        </label>
      ))}
    </fieldset>
  );
}
