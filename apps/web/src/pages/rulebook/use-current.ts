import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The part before the first chapter. */
export const INTRO = 'intro';

/** The chapter in the upper part of the window; null during a search. */
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
      // A line rather than an area, so that only one chapter crosses it.
      { rootMargin: '-25% 0px -75% 0px' },
    );
    for (const chapter of text.current?.querySelectorAll('.chapter') ?? []) observer.observe(chapter);
    return () => {
      observer.disconnect();
    };
  }, [searching]);
  return current;
}
