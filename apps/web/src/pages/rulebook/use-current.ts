import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** What comes before the first chapter. */
export const INTRO = 'intro';

/** The chapter that lies in the upper part of the window while one scrolls; null while there are none. */
export function useCurrent(text: RefObject<HTMLElement | null>, searching: boolean): string | null {
  const [current, setCurrent] = useState<string | null>(INTRO);
  useEffect(() => {
    if (searching) {
      setCurrent(null);
      return;
    }
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        const [first = INTRO] = crossing;
        setCurrent(first);
      },
      // A line rather than a window: exactly one chapter lies across it.
      { rootMargin: '-25% 0px -75% 0px' },
    );
    for (const chapter of text.current?.querySelectorAll('.chapter') ?? []) observer.observe(chapter);
    return () => {
      observer.disconnect();
    };
  }, [searching]);
  return current;
}
