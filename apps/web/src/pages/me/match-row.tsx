import type { TableInfo } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { Fragment } from 'preact';
import { locale } from '../../browser/language.ts';
import { go } from '../../browser/address.ts';
import { findEntry } from '../../games/games.ts';
import { keepMatch } from '../../table/online/keep-match.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { askedNames, opponentsOf, resultOf, type Opponent, type Result } from './history.ts';
import { StatusMessage } from './status-message.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

/** One of your matches: its status, and what you can do with it. */
export function MatchRow({ table, you }: { table: TableInfo; you: string }): JSX.Element {
  const { isBusy, message, run } = useAttempt();
  const result = resultOf(table, you);
  const game = findEntry(table.game)?.title ?? table.game;
  const opponents = opponentsOf(table, you);
  const about = (action: string): string =>
    words.history.about(action, game, opponents.map(({ name }) => name).join(', '));
  const watch = (hash: string) => (): void => {
    run(async () => {
      await keepMatch(table);
      go(`/replay/${table.id}${hash}`);
    });
  };
  return (
    <li class="history-row" data-result={result}>
      <div class="history-match">
        <strong>{game}</strong> <span class="history-result">{resultWords(table, result)}</span>
        <p>
          {words.history.against} <Opponents opponents={opponents} />
        </p>
        <p class="fine">{[table.ended, dateOf(table)].filter((part) => part !== null).join(' · ')}</p>
      </div>
      <div class="row">
        {table.status === 'over' ? (
          <>
            <button
              type="button"
              disabled={isBusy}
              aria-label={about(words.history.replay)}
              onClick={watch('')}
            >
              {words.history.replay}
            </button>
            <button
              type="button"
              disabled={isBusy}
              aria-label={about(words.history.review)}
              onClick={watch('#review')}
            >
              {words.history.review}
            </button>
          </>
        ) : (
          table.status !== 'aborted' && (
            <Resume table={table} isYours={result === 'your-turn'} about={about} />
          )
        )}
      </div>
      {message !== null && <StatusMessage sentence={message} />}
    </li>
  );
}

interface ResumeProps {
  readonly table: TableInfo;
  readonly isYours: boolean;
  readonly about: (action: string) => string;
}

function Resume({ table: { id, status }, isYours, about }: ResumeProps): JSX.Element {
  const action = status === 'waiting' ? words.history.open : words.history.resume;
  return (
    <a class={isYours ? 'button primary' : 'button'} href={`/table/${id}`} aria-label={about(action)}>
      {action}
    </a>
  );
}

function Opponents({ opponents }: { opponents: readonly Opponent[] }): JSX.Element {
  return (
    <>
      {opponents.map(({ name, emblem }, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <span class="opponent">
            {emblem !== null && <Emblem number={emblem} />}
            {name}
          </span>
        </Fragment>
      ))}
    </>
  );
}

function resultWords(table: TableInfo, result: Result): string {
  return result === 'their-turn'
    ? words.history.waitingFor(askedNames(table))
    : words.history.results[result];
}

function dateOf({ touched }: TableInfo): string {
  return new Date(touched).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
