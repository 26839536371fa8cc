import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Tells the style sheet how much of the window the bar at the top takes, so that nothing arrives behind it. */
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
