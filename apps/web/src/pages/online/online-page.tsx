import { RemoteHost } from '@mechatable/host/remote';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../browser/address.ts';
import { loadMe } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import type { MatchModel } from '../../table/model/match-model.ts';
import { joinTable, rematchOf } from '../../table/online/actions.ts';
import { keepMatch } from '../../table/online/keep-match.ts';
import { OnlineTable } from '../../table/online/online-table.ts';
import { RatingResult } from '../../table/online/rating-result.tsx';
import { RoomBanner } from '../../table/online/room-banner.tsx';
import { RoomMenu } from '../../table/online/room-menu.tsx';
import { SeatStatus } from '../../table/online/seat-status.tsx';
import { TalkPanel } from '../../table/online/talk-panel.tsx';
import { Watching } from '../../table/online/watching.tsx';
import type { RematchOptions } from '../../table/end/rematch-choice.tsx';
import { Table } from '../../table/table.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import type { TableMode } from './mode.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { words } from './words.ts';
import '../../table/online/online.css';

/** A table on the server: the waiting room, then the match. */
export function OnlinePage({ id, mode }: { id: string; mode: TableMode }): JSX.Element {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    let isLeft = false;
    const opened = new OnlineTable(id, mode !== 'play');
    loadMe().then(() => {
      if (isLeft) return;
      opened.open();
      setTable(opened);
    }, reportBug);
    return () => {
      isLeft = true;
      opened.close();
    };
  }, [id, mode]);
  if (table === null) return <p class="loading">{words.loading}</p>;
  if (table.refused.value !== null) return <NotFoundPage sentence={table.refused.value} />;
  const model = table.match.value;
  if (model !== null && model.host instanceof RemoteHost)
    return <OnlineMatch table={table} model={model} host={model.host} isTv={mode === 'tv'} />;
  return table.room.value === null ? (
    <p class="loading">{words.loading}</p>
  ) : (
    <WaitingRoom table={table} room={table.room.value} isTv={mode === 'tv'} />
  );
}

interface Props {
  readonly table: OnlineTable;
  readonly model: MatchModel;
  readonly host: RemoteHost;
  readonly isTv: boolean;
}

function OnlineMatch({ table, model, host, isTv }: Props): JSX.Element {
  const info = table.room.value?.table;
  const isOver = model.frame.value?.outcome != null;
  useEffect(() => {
    if (isOver && info !== undefined) keepMatch(info).catch(reportBug);
  }, [isOver]);
  return (
    <div class={isTv ? 'tv' : undefined}>
      <Table
        model={model}
        extras={{
          banner: <RoomBanner table={table} host={host} />,
          seat: (seat) => <SeatStatus table={table} seat={seat} />,
          menu: (close) => <RoomMenu table={table} host={host} onOffer={close} />,
          side: (
            <>
              <Watching table={table} />
              <TalkPanel table={table} host={host} />
            </>
          ),
          result: <RatingResult table={table} model={model} />,
          onRematch: host.here.length === 0 ? null : (options) => rematch(table, host, options),
        }}
      />
    </div>
  );
}

/** Sits down at the rematch with the same deck, in the same seat. */
async function rematch(table: OnlineTable, host: RemoteHost, options: RematchOptions): Promise<void> {
  const { id } = await rematchOf(table.id, options);
  const [seat] = host.here;
  const { loadouts } = host.head.options as { loadouts?: readonly unknown[] };
  if (seat !== undefined) await joinTable(id, seat, loadouts?.[seat]);
  go(`/table/${id}`);
}
