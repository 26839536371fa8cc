import type { JSX, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LogEntry } from './log-entry.tsx';
import type { LogLine } from '../model/log-line.ts';
import { storyOf, type Role } from './log-story.ts';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';
import './log.css';

/** A list is at its end if it is within this many pixels of it. */
const NEAR = 8;

/** The events of the match, grouped by turn and action. Pointing at a line points at the pieces; picking it shows the rule. */
export function Log({ model }: { model: MatchModel }): JSX.Element {
  const onPoint = useCallback(
    (anchors: readonly string[]) => {
      model.point(anchors);
    },
    [model],
  );
  const onInspect = useCallback(
    (id: string) => {
      model.looked.value = { anchor: `card:${id}`, closely: true };
    },
    [model],
  );
  const { rulebook } = model.table.game.content;
  return (
    <LogLines lines={model.history.lines.value} gameId={rulebook} onPoint={onPoint} onInspect={onInspect} />
  );
}

interface Props {
  readonly lines: readonly LogLine[];
  readonly gameId: string;
  readonly onPoint: (anchors: readonly string[]) => void;
  /** Shows a card by its id. */
  readonly onInspect: (id: string) => void;
}

export function LogLines({ lines, ...rest }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<LogLine | null>(null);
  useStayAtEnd(list, lines.length);
  const entry = (line: LogLine, role: Role, key: number): JSX.Element => (
    <LogEntry key={key} line={line} role={role} isOpen={open === line} onOpen={setOpen} {...rest} />
  );
  return (
    <section class="log-part" aria-labelledby="log-title">
      <h2 id="log-title">{words.log.title}</h2>
      <ol class="log" ref={list} tabIndex={0} aria-labelledby="log-title">
        {storyOf(lines).map((one, index) =>
          one.kind === 'line' ? (
            entry(one.line, one.role, index)
          ) : (
            <li key={index} class="log-run">
              <details>
                <summary>{words.log[one.kind](one.lines.length)}</summary>
                <ol>{one.lines.map((line, place) => entry(line, 'pass', place))}</ol>
              </details>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** How people scroll a list, besides its scrollbar. All other scrolling is by the page itself. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'focusin'] as const;

/**
 * Keeps a list at its end when it grows or changes size, until a person scrolls away; scrolling back to the end resumes
 * it. Scroll events alone can't tell: those of our own scrolling arrive late, when the list has grown again.
 */
function useStayAtEnd(list: RefObject<HTMLElement | null>, length: number): void {
  const state = useRef({ isAtEnd: true, byHand: false, pressed: false });
  const follow = useCallback(() => {
    const { current } = list;
    if (current === null || !state.current.isAtEnd) return;
    state.current.byHand = false;
    current.scrollTo({ top: current.scrollHeight });
  }, [list]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const ends = new AbortController();
    const options = { passive: true, signal: ends.signal };
    const touch = (): void => {
      state.current.byHand = true;
    };
    const press = (isDown: boolean) => (): void => {
      if (state.current.pressed) touch(); // a released scrollbar may still be scrolling
      state.current.pressed = isDown;
    };
    const noteEnd = (): void => {
      const { scrollHeight, scrollTop, clientHeight } = current;
      if (state.current.byHand || state.current.pressed)
        state.current.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    };
    for (const input of BY_HAND) current.addEventListener(input, touch, options);
    current.addEventListener('pointerdown', press(true), options);
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, press(false), options);
    current.addEventListener('scroll', noteEnd, options);
    const resizes = new ResizeObserver(follow);
    resizes.observe(current);
    return () => {
      ends.abort();
      resizes.disconnect();
    };
  }, [list, follow]);
  useLayoutEffect(() => {
    // In the frame that shows them, when the page is measured anyway, and once for all new lines.
    const frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [length, follow]);
}
