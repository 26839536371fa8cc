import { playerEmblem, svg } from '@mechatable/art';
import type { JSX } from 'preact';

/** The emblem that a player chose. Decoration: their name is always next to it. */
export function Emblem({ number }: { number: number }): JSX.Element {
  return <span class="emblem" dangerouslySetInnerHTML={{ __html: svg(playerEmblem(number)) }} />;
}
