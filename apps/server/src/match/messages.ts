import type { Frame, FrameUpdate, SeenEvent, TakeBack } from '@mechatable/host';
import type { Player, RecordHead, Viewer } from '@mechatable/kernel';
import { eventText } from './event-output.ts';
import type { OnlineMatch } from './online-match.ts';

/** New moves, as a viewer sees them. */
export function newsText(match: OnlineMatch, viewer: Viewer, news: FrameUpdate): string {
  const { frame, events, mover, takenBack } = news;
  const data = {
    frame: framed(match, viewer, frame),
    events: events.map((event) => ({ seq: frame.seq, mover, event })),
    mover,
    takenBack,
    // Without a mover, a seat may have changed hands.
    ...(mover === null && !takenBack ? { players: match.host.players } : {}),
  };
  return eventText('news', data, frame.entry);
}

/** Everything a viewer needs to show the match from scratch. */
export function snapshotText(
  match: OnlineMatch,
  viewer: Viewer,
  { frame, history }: { readonly frame: Frame; readonly history: readonly SeenEvent[] },
): string {
  const { host } = match;
  const data = {
    frame: framed(match, viewer, frame),
    history,
    players: host.players satisfies readonly Player[],
    head: publicHead(host.head),
    answers: viewer === 'table' ? null : host.answerSetting(viewer),
  };
  return eventText('snapshot', data, frame.entry);
}

/** With the undo that this table allows. */
function framed(match: OnlineMatch, viewer: Viewer, frame: Frame): Frame {
  // Listed explicitly: the frame's own undo takes long to compute, and the table may forbid it.
  const { seq, entry, link, turn, view, asked, legal, passing, outcome } = frame;
  const undo: TakeBack | null = viewer === 'table' ? null : match.undoOf(viewer);
  return { viewer, seq, entry, link, turn, view, asked, legal, passing, undo, outcome };
}

/** Everything that is fixed before the first entry, except the server's part of the seed. */
function publicHead(head: RecordHead): unknown {
  const { secret: _, ...rest } = head as RecordHead & { secret?: string };
  return rest;
}
