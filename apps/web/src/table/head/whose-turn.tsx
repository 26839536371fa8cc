import { sentence, whom } from '@mechatable/kernel';
import type { JSX } from 'preact';
import type { MatchModel } from '../model/match-model.ts';
import { isAsked } from '../model/persons.ts';
import { words } from '../words/index.ts';

/** Whether the person at the screen has to choose. */
export function isYours({ frame, screen }: Pick<MatchModel, 'frame' | 'screen'>): boolean {
  const viewer = screen.viewer.value;
  return frame.value !== null && typeof viewer === 'number' && isAsked(frame.value, viewer);
}

/** Whose turn it is or who has to choose, large enough to read from afar. */
export function WhoseTurn({ model }: { model: MatchModel }): JSX.Element | null {
  const frame = model.frame.value;
  if (frame === null) return null;
  if (frame.outcome !== null) return <p class="whose">{words.head.over}</p>;
  if (isYours(model)) {
    const isTurn = model.table.drawing.status(frame.view).active === frame.viewer;
    return <p class="whose yours">{isTurn ? words.head.yourTurn : words.head.yourChoice}</p>;
  }
  const [seat] = frame.asked.filter((other) => other !== frame.viewer);
  if (seat === undefined) return <p class="whose" />;
  const others = frame.asked.length > 1;
  const name = sentence(whom(model.history.names.value, seat));
  return (
    <p class={`whose ${others ? '' : `seat-${seat}`}`}>
      {others ? words.head.othersAct : words.head.acts(name)}
    </p>
  );
}
