import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Gives the style sheet the height of the bar at the top, so that nothing is scrolled behind it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      element.parentElement?.style.setProperty('--bar-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
}
