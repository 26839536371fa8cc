import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Goes to the heading of a sheet as soon as it is shown: on a small screen it opens far below the button. */
export function useSheetHeading(isShown: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  return heading;
}
