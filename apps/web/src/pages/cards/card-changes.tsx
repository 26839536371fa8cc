import type { Part } from '@mechatable/kernel';
import type { JSX } from 'preact';
import type { GameEntry } from '../../games/games.ts';
import type { CardDifferences, Pair } from './compare-cards.ts';
import { words } from './words.ts';

interface Props {
  readonly older: GameEntry;
  readonly newer: GameEntry;
  readonly cards: CardDifferences;
}

/** The cards of two editions: changed, gone, new, and the same. */
export function CardChanges({ older, newer, cards: { pairs, gone, added } }: Props): JSX.Element {
  const changed = pairs.filter(({ changes }) => changes.length > 0);
  const same = pairs.filter(({ changes }) => changes.length === 0);
  return (
    <section id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">{words.cardChanges.heading}</h2>
      <p>
        {words.cardChanges.counts({
          changed: changed.length,
          gone: gone.length,
          added: added.length,
          same: same.length,
        })}
      </p>
      {changed.map((pair) => (
        <ChangedCard key={pair.after.id} older={older} newer={newer} pair={pair} />
      ))}
      <CardNames title={words.cardChanges.onlyIn(older.title, gone.length)} gameId={older.id} parts={gone} />
      <CardNames title={words.cardChanges.newIn(newer.title, added.length)} gameId={newer.id} parts={added} />
      <CardNames
        title={words.cardChanges.same(same.length)}
        gameId={newer.id}
        parts={same.map(({ after }) => after)}
      />
    </section>
  );
}

function ChangedCard({
  older,
  newer,
  pair,
}: {
  older: GameEntry;
  newer: GameEntry;
  pair: Pair;
}): JSX.Element {
  const { before, after, changes } = pair;
  return (
    <div class="table-wrap" tabIndex={0} role="group" aria-label={after.name}>
      <table class="changes">
        <caption>
          <a href={`/cards/${newer.id}/${after.id}`}>{after.name}</a>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.cardChanges.what}</span>
            </th>
            <th scope="col">
              <a href={`/cards/${older.id}/${before.id}`}>{older.title}</a>
            </th>
            <th scope="col">{newer.title}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.what}>
              <th scope="row">{change.what}</th>
              <td>{change.before === '' ? '–' : change.before}</td>
              <td>{change.after === '' ? '–' : change.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CardNames(props: { title: string; gameId: string; parts: readonly Part[] }): JSX.Element | null {
  const { title, gameId, parts } = props;
  if (parts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="card-names">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`/cards/${gameId}/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
