import type { ClauseId } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ClauseCard } from '../../game-ui/clause-card.tsx';

/** The rule that a line follows from, below the line that was picked. */
export function LineRule(props: { gameId: string; id: ClauseId }): JSX.Element {
  const rule = useRef<HTMLDivElement>(null);
  useEffect(() => {
    rule.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div class="line-rule" ref={rule}>
      <ClauseCard {...props} />
    </div>
  );
}
