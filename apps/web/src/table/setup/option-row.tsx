import type { JSX } from 'preact';
import type { OptionChoice } from '../../games/shared/drawing.ts';
import { RuleLink } from '../../ui/clause-link.tsx';
import './option-row.css';

/** One option of a game, with a link to its rule. */
export function OptionRow(props: {
  book: string;
  option: OptionChoice;
  /** By seat. */
  players: readonly string[];
  value: unknown;
  onChange: (value: unknown) => void;
}): JSX.Element {
  const { book, option, players, value, onChange } = props;
  const values = option.values.filter(({ seat = 0 }) => seat < players.length);
  const chosen = values.findIndex((choice) => choice.value === value);
  return (
    <label class="option-row">
      <span>
        {option.words} {option.clause !== null && <RuleLink gameId={book} id={option.clause} />}
      </span>
      <select
        value={Math.max(chosen, 0)}
        onChange={({ currentTarget }) => {
          onChange(values[Number(currentTarget.value)]?.value);
        }}
      >
        {values.map(({ words: label, seat }, index) => (
          <option key={index} value={index}>
            {label ?? players[seat]}
          </option>
        ))}
      </select>
    </label>
  );
}
