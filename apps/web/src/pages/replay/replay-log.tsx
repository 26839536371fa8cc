import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ClauseLink } from '../../ui/clause-link.tsx';
import type { ReplayModel } from './model/replay-model.ts';

/** The whole log; the present move is marked, and picking a line goes there. */
export function ReplayLog({ model }: { model: ReplayModel }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const at = model.at.value;
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>('.present');
    if (present == null || list.current === null) return;
    list.current.scrollTop = present.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <section class="log-part" aria-labelledby="replay-log-title">
      <h2 id="replay-log-title">Log</h2>
      <ol class="log" ref={list} tabIndex={0} aria-labelledby="replay-log-title">
        {model.lines.value.map((line, index) => (
          <li
            key={index}
            class={line.at === at ? 'present' : line.at > at ? 'later' : ''}
            onMouseEnter={() => {
              if (line.at <= at) model.point(line.anchors);
            }}
            onMouseLeave={() => {
              model.point([]);
            }}
          >
            <button
              type="button"
              class="line"
              aria-label={`Move ${line.at}: ${line.words}`}
              onClick={() => {
                model.jump(line.at);
              }}
            >
              {line.words}
            </button>{' '}
            <ClauseLink gameId={model.table.game.content.rulebook} id={line.clause} />
          </li>
        ))}
      </ol>
    </section>
  );
}
