import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Milliseconds that a new button ignores the pointer it appeared under: as long as a slow double-click. */
const GUARD = 500;

let pointer: { readonly x: number; readonly y: number } | null = null;

/** Tracks the pointer while the table is mounted. */
export function useTrackedPointer(): void {
  useEffect(() => {
    const note = ({ clientX: x, clientY: y }: PointerEvent): void => {
      pointer = { x, y };
    };
    const ends = new AbortController();
    const options = { capture: true, passive: true, signal: ends.signal };
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
      addEventListener(type, note, options);
    return () => {
      ends.abort();
    };
  }, []);
}

/**
 * Whether a button should take no clicks yet: it has just appeared under the pointer, so a click was meant for what was
 * there before. Doesn't affect the keyboard.
 */
export function useGuard(button: RefObject<HTMLElement | null>): boolean {
  const [guarded, setGuarded] = useState(true);
  const timer = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const open = (): void => {
      setGuarded(false);
    };
    // In the next frame, when the button is in its final place.
    const frame = requestAnimationFrame(() => {
      if (isUnderPointer(button.current)) timer.current = setTimeout(open, GUARD);
      else open();
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer.current);
    };
  }, [button]);
  return guarded;
}

function isUnderPointer(element: HTMLElement | null): boolean {
  if (element === null || pointer === null) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom;
}
