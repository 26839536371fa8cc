import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LineRule } from '../../table/parts/line-rule.tsx';
import type { LogLine } from '../../table/model/log-line.ts';
import { rolesOf } from '../../table/log/log-story.ts';
import type { ReplayModel } from './model/replay-model.ts';
import { words } from './words.ts';
import '../../table/log/log.css';

/** The whole log. The current move is marked; clicking a line goes there, and its rule can be shown. */
export function ReplayLog({ model }: { model: ReplayModel }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const at = model.at.value;
  const [open, setOpen] = useState<LogLine | null>(null);
  const lines = model.lines.value;
  const roles = rolesOf(lines);
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>('.present');
    if (present == null || list.current === null) return;
    list.current.scrollTop = present.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <section class="log-part" aria-labelledby="replay-log-title">
      <h2 id="replay-log-title">{words.log.heading}</h2>
      <ol class="log" ref={list} tabIndex={0} aria-labelledby="replay-log-title">
        {lines.map((line, index) => (
          <li
            key={index}
            class={`log-${roles[index] ?? ''} ${line.at === at ? 'present' : line.at > at ? 'later' : ''}`}
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
              aria-label={words.log.move(line.at, line.words)}
              onClick={() => {
                model.jump(line.at);
              }}
            >
              {line.words}
            </button>
            <button
              type="button"
              class="why"
              aria-expanded={open === line}
              aria-label={words.log.whyLine(line.words)}
              onClick={() => {
                setOpen(open === line ? null : line);
              }}
            >
              {words.log.why}
            </button>
            {open === line && <LineRule gameId={model.table.game.content.rulebook} id={line.clause} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
