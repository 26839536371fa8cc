import type { RemoteHost } from '@mechatable/host/remote';
import type { Offer } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import type { OnlineTable } from './online-table.ts';
import { words } from './words.ts';

/** In the menu of an online match: requests to the others. */
export function RoomMenu(props: {
  table: OnlineTable;
  host: RemoteHost;
  onOffer: () => void;
}): JSX.Element | null {
  const { table, host, onOffer } = props;
  const room = table.room.value;
  const you = room?.you ?? null;
  if (room?.table.status !== 'playing' || you === null) return null;
  const others = room.table.seats.filter((seat, at) => seat.kind === 'person' && at !== you);
  if (others.length === 0) return null;
  const to = host.undoTarget(you);
  const { undo } = host.frame(you);
  const mayAskUndo = room.table.terms.undoByConsent && room.table.terms.undos !== 0 && undo?.free === false;
  const offer = (kind: Offer['kind'], undoTo: number | null) => (): void => {
    onOffer();
    host.offer(you, kind, undoTo).catch(reportBug);
  };
  return (
    <>
      {mayAskUndo && to !== null && (
        <button type="button" onClick={offer('undo', to)}>
          {words.offers.askUndo}
        </button>
      )}
      {host.game.rules.agreeDraw !== undefined && (
        <button type="button" onClick={offer('draw', null)}>
          {words.offers.offerDraw}
        </button>
      )}
    </>
  );
}
