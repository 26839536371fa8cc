import type { ClauseId } from '@mechatable/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { LineRule } from './line-rule.tsx';
import { words } from '../words/index.ts';

interface Props {
  readonly gameId: string;
  readonly clause: ClauseId;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly children: ComponentChildren;
}

/** A line that shows the rule it follows from when it is picked. */
export function RuleLine({ gameId, clause, isOpen, onToggle, children, ...focus }: Props): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="line"
        aria-expanded={isOpen}
        title={words.showRule}
        onClick={() => {
          onToggle(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.preventDefault(); // closes the rule without stepping back
          onToggle(false);
        }}
        {...focus}
      >
        {children}
      </button>
      {isOpen && <LineRule gameId={gameId} id={clause} />}
    </>
  );
}
