import { castingOf } from '@mechatable/bots';
import type { JSX } from 'preact';
import { Face } from '../../ui/face.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { LastWords } from './speech.tsx';

/** The characters of a match that is over, and their last words. */
export function EndFaces({ model }: { model: MatchModel }): JSX.Element | null {
  const seated = model.host.players.flatMap((player, seat) => {
    const character = player.kind === 'bot' ? castingOf(player.bot)?.character : undefined;
    return character === undefined ? [] : [{ character, seat }];
  });
  if (seated.length === 0) return null;
  return (
    <div class="end-faces">
      {seated.map(({ character, seat }) => (
        <p key={seat} class={`end-face seat-${seat}`}>
          <Face id={character.id} />
          <LastWords model={model} seat={seat} />
        </p>
      ))}
    </div>
  );
}
