import { useEffect } from 'preact/hooks';

/** Scrolls to the first result of a search, and back to where the reader was when it is closed. */
export function useSearchScroll(searching: boolean): void {
  useEffect(() => {
    if (!searching) return;
    const before = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      scrollTo({ top: before, behavior: 'instant' });
    };
  }, [searching]);
}
