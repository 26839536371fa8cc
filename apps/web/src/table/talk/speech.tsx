import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { tableTalk } from '../../browser/settings.ts';
import type { MatchModel } from '../match-model.ts';
import { talkOf } from './talk.ts';
import { words } from './words.ts';
import './speech.css';

/** What the character in a seat says now, in a bubble beside its name. Not read aloud: it would interrupt the match. */
export function Speech({ model, seat }: { model: MatchModel; seat: Seat }): JSX.Element | null {
  const line = useLine(model, seat);
  if (line === null || model.frame.value?.outcome !== null) return null;
  return (
    <span key={line} class="speech" aria-hidden="true">
      {line}
    </span>
  );
}

/** What the loser or winner says at the end. */
export function LastWords({ model, seat }: { model: MatchModel; seat: Seat }): JSX.Element | null {
  const line = useLine(model, seat);
  return line === null ? null : <q class="last-words">{words.says(line)}</q>;
}

function useLine({ frame, history, host, table, playback }: MatchModel, seat: Seat): string | null {
  const { value: shown } = frame;
  if (tableTalk.value === 'off' || shown === null) return null;
  const isSettled = history.lines.value.length > 0 && !playback.moving.value; // both are watched
  const { view, outcome } = shown;
  const match = { game: table.game, events: history.events, view, outcome };
  return isSettled || outcome !== null ? talkOf(host.players[seat], seat, match) : null;
}
