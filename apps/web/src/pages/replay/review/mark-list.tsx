import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isWide } from './show-mark.ts';
import type { Mark } from './marks.ts';
import { words } from './words.ts';

interface Props {
  readonly marks: readonly Mark[];
  /** Who chose: `You`, or the name of a bot. */
  readonly who: string;
  readonly at: number;
  readonly onPick: (mark: Mark) => void;
}

/** The marked decisions in the order of the match; clicking one goes there. */
export function MarkList({ marks, who, at, onPick }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isWide()) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol class="marks" ref={list}>
      {marks.map((mark) => (
        <li key={mark.seq}>
          <button
            type="button"
            class={`mark ${mark.mistake}`}
            aria-current={mark.seq === at ? 'step' : undefined}
            onClick={() => {
              onPick(mark);
            }}
          >
            <span class="mark-head">
              <span>{words.mark.moment(mark.turn, mark.seq + 1)}</span>
              <span class="mark-points">
                {mark.mistake === 'large' ? words.mark.blunder(mark.points) : words.mark.mistake(mark.points)}
              </span>
            </span>
            <span class="mark-chosen">{words.mark.chosen(who, mark.chosen)}</span>
            <span class="mark-better">{words.mark.better(mark.better)}</span>
            {mark.why !== '' && <span class="mark-why">{mark.why}</span>}
            <span class="mark-figures">{words.mark.chance(mark)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
