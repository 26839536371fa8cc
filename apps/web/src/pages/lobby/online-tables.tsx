import { ROUTES, UnreachableError, type TableInfo } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, hasServer, loadMe, me } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { lobby, watchLobby } from '../../browser/lobby-stream.ts';
import { findEntry } from '../../games/games.ts';
import { botTitle } from '../../ui/players.ts';
import { words } from './words.ts';

/** How many matches are offered to watch. */
const MOST_LIVE = 10;

/** Tables on the server: those that wait for you first, then those that anyone can join. */
export function OnlineTables(): JSX.Element | null {
  useEffect(() => {
    let stop = (): void => undefined;
    loadMe().then(() => {
      if (hasServer.value === true) stop = watchLobby();
    }, reportBug);
    return () => {
      stop();
    };
  }, []);
  const [live, setLive] = useState<readonly TableInfo[]>([]);
  const shown = lobby.value;
  const isThere = shown !== null;
  useEffect(() => {
    if (!isThere) return;
    api.call(ROUTES.listTables, { query: { scope: 'live', limit: MOST_LIVE } }).then(({ tables }) => {
      setLive(tables);
    }, unlessUnreachable);
  }, [isThere]);
  if (shown === null) return null;
  const isOthers = ({ id }: TableInfo): boolean => !shown.mine.some((mine) => mine.id === id);
  const open = shown.open.filter(isOthers);
  const toWatch = live.filter((table) => isOthers(table) && table.terms.spectators);
  return (
    <>
      {shown.mine.length > 0 && (
        <section class="matches" aria-labelledby="online-mine">
          <h2 id="online-mine">{words.online.mine}</h2>
          <ul>
            {shown.mine.map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section class="matches" aria-labelledby="online-open">
          <h2 id="online-open">{words.online.open}</h2>
          <ul>
            {open.map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {toWatch.length > 0 && (
        <section class="matches" aria-labelledby="online-live">
          <h2 id="online-live">{words.online.watch}</h2>
          <ul>
            {toWatch.map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The server may go away at any time; the rest of the lobby works without it. */
function unlessUnreachable(error: unknown): void {
  if (!(error instanceof UnreachableError)) reportBug(error);
}

function Row({ table }: { table: TableInfo }): JSX.Element {
  const names = table.seats.map((seat) => {
    if (seat.kind === 'open') return words.online.openSeat;
    if (seat.kind === 'bot') return botTitle(seat.bot);
    return seat.rating === null
      ? seat.profile.name
      : words.online.rated(seat.profile.name, seat.rating.rating);
  });
  const mySeat = table.seats.findIndex((seat) => seat.kind === 'person' && seat.profile.id === me.value?.id);
  const isMyTurn = table.status === 'playing' && table.asked.includes(mySeat);
  return (
    <li class="match-row">
      <a class="match-link" href={`/table/${table.id}`}>
        <strong>
          {findEntry(table.game)?.title ?? table.game}
          {isMyTurn && <em class="your-turn">{words.online.yourTurn}</em>}
        </strong>
        <span>{words.matches.players(names)}</span>
        <span class="fine">
          {words.online.status(table.status, table.turn)}
          {table.terms.rated && ` · ${words.online.isRated}`}
        </span>
      </a>
    </li>
  );
}
