import type { JSX } from 'preact';
import { me } from '../browser/api.ts';
import { Emblem } from './emblem.tsx';
import { words } from './words.ts';

/** A link to your page, with your name and emblem if you play online. */
export function YouLink(): JSX.Element {
  if (me.value !== null)
    return (
      <a class="button you" href="/me" aria-label={words.you.link(me.value.name)}>
        <Emblem number={me.value.emblem} />
        <span>{me.value.name}</span>
      </a>
    );
  return (
    <a class="button" href="/me">
      {words.you.nobody}
    </a>
  );
}
