import { still, type Thing } from '@mechatable/board';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A scene as a picture: nothing in it can be clicked. */
export function StaticScene({ scene }: { scene: Thing }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(still(scene));
  }, [scene]);
  return <div class="still" ref={place} />;
}
