import { playersOf } from '@mechatable/host';
import { seatCount } from '@mechatable/kernel';
import type { MatchList as Stored, MatchSummary } from '@mechatable/store';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findEntry } from '../../games/games.ts';
import { titleOf } from '../../games/shared/title.ts';
import { reportBug } from '../../browser/bug.ts';
import { theStore } from '../../browser/storage.ts';
import { DamagedMatches } from './damaged-matches.tsx';
import { titlesOf } from '../../ui/players.ts';
import { playedHere } from '../../table/seen-seal.ts';
import { words } from './words.ts';

/** The matches in this browser: unfinished ones to resume, finished ones to watch again. */
export function MatchList(): JSX.Element | null {
  const [{ matches, damaged }, setStored] = useState<Stored>({ matches: [], damaged: [] });
  const load = async (): Promise<void> => {
    setStored(await (await theStore()).list());
  };
  useEffect(() => {
    load().catch(reportBug);
  }, []);
  const remove = async (id: string): Promise<void> => {
    await (await theStore()).remove(id);
    await load();
  };
  const unfinished = matches.filter(({ ended }) => ended === null);
  const finished = matches.filter(({ ended }) => ended !== null);
  return (
    <>
      {damaged.length > 0 && <DamagedMatches damaged={damaged} onRemove={remove} />}
      {unfinished.length > 0 && (
        <section class="matches" aria-labelledby="unfinished">
          <h2 id="unfinished">{words.matches.unfinished}</h2>
          <ul>
            {unfinished.map((match) => (
              <MatchRow key={match.id} match={match} onRemove={remove} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section class="matches" aria-labelledby="finished">
          <h2 id="finished">{words.matches.finished}</h2>
          <ul>
            {finished.map((match) => (
              <MatchRow key={match.id} match={match} onRemove={remove} />
            ))}
          </ul>
        </section>
      )}
    </>
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
      setTitle(titleOf(table, options, seats));
    }, reportBug);
  }, [entry, options, seats]);
  return title;
}

interface RowProps {
  readonly match: MatchSummary;
  readonly onRemove: (id: string) => Promise<void>;
}

function MatchRow({ match, onRemove }: RowProps): JSX.Element {
  const [sure, setSure] = useState(false);
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
          {match.ended ?? words.matches.length(match.length)} · {new Date(match.touched).toLocaleString()}
        </span>
      </a>
      {sure ? (
        <span class="row">
          <button type="button" onClick={() => void onRemove(match.id).catch(reportBug)}>
            {words.matches.removeForGood}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setSure(false);
            }}
          >
            {words.matches.cancel}
          </button>
        </span>
      ) : (
        <button
          type="button"
          class="quiet"
          aria-label={words.matches.removeMatch(title, players)}
          onClick={() => {
            setSure(true);
          }}
        >
          {words.matches.remove}
        </button>
      )}
    </li>
  );
}
