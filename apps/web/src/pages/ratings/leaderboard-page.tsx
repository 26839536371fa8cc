import { ROUTES, UnreachableError, type Leader } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, hasServer, loadMe, me } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { ENTRIES, findEntry } from '../../games/games.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { botTitle } from '../../ui/players.ts';
import { Rating } from '../../ui/ratings/rating.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { words } from './words.ts';
import './ratings.css';

interface Board {
  readonly game: string;
  readonly leaders: readonly Leader[];
  readonly next: string | null;
}

/** The strongest players of a game, and its bots. */
export function LeaderboardPage({ gameId }: { gameId: string | null }): JSX.Element {
  const entry = gameId === null ? ENTRIES[0] : findEntry(gameId);
  useEffect(() => {
    loadMe().catch(reportBug);
  }, []);
  if (entry == null) return <NotFoundPage sentence={words.noGame(gameId ?? '')} />;
  return (
    <>
      <PageHead title={words.title} />
      <main class="page ratings-page">
        <h1>{words.heading(entry.title)}</h1>
        <nav class="row game-picks" aria-label={words.games}>
          {ENTRIES.map(({ id, title }) => (
            <a
              key={id}
              class="button"
              href={`/ratings/${id}`}
              aria-current={id === entry.id ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        {hasServer.value === false ? <p>{words.noServer}</p> : <Leaders key={entry.id} game={entry.id} />}
        <HowItWorks />
      </main>
    </>
  );
}

function Leaders({ game }: { game: string }): JSX.Element {
  const [board, setBoard] = useState<Board | null>(null);
  const load = (before: Board | null): void => {
    api
      .call(ROUTES.leaderboard, {
        params: { game },
        query: before?.next == null ? {} : { after: before.next },
      })
      .then(({ leaders, next }) => {
        setBoard({ game, leaders: [...(before?.leaders ?? []), ...leaders], next });
      })
      .catch((error: unknown) => {
        if (!(error instanceof UnreachableError)) reportBug(error);
      });
  };
  useEffect(() => {
    load(null);
  }, [game]);
  if (board === null) return <Loading />;
  const { rank, player, rating, matches } = words.columns;
  return (
    <>
      <table class="rating-table leaders">
        <thead>
          <tr>
            {[rank, player, rating, matches].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.leaders.map((leader) => (
            <Line key={leader.kind === 'bot' ? leader.bot : leader.profile.id} leader={leader} />
          ))}
        </tbody>
      </table>
      {board.leaders.every(({ kind }) => kind === 'bot') && <p class="fine">{words.nobody}</p>}
      {board.next !== null && (
        <button
          type="button"
          onClick={() => {
            load(board);
          }}
        >
          {words.more}
        </button>
      )}
    </>
  );
}

function Line({ leader }: { leader: Leader }): JSX.Element {
  if (leader.kind === 'bot')
    return (
      <tr class="bot">
        <td />
        <th scope="row">{words.bot(botTitle(leader.bot))}</th>
        <td>
          <Rating rating={leader.rating} provisional={false} />
        </td>
        <td />
      </tr>
    );
  const { rank, profile, rating, matches } = leader;
  const isYou = profile.id === me.value?.id;
  return (
    <tr class={isYou ? 'you' : undefined}>
      <td>{rank}</td>
      <th scope="row">
        <a href={`/player/${profile.id}`}>
          <Emblem number={profile.emblem} /> {profile.name}
        </a>
        {isYou && <span class="fine"> ({words.you})</span>}
      </th>
      <td>
        <Rating rating={rating} provisional={false} />
      </td>
      <td>{matches}</td>
    </tr>
  );
}
