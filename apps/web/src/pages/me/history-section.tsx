import { ROUTES, type TableInfo } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../browser/api.ts';
import { waiting } from '../../browser/turns.ts';
import { ENTRIES } from '../../games/games.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { withOpponent } from './history.ts';
import { MatchRow } from './match-row.tsx';
import { StatusMessage } from './status-message.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

const PAGE = 10;

type Status = keyof typeof words.history.statuses;
const STATUSES = Object.keys(words.history.statuses) as Status[];

interface Page {
  readonly tables: readonly TableInfo[];
  readonly next: string | null;
}

/** Your online matches, the latest first. */
export function HistorySection({ you }: { you: string }): JSX.Element {
  const [game, setGame] = useState('');
  const [status, setStatus] = useState<Status>('all');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState<Page | null>(null);
  const { isBusy, message, run } = useAttempt();
  const wanted = `${game} ${status}`;
  const latest = useRef(wanted);
  latest.current = wanted;
  const load = async (before: Page | null): Promise<void> => {
    const { tables, next } = await api.call(ROUTES.listTables, {
      query: {
        scope: 'mine',
        limit: PAGE,
        ...(game === '' ? {} : { game }),
        ...(status === 'all' ? {} : { status }),
        ...(before?.next == null ? {} : { after: before.next }),
      },
    });
    if (latest.current === wanted) setPage({ tables: [...(before?.tables ?? []), ...tables], next });
  };
  useEffect(() => {
    run(() => load(null));
  }, [wanted]);
  const turns = waiting.value.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (page !== null && page.tables.length <= PAGE) run(() => load(null)); // added pages stay
  }, [turns]);
  const tables = withOpponent(page?.tables ?? [], you, query);
  const isFiltered = game !== '' || status !== 'all' || query.trim() !== '';
  return (
    <section class="me-history" aria-labelledby="me-history">
      <h2 id="me-history">{words.history.heading}</h2>
      <div class="row">
        <select
          aria-label={words.history.game}
          value={game}
          onChange={({ currentTarget }) => {
            setGame(currentTarget.value);
          }}
        >
          <option value="">{words.history.allGames}</option>
          {ENTRIES.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <select
          aria-label={words.history.status}
          value={status}
          onChange={({ currentTarget }) => {
            setStatus(STATUSES.find((one) => one === currentTarget.value) ?? 'all');
          }}
        >
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {words.history.statuses[one]}
            </option>
          ))}
        </select>
        <SearchBox label={words.history.search} query={query} onQuery={setQuery} />
      </div>
      <p class="fine" role="status">
        {page === null ? null : found(tables.length, isFiltered)}
      </p>
      <ul>
        {tables.map((table) => (
          <MatchRow key={table.id} table={table} you={you} />
        ))}
      </ul>
      {page?.next != null && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            run(() => load(page));
          }}
        >
          {words.history.more}
        </button>
      )}
      <StatusMessage sentence={message} />
    </section>
  );
}

function found(count: number, isFiltered: boolean): string | null {
  if (count === 0) return isFiltered ? words.history.noneFound : words.history.none;
  return isFiltered ? words.history.found(count) : null;
}
