import { face, isFace, svg } from '@mechatable/art';
import { castingOf } from '@mechatable/bots';
import type { Player } from '@mechatable/kernel';
import type { JSX } from 'preact';
import './face.css';

/** The portrait of a character. Decoration: the name is always next to it. */
export function Face({ id }: { id: string }): JSX.Element | null {
  return isFace(id) ? <span class="face" dangerouslySetInnerHTML={{ __html: svg(face(id)) }} /> : null;
}

/** The portrait of a player, if it is a character. */
export function PlayerFace({ player }: { player: Player | undefined }): JSX.Element | null {
  const character = player?.kind === 'bot' ? castingOf(player.bot)?.character : undefined;
  return character === undefined ? null : <Face id={character.id} />;
}
