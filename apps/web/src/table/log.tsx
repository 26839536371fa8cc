import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ClauseLink } from '../rulebook/clause-link.tsx';
import type { LogLine } from './log-line.ts';
import type { MatchModel } from './match-model.ts';

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
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // With the next frame, when the page is measured anyway, and once for all lines that have come by then.
    const frame = requestAnimationFrame(() => {
      end.current?.scrollTo({ top: end.current.scrollHeight });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [lines.length]);
  return (
    <section class="log-part" aria-labelledby="log-title">
      <h2 id="log-title">What happened</h2>
      <ol class="log" ref={end} tabIndex={0} aria-labelledby="log-title">
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
