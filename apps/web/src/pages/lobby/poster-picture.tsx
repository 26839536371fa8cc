import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reducesMotion } from '../../browser/settings.ts';
import { pictureOf } from '../../games/game-pictures.ts';
import type { GameEntry } from '../../games/games.ts';
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
      <div class="poster-art" dangerouslySetInnerHTML={{ __html: pictureOf(entry.id) }} />
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
