import type { DeckRules, PieceList } from '@mechatable/kernel';
import { inOrder, objections, sizeOf } from '@mechatable/lists';
import type { JSX } from 'preact';
import { capital } from '../../ui/capital.ts';
import { Stepper } from './stepper.tsx';
import { words } from './words.ts';

export type SetCount = (section: string, piece: string, count: number) => void;

/** The pieces of a list, section by section. With `onCount` they can be changed. */
export function Sections(props: {
  gameId: string;
  deckRules: DeckRules;
  list: PieceList;
  onCount?: SetCount;
}): JSX.Element {
  const { gameId, deckRules, list, onCount } = props;
  const names = new Map(deckRules.parts.map(({ id, name }) => [id, name]));
  const faults = new Set(objections(deckRules, list).map(({ piece }) => piece));
  return (
    <div class="sections">
      {deckRules.sections.map((section) => (
        <section key={section.id} aria-label={capital(section.name)}>
          <h2>
            {capital(section.name)}{' '}
            <span class="section-size">
              {sizeOf(list, section.id)}
              <span class="fine"> {words.sections.limit(section.size.min, section.size.max)}</span>
            </span>
          </h2>
          <ul class="section-pieces">
            {inOrder(deckRules, list[section.id] ?? {}).map(([id, count]) => (
              <li key={id} class={faults.has(id) ? 'at-fault' : ''}>
                {onCount === undefined ? (
                  <span class="section-count">{count}×</span>
                ) : (
                  <Stepper
                    name={words.sections.piece(names.get(id) ?? id, section.name)}
                    count={count}
                    onCount={(next) => {
                      onCount(section.id, id, next);
                    }}
                  />
                )}
                <a href={`/cards/${gameId}/${id}`}>{names.get(id) ?? id}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
