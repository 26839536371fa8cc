import { ROUTES, type PlayerRating, type RatingPoint } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { locale } from '../browser/language.ts';
import { api } from '../browser/api.ts';
import { reportBug } from '../browser/bug.ts';
import { findEntry } from '../games/games.ts';
import { Rating, signed } from '../ui/ratings/rating.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { RatingCurve } from '../ui/ratings/rating-curve.tsx';
import { words } from '../ui/ratings/words.ts';
import './player-ratings.css';

/** How many matches a curve shows at first. */
const PAGE = 50;
/** As the server counts: from then on, a rating is on the leaderboard. */
const SETTLED_AFTER = 10;

interface Page {
  readonly points: readonly RatingPoint[];
  readonly next: string | null;
}

/** A player's ratings, one for each game, with how they came about. */
export function PlayerRatings({ player }: { player: string }): JSX.Element {
  const loaded = useLoaded(player, () => api.call(ROUTES.ratingsOf, { params: { player } }));
  const ratings = loaded.is === 'here' ? loaded.value.ratings : null;
  return (
    <section class="player-ratings" aria-labelledby="ratings-heading">
      <h2 id="ratings-heading">{words.heading}</h2>
      {ratings?.length === 0 && <p class="fine">{words.none}</p>}
      {ratings?.map((rating) => (
        <GameRating key={rating.game} player={player} rating={rating} />
      ))}
    </section>
  );
}

function GameRating({ player, rating: at }: { player: string; rating: PlayerRating }): JSX.Element {
  const { game, rating, provisional, margin, matches } = at;
  const call = { params: { player, game } };
  const first = useLoaded(`${player} ${game}`, () =>
    api.call(ROUTES.ratingCurve, { ...call, query: { limit: PAGE } }),
  );
  const [more, setMore] = useState<Page | null>(null);
  const page: Page | null = more ?? (first.is === 'here' ? first.value : null);
  const earlier = async ({ points, next }: Page): Promise<void> => {
    if (next === null) return;
    const older = await api.call(ROUTES.ratingCurve, { ...call, query: { limit: PAGE, after: next } });
    setMore({ points: [...points, ...older.points], next: older.next });
  };
  return (
    <article class="game-rating">
      <header class="row">
        <h3>{findEntry(game)?.title ?? game}</h3>
        <strong class="game-figure">
          <Rating rating={rating} provisional={provisional} />
        </strong>
        <span class="fine">{words.margin(margin)}</span>
        <span class="fine">
          {provisional
            ? `${words.provisional}, ${words.left(SETTLED_AFTER - matches)}`
            : words.matches(matches)}
        </span>
        <a href={`/ratings/${game}`}>{words.leaderboard}</a>
      </header>
      {page !== null && page.points.length > 1 && <RatingCurve points={page.points} />}
      {page !== null && <Matches points={page.points} />}
      {page?.next != null && (
        <button type="button" class="quiet" onClick={() => void earlier(page).catch(reportBug)}>
          {words.earlier}
        </button>
      )}
    </article>
  );
}

/** The same as the curve, for those who can't see it. */
function Matches({ points }: { points: readonly RatingPoint[] }): JSX.Element {
  const { date, result, change, rating } = words.columns;
  return (
    <details>
      <summary>{words.table}</summary>
      <table class="rating-table">
        <thead>
          <tr>
            {[date, result, change, rating].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <td>{new Date(point.at).toLocaleDateString(locale)}</td>
              <td>{point.place}</td>
              <td>{signed(point.change)}</td>
              <td>
                <Rating rating={point.rating} provisional={point.provisional} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
