import type { Part } from '@mechatable/kernel';
import { signal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import '@mechatable/board/board.css';
import type { Exhibit } from '../../games/shared/drawing.ts';
import { CustomMark } from '../../ui/custom-mark.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import { StaticScene } from '../../ui/static-scene.tsx';
import { editionLinks } from './edition-links.ts';
import { EVERYTHING, filterChoices, filtered, type Filter } from '../../ui/filter.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { figuresOf, partsOf, pieceWord } from '../../ui/parts.ts';
import { words } from './words.ts';

/** The filter of each game, kept while the player looks at a card. */
const filters = new Map<string, Signal<Filter>>();

function filterOf(gameId: string): Signal<Filter> {
  const known = filters.get(gameId) ?? signal(EVERYTHING);
  filters.set(gameId, known);
  return known;
}

/** All cards of a game, as the table shows them. */
export function Gallery({ open: { entry, game, drawing } }: { open: OpenGame }): JSX.Element {
  const filter = filterOf(entry.id);
  const parts = partsOf(game);
  const piece = pieceWord(game);
  const choices = useMemo(() => filterChoices(parts, figuresOf(game)), [game]);
  const exhibits = useMemo(() => new Map(drawing.exhibits.map((each) => [each.id, each])), [drawing]);
  const shown = filtered(parts, filter.value);
  return (
    <>
      <PageHead title={words.gameTitle(piece, entry.title)}>
        {game.content.deckRules !== null && (
          <a class="button" href={`/builder/${entry.id}`}>
            {words.builder}
          </a>
        )}
        <a class="button" href={`/rules/${game.content.rulebook}`}>
          {words.rules}
        </a>
      </PageHead>
      <main class={`page gallery game-${entry.id}`} data-game={entry.id}>
        <h1>{words.gameHeading(piece, entry.title)}</h1>
        <CustomMark game={game} />
        {editionLinks(entry.id).map(({ href, title }) => (
          <p key={href}>
            <a href={href}>{title}</a>
          </p>
        ))}
        <FilterBar
          piece={piece}
          choices={choices}
          filter={filter.value}
          onFilter={(next) => {
            filter.value = next;
          }}
          found={shown.length}
          all={parts.length}
        />
        {groupsOf(shown, exhibits).map(([group, cards]) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul class="gallery-cards">
              {cards.map((exhibit) => (
                <li key={exhibit.id} class="holds-terms">
                  <StaticScene scene={exhibit.card} />
                  <a class="speaks-for-terms" href={`/cards/${entry.id}/${exhibit.id}`}>
                    <span class="unseen">{exhibit.name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && (
          <p>{parts.length === 0 ? words.noPieces(piece, entry.title) : words.notFound(piece)}</p>
        )}
      </main>
    </>
  );
}

function groupsOf(
  parts: readonly Part[],
  exhibits: ReadonlyMap<string, Exhibit>,
): readonly (readonly [string, readonly Exhibit[]])[] {
  const groups = new Map<string, Exhibit[]>();
  for (const { id } of parts) {
    const exhibit = exhibits.get(id);
    if (exhibit === undefined) continue;
    const group = groups.get(exhibit.group);
    if (group === undefined) groups.set(exhibit.group, [exhibit]);
    else group.push(exhibit);
  }
  return [...groups];
}
