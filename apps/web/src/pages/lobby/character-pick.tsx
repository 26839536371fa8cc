import { CHARACTERS, cast, castingOf, levelOf } from '@mechatable/bots';
import type { JSX } from 'preact';
import { words } from '../../table/talk/words.ts';
import { Face } from '../../ui/face.tsx';
import './character-pick.css';

interface Props {
  /** Keeps the choices of several seats apart. */
  readonly name: string;
  /** The id of the bot in this seat. */
  readonly bot: string;
  readonly onPick: (bot: string) => void;
}

/** Chooses one of the characters for a bot, or none. The level stays. */
export function CharacterPick({ name, bot, onPick }: Props): JSX.Element | null {
  const level = levelOf(bot);
  if (level === null) return null;
  const chosen = castingOf(bot)?.character ?? null;
  const choices = [null, ...CHARACTERS];
  return (
    <fieldset class="characters">
      <legend>{words.pick}</legend>
      <div class="character-row">
        {choices.map((character) => (
          <label key={character?.id ?? ''} class={character === chosen ? 'chosen' : ''}>
            <input
              type="radio"
              name={`character ${name}`}
              checked={character === chosen}
              onChange={() => {
                onPick(cast(character?.id ?? null, level.id));
              }}
            />
            {character === null ? (
              <span class="face nobody" aria-hidden="true">
                ?
              </span>
            ) : (
              <Face id={character.id} />
            )}
            <span class="character-name">{character?.name ?? words.nobody}</span>
          </label>
        ))}
      </div>
      <p class="fine">
        {chosen === null
          ? words.nobodyNote
          : words.introduction(words.styles[chosen.styleName], noteOf(chosen.id) ?? chosen.note)}
      </p>
    </fieldset>
  );
}

function noteOf(id: string): string | undefined {
  return Object.entries<string>(words.notes).find(([known]) => known === id)?.[1];
}
