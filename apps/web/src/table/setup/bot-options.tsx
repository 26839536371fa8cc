import { CHARACTERS, LEVELS } from '@mechatable/bots';
import type { JSX } from 'preact';
import { words as talk } from '../talk/words.ts';
import { words } from './words.ts';

/** The bots that can play at an online table. Nobody has measured characters, so none plays for ratings. */
export function BotOptions({ isRated }: { isRated: boolean }): JSX.Element {
  return (
    <>
      {LEVELS.map(({ id, title }, level) => (
        <option key={id} value={id}>
          {words.level(level + 1, title)}
        </option>
      ))}
      {!isRated &&
        CHARACTERS.map(({ id, name, styleName }) => (
          <option key={id} value={id}>
            {words.character(name, talk.styles[styleName])}
          </option>
        ))}
    </>
  );
}
