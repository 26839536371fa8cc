import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { LogLine } from '../model/log-line.ts';
import { spansOf, withTails, type Role } from './log-story.ts';
import { LineRule } from '../parts/line-rule.tsx';
import { TermText } from '../../game-ui/tips/term-text.tsx';
import { words } from '../words/index.ts';

interface Props {
  readonly line: LogLine;
  readonly role: Role;
  readonly gameId: string;
  /** Whether its rule is shown. */
  readonly isOpen: boolean;
  readonly onOpen: (line: LogLine | null) => void;
  readonly onPoint: (anchors: readonly string[]) => void;
  readonly onInspect: (id: string) => void;
}

/** A line of the log. It is drawn again only if it has changed: a long log has thousands of elements. */
export function LogEntry(props: Props): JSX.Element {
  const { line, role, gameId, isOpen, onOpen, onPoint, onInspect } = props;
  return useMemo(() => <Entry {...props} />, [line, role, gameId, isOpen, onOpen, onPoint, onInspect]);
}

/** Names of cards show the card; the rest of the line shows the rule it follows from. */
function Entry({ line, role, gameId, isOpen, onOpen, onPoint, onInspect }: Props): JSX.Element {
  const point = (): void => {
    onPoint(line.anchors);
  };
  const pointNoMore = (): void => {
    onPoint([]);
  };
  return (
    <li
      class={`log-${role}`}
      onMouseEnter={point}
      onMouseLeave={pointNoMore}
      onFocusIn={point}
      onFocusOut={pointNoMore}
    >
      <div class="log-line">
        <button
          type="button"
          class="line"
          aria-expanded={isOpen}
          aria-label={words.log.rule(line.words)}
          onClick={() => {
            onOpen(isOpen ? null : line);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.preventDefault(); // closes the rule without stepping back
            onOpen(null);
          }}
        />
        <LineWords line={line} isHeading={role === 'turn'} gameId={gameId} onInspect={onInspect} />
      </div>
      {isOpen && <LineRule gameId={gameId} id={line.clause} />}
    </li>
  );
}

function LineWords(props: {
  line: LogLine;
  isHeading: boolean;
  gameId: string;
  onInspect: (id: string) => void;
}): JSX.Element {
  const { line, isHeading, gameId, onInspect } = props;
  if (isHeading) return <h3>{line.words}</h3>;
  return (
    <span>
      {withTails(spansOf(line)).map(({ words: text, id, tail }, place) =>
        id === null ? (
          <TermText key={place} text={text} book={gameId} />
        ) : (
          <span key={place} class={tail === '' ? undefined : 'tailed'}>
            <button
              type="button"
              class="card-name"
              onClick={() => {
                onInspect(id);
              }}
            >
              {text}
            </button>
            {tail}
          </span>
        ),
      )}
    </span>
  );
}
