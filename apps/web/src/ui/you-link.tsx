import type { JSX } from 'preact';
import { hasServer, me } from '../browser/api.ts';
import { Emblem } from './emblem.tsx';
import { words } from './words.ts';

/** Your name and emblem, for those who play online: a link to your page. */
export function YouLink(): JSX.Element | null {
  if (me.value !== null)
    return (
      <a class="button you" href="/me" aria-label={words.you.link(me.value.name)}>
        <Emblem number={me.value.emblem} />
        <span>{me.value.name}</span>
      </a>
    );
  return hasServer.value === true ? (
    <a class="button" href="/me">
      {words.you.nobody}
    </a>
  ) : null;
}
