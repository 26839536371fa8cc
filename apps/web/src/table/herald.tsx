import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchModel } from './match-model.ts';

/** Says to a screen reader what has happened and what is asked now; nobody else notices it. */
export function Herald({ model }: { model: MatchModel }): JSX.Element {
  const [words, setWords] = useState('');
  const told = useRef(model.history.lines.peek().length);
  const frame = model.frame.value;
  const moving = model.playback.moving.value;
  useEffect(() => {
    if (frame === null || moving) return;
    const lines = model.history.lines.peek();
    const fresh = lines.slice(Math.min(told.current, lines.length)).map((line) => line.words);
    told.current = lines.length;
    setWords(
      [
        ...fresh,
        ...(frame.passing ? [] : [model.table.game.words.question(frame.view, model.history.names.value)]),
      ].join(' '),
    );
  }, [frame, moving, model]);
  return (
    <p class="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
}
