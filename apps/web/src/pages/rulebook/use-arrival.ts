import { useEffect, useRef } from 'preact/hooks';
import { address } from '../../browser/address.ts';
import { keepInView } from './keep-in-view.ts';

/**
 * Scrolls to a place in the book and focuses it: when the page opens, when the address
 * changes, and when a link to the same place is followed again. An open search is closed first.
 */
export function useArrival(place: string | null, searching: boolean, closeSearch: () => void): void {
  const arrival = address.value;
  const done = useRef<typeof arrival | null>(null);
  const letGo = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (place !== null) closeSearch();
  }, [arrival]);
  useEffect(() => {
    if (searching) letGo.current();
    if (done.current === arrival) return;
    if (searching && place !== null) return;
    done.current = arrival;
    letGo.current();
    const element = place === null ? null : document.getElementById(place);
    if (element === null) return;
    letGo.current = keepInView(element);
    element.focus({ preventScroll: true });
  }, [arrival, searching]);
  useEffect(
    () => () => {
      letGo.current();
    },
    [],
  );
}
