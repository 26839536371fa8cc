import type { AnyGame } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { words } from './words.ts';

/** Says that a game isn't played with its published content; nothing if it is. */
export function CustomMark({ game }: { game: AnyGame }): JSX.Element | null {
  const { custom } = game.content;
  if (custom === null) return null;
  return (
    <p class="custom-mark">
      <a href="/content">{words.custom.content(custom.name)}</a>
    </p>
  );
}
