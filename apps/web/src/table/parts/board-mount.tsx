import { Board } from '@mechatable/board';
import '@mechatable/board/board.css';
import { invariant } from '@mechatable/kernel';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The last anchor looked at. */
export interface LookedAt {
  readonly anchor: string;
  /** On purpose, by a long press or a key: then a small screen shows details, too. */
  readonly closely: boolean;
}

/** A source of scenes. */
export interface Owner {
  readonly looked: Signal<LookedAt | null>;
  /** The anchor being looked at right now. */
  readonly gaze?: Signal<string | null>;
  /** The board to draw on; null when it is removed. */
  attach(board: Board | null): void;
  pickAnchor(anchor: string): void;
  /** A drag begins; false if this thing goes nowhere. Default: nothing can be dragged. */
  grab?(anchor: string): boolean;
  /** It ends on a thing, or on nothing. */
  drop?(anchor: string | null): void;
  /** Handles Enter on a thing before it picks it; true if it did something else. */
  enter?(anchor: string): boolean;
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
      grab: (anchor) => owner.grab?.(anchor) === true,
      drop(anchor) {
        owner.drop?.(anchor);
      },
      enter: (anchor) => owner.enter?.(anchor) === true,
      look(anchor, how) {
        if (owner.gaze !== undefined) owner.gaze.value = anchor;
        if (anchor !== null) owner.looked.value = { anchor, closely: how === 'held' };
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
