import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reducesMotion } from '../../browser/settings.ts';
import type { GameEntry } from '../../games/games.ts';
import { GamePicture } from '../../ui/game-picture.tsx';
import { PosterLoop } from './poster-loop.ts';

/** The picture of a game. After a while it becomes a few seconds of a real match, unless motion is unwelcome. */
export function PosterPicture({ entry }: { entry: GameEntry }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (place.current === null || reducesMotion()) return;
    const loop = new PosterLoop(place.current, entry, () => {
      setOpen(true);
    });
    return () => {
      loop.close();
    };
  }, [entry]);
  return (
    <div class="poster-picture">
      <GamePicture game={entry.id} kind="poster-art" />
      <div
        class={`play-loop table game-${entry.id}`}
        data-open={isOpen ? '' : undefined}
        inert
        aria-hidden="true"
      >
        <div class="play-loop-frame" ref={place} />
      </div>
    </div>
  );
}
