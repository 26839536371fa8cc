import type { Part } from '@mechatable/kernel';
import type { JSX } from 'preact';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import { StaticScene } from '../../ui/static-scene.tsx';
import type { CardDifferences, Pair } from './compare-cards.ts';
import { words } from './words.ts';

interface Props {
  readonly older: OpenGame;
  readonly newer: OpenGame;
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
      <CardNames
        title={words.cardChanges.onlyIn(older.entry.title, gone.length)}
        gameId={older.entry.id}
        parts={gone}
      />
      <CardNames
        title={words.cardChanges.newIn(newer.entry.title, added.length)}
        gameId={newer.entry.id}
        parts={added}
      />
      <CardNames
        title={words.cardChanges.same(same.length)}
        gameId={newer.entry.id}
        parts={same.map(({ after }) => after)}
      />
    </section>
  );
}

function ChangedCard(props: { older: OpenGame; newer: OpenGame; pair: Pair }): JSX.Element {
  const { older, newer, pair } = props;
  const { before, after, changes } = pair;
  return (
    <div class="table-wrap" tabIndex={0} role="group" aria-label={after.name}>
      <div class="card-pair">
        <Printed open={older} part={before} />
        <Printed open={newer} part={after} />
      </div>
      <table class="changes">
        <caption>
          <a href={`/cards/${newer.entry.id}/${after.id}`}>{after.name}</a>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.cardChanges.what}</span>
            </th>
            <th scope="col">
              <a href={`/cards/${older.entry.id}/${before.id}`}>{older.entry.title}</a>
            </th>
            <th scope="col">{newer.entry.title}</th>
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

/** The card of an edition, as the table shows it. */
function Printed({ open: { entry, drawing }, part }: { open: OpenGame; part: Part }): JSX.Element | null {
  const exhibit = drawing.exhibits.find(({ id }) => id === part.id);
  if (exhibit === undefined) return null;
  return (
    <figure class={`game-${entry.id}`} data-game={entry.id}>
      <StaticScene scene={exhibit.card} />
      <figcaption>{entry.title}</figcaption>
    </figure>
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
