import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchModel } from '../model/match-model.ts';

/** For screen readers only: what has happened, and the current question. */
export function ScreenReaderLog({ model }: { model: MatchModel }): JSX.Element {
  const [words, setWords] = useState('');
  const announced = useRef(model.history.lines.peek().length);
  const frame = model.frame.value;
  const moving = model.playback.moving.value;
  useEffect(() => {
    if (frame === null || moving) return;
    const lines = model.history.lines.peek();
    const fresh = lines.slice(Math.min(announced.current, lines.length)).map((line) => line.words);
    announced.current = lines.length;
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
