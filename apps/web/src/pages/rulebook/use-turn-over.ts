import { useEffect } from 'preact/hooks';

/** A search starts at its first result; when it is closed, the reader is back where they were. */
export function useTurnOver(searching: boolean): void {
  useEffect(() => {
    if (!searching) return;
    const before = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      scrollTo({ top: before, behavior: 'instant' });
    };
  }, [searching]);
}
