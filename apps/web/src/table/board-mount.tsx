import { Board } from '@mechatable/board';
import '@mechatable/board/board.css';
import { invariant } from '@mechatable/kernel';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Whoever has something to draw. */
export interface Owner {
  readonly looked: Signal<string | null>;
  /** The board to draw on; null when it is taken down. */
  attach(board: Board | null): void;
  pickAnchor(anchor: string): void;
}

/** The place on the page that the board draws into. Preact leaves what is inside alone. */
export function BoardMount({ owner }: { owner: Owner }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    invariant(place.current !== null, 'the board has its place');
    const board = new Board(place.current, {
      pick(anchor) {
        owner.pickAnchor(anchor);
      },
      look(anchor) {
        if (anchor !== null) owner.looked.value = anchor;
      },
    });
    owner.attach(board);
    return () => {
      owner.attach(null);
      board.destroy();
    };
  }, [owner]);
  return <div class="board" ref={place} />;
}
