import { useEffect, useState } from 'preact/hooks';
import { takesEnter } from './keys.ts';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';

/** The key of the marked button. It needs Shift if the focused element uses Enter itself. */
export function useEnterLabel(model: MatchModel): string {
  const [focused, setFocused] = useState<Element | null>(null);
  useEffect(() => {
    const look = (): void => {
      setFocused(document.activeElement);
    };
    const blur = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) setFocused(null);
    };
    addEventListener('focusin', look);
    addEventListener('focusout', blur);
    look();
    return () => {
      removeEventListener('focusin', look);
      removeEventListener('focusout', blur);
    };
  }, []);
  const isTaken = focused !== null && focused.isConnected && takesEnter(model, focused);
  return isTaken && !focused.classList.contains('marked') ? words.keys.shiftEnter : words.keys.enter;
}
