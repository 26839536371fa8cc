import type { DeckRules, PieceList } from '@mechatable/kernel';
import { objections } from '@mechatable/lists';
import type { JSX } from 'preact';
import { capital } from '../../ui/capital.ts';
import { RuleLink } from '../../ui/clause-link.tsx';
import { words } from './words.ts';

/** Whether a list is legal; if not, every reason with its clause. */
export function Legality(props: { deckRules: DeckRules; list: PieceList; rulebook: string }): JSX.Element {
  const { deckRules, list, rulebook } = props;
  const found = objections(deckRules, list);
  return (
    <section class="legality" aria-label={words.legality.label} data-legal={found.length === 0}>
      <p role="status">
        {found.length === 0 ? words.legality.legal(deckRules.what) : words.legality.notLegal(found.length)}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ clause, sentence }) => (
            <li key={sentence}>
              {capital(sentence)}. <RuleLink gameId={rulebook} id={clause} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
