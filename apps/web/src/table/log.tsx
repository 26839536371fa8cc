import type { JSX, RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { ClauseLink } from '../rulebook/clause-link.tsx';
import type { LogLine } from './log-line.ts';
import type { MatchModel } from './match-model.ts';

/** So many pixels from its end a list counts as being there. */
const NEAR = 8;

/** What has happened, each sentence with its clause; pointing at one points at the pieces. */
export function Log({ model }: { model: MatchModel }): JSX.Element {
  return (
    <LogLines
      lines={model.lines.value}
      gameId={model.table.game.rulebook}
      onPoint={(anchors) => {
        model.point(anchors);
      }}
    />
  );
}

interface Props {
  readonly lines: readonly LogLine[];
  readonly gameId: string;
  readonly onPoint: (anchors: readonly string[]) => void;
}

export function LogLines({ lines, gameId, onPoint }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useStayAtEnd(list, lines.length);
  return (
    <section class="log-part" aria-labelledby="log-title">
      <h2 id="log-title">What happened</h2>
      <ol class="log" ref={list} tabIndex={0} aria-labelledby="log-title">
        {lines.map((line, index) => (
          <li
            key={index}
            onMouseEnter={() => {
              onPoint(line.anchors);
            }}
            onMouseLeave={() => {
              onPoint([]);
            }}
          >
            {line.words} <ClauseLink gameId={gameId} id={line.clause} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whoever sees the end of a list goes on seeing it: when it gets longer, and when its place on the page changes. */
function useStayAtEnd(list: RefObject<HTMLElement | null>, length: number): void {
  const isAtEnd = useRef(true);
  const follow = useCallback(() => {
    const { current } = list;
    if (isAtEnd.current) current?.scrollTo({ top: current.scrollHeight });
  }, [list]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const noteEnd = (): void => {
      const { scrollHeight, scrollTop, clientHeight } = current;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    };
    current.addEventListener('scroll', noteEnd, { passive: true });
    const resizes = new ResizeObserver(follow);
    resizes.observe(current);
    return () => {
      current.removeEventListener('scroll', noteEnd);
      resizes.disconnect();
    };
  }, [list, follow]);
  useEffect(() => {
    // With the next frame, when the page is measured anyway, and once for all lines that have come by then.
    const frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [length, follow]);
}
