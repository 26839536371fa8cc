import type { JSX } from 'preact';
import type { LoadoutChoice } from '../../table/setup/loadouts.ts';
import { words } from './words.ts';

/** A choice among ready decks and those built here. */
export function DeckPick(props: {
  choices: readonly LoadoutChoice[];
  chosen: string;
  onPick: (id: string) => void;
}): JSX.Element {
  const { choices, chosen, onPick } = props;
  const mine = choices.filter((choice) => choice.mine);
  return (
    <label>
      <span>{words.setup.deck}</span>
      <select
        value={chosen}
        onChange={({ currentTarget }) => {
          onPick(currentTarget.value);
        }}
      >
        {choices
          .filter((choice) => !choice.mine)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        {mine.length > 0 && (
          <optgroup label={words.setup.ownDecks}>
            {mine.map(({ id, name, playable }) => (
              <option key={id} value={id} disabled={!playable}>
                {playable ? name : words.setup.notLegal(name)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
