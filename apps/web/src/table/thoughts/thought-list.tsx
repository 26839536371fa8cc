import type { ComponentChildren, JSX } from 'preact';
import { words } from '../words/index.ts';
import './thoughts.css';

/** An evaluated choice. */
export interface ThoughtRow {
  readonly label: string;
  /** Its share of the search, from 0 to 1. */
  readonly share: number;
  /** Its expected outcome, from 0 (lost) to 1 (won). */
  readonly expected: number;
  readonly isChosen: boolean;
  /** What it would change, in a few words. Default: not shown. */
  readonly reason?: string;
}

interface Props {
  /** The best first. */
  readonly rows: readonly ThoughtRow[];
  /** The mark of the chosen one: `done`, `best`. */
  readonly mark: string;
  /** A row was picked. Default: rows can't be picked. */
  readonly onTake?: (place: number) => void;
  /** A row is hovered or focused; null when none is. */
  readonly onPoint?: (place: number | null) => void;
}

/** Choices with their share of the search and their expected outcome. */
export function ThoughtList({ rows, mark, onTake, onPoint }: Props): JSX.Element {
  const hasShares = new Set(rows.map(({ share }) => share)).size > 1;
  return (
    <div class="thoughts">
      <p class="thoughts-head fine" aria-hidden="true">
        <span>{hasShares ? words.thoughts.choiceAndShare : words.thoughts.choice}</span>
        <span>{words.thoughts.toWin}</span>
      </p>
      <ol>
        {rows.map((row, place) => (
          <li key={row.label} class={row.isChosen ? 'chosen' : ''} {...pointing(onPoint, place)}>
            <Line
              onTake={
                onTake &&
                ((): void => {
                  onTake(place);
                })
              }
            >
              <span class="thought-label">
                {row.label} {row.isChosen && <em>{mark}</em>}
              </span>
              <span class="thought-expected">
                <span class="unseen">{words.thoughts.unseenToWin}</span>
                {words.thoughts.percent(row.expected)}
              </span>
              {hasShares && <Share share={row.share} />}
              {row.reason !== undefined && <span class="thought-reason">{row.reason}</span>}
            </Line>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Line({
  onTake,
  children,
}: {
  onTake: (() => void) | undefined;
  children: ComponentChildren;
}): JSX.Element {
  if (onTake === undefined) return <div class="thought">{children}</div>;
  return (
    <button type="button" class="thought" onClick={onTake}>
      {children}
    </button>
  );
}

function Share({ share }: { share: number }): JSX.Element {
  return (
    <>
      <span class="thought-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span class="thought-share">
        <span class="unseen">{words.thoughts.unseenShare}</span>
        {words.thoughts.percent(share)}
      </span>
    </>
  );
}

function pointing(
  onPoint: Props['onPoint'],
  place: number,
): Partial<Record<'onMouseEnter' | 'onMouseLeave' | 'onFocusIn' | 'onFocusOut', () => void>> {
  if (onPoint === undefined) return {};
  const point = (): void => {
    onPoint(place);
  };
  const leave = (): void => {
    onPoint(null);
  };
  return { onMouseEnter: point, onMouseLeave: leave, onFocusIn: point, onFocusOut: leave };
}
