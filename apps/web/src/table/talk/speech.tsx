import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { tableTalk } from '../../browser/settings.ts';
import type { MatchModel } from '../model/match-model.ts';
import { talkOf } from './talk.ts';
import { words } from './words.ts';
import './speech.css';

/** The current line of a character, in a bubble beside its name. Not read aloud: it would interrupt the match. */
export function Speech({ model, seat }: { model: MatchModel; seat: Seat }): JSX.Element | null {
  const line = lineOf(model, seat);
  if (line === null || model.frame.value?.outcome !== null) return null;
  return (
    <span key={line} class="speech" aria-hidden="true">
      {line}
    </span>
  );
}

/** The last words of the loser or winner. */
export function LastWords({ model, seat }: { model: MatchModel; seat: Seat }): JSX.Element | null {
  const line = lineOf(model, seat);
  return line === null ? null : <q class="last-words">{words.says(line)}</q>;
}

function lineOf({ frame, history, host, table, playback }: MatchModel, seat: Seat): string | null {
  const shown = frame.value;
  if (tableTalk.value === 'off' || shown === null || playback.moving.value) return null;
  const { view, outcome } = shown;
  // There is a line for each event; unlike the events, the lines are watched.
  const events = history.events.slice(0, history.lines.value.length);
  return talkOf(host.players[seat], seat, { game: table.game, events, view, outcome });
}
