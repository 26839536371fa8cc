import { playersOf } from '@mechatable/host';
import { contentHashIn, seatCount } from '@mechatable/kernel';
import type { MatchSummary } from '@mechatable/store';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findEntry } from '../../games/games.ts';
import { titleOf } from '../../games/shared/title.ts';
import { locale } from '../../browser/language.ts';
import { reportBug } from '../../browser/bug.ts';
import { DamagedMatches } from './damaged-matches.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { titlesOf } from '../../ui/players.ts';
import { playedHere } from '../../table/open/seen-seal.ts';
import type { StoredMatches } from './stored-matches.ts';
import { words } from './words.ts';

/** How many matches are offered before the games. */
const MOST = 3;

/** Unfinished matches: what people most often come back for. */
export function ResumeList({ stored: { matches, remove } }: { stored: StoredMatches }): JSX.Element | null {
  const unfinished = matches.filter(({ ended }) => ended === null);
  if (unfinished.length === 0) return null;
  const more = unfinished.slice(MOST);
  return (
    <section class="matches resume" aria-labelledby="unfinished">
      <h2 id="unfinished">{words.matches.unfinished}</h2>
      <Rows matches={unfinished.slice(0, MOST)} onRemove={remove} />
      {more.length > 0 && (
        <details>
          <summary>{words.matches.more(more.length)}</summary>
          <Rows matches={more} onRemove={remove} />
        </details>
      )}
    </section>
  );
}

/** Finished matches to watch again, and damaged ones. */
export function MatchList({ stored }: { stored: StoredMatches }): JSX.Element {
  const { matches, damaged, remove } = stored;
  const finished = matches.filter(({ ended }) => ended !== null);
  return (
    <>
      {damaged.length > 0 && <DamagedMatches damaged={damaged} onRemove={remove} />}
      {finished.length > 0 && (
        <section class="matches" aria-labelledby="finished">
          <h2 id="finished">{words.matches.finished}</h2>
          <Rows matches={finished} onRemove={remove} />
        </section>
      )}
    </>
  );
}

interface RowsProps {
  readonly matches: readonly MatchSummary[];
  readonly onRemove: (id: string) => Promise<void>;
}

function Rows({ matches, onRemove }: RowsProps): JSX.Element {
  return (
    <ul>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} onRemove={onRemove} />
      ))}
    </ul>
  );
}

/** The title of the game; with its variant as soon as the rules are loaded. */
function useTitle({ head }: MatchSummary): string {
  const { game, options } = head;
  const seats = seatCount(head);
  const entry = findEntry(game);
  const [title, setTitle] = useState(entry?.title ?? game);
  useEffect(() => {
    entry?.load().then((table) => {
      setTitle(titleOf(table, options, seats, contentHashIn(game) !== null));
    }, reportBug);
  }, [entry, options, seats]);
  return title;
}

interface RowProps {
  readonly match: MatchSummary;
  readonly onRemove: (id: string) => Promise<void>;
}

function MatchRow({ match, onRemove }: RowProps): JSX.Element {
  const { remove, removeForGood, cancel, removeMatch } = words.matches;
  const title = useTitle(match);
  const seated = playersOf(match.head);
  const players = words.matches.players(titlesOf(seated, playedHere(match.id)));
  const over = match.ended !== null;
  return (
    <li class="match-row">
      <a class="match-link" href={over ? `/replay/${match.id}` : `/match/${match.id}`}>
        <strong>{title}</strong>
        <span>{players}</span>
        <span class="fine">
          {match.ended ?? words.matches.length(match.length)} ·{' '}
          {new Date(match.touched).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </a>
      <DeleteButton
        words={{ remove, confirm: removeForGood, cancel }}
        label={removeMatch(title, players)}
        onDelete={() => onRemove(match.id)}
      />
    </li>
  );
}
