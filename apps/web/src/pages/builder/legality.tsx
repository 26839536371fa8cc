import type { DeckRules, PieceList } from '@mechatable/kernel';
import { counted, objections } from '@mechatable/lists';
import type { JSX } from 'preact';
import { capital } from '../../ui/parts.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';

/** Whether a list may be played; if not, every reason with its clause. */
export function Legality(props: { deckRules: DeckRules; list: PieceList; rulebook: string }): JSX.Element {
  const { deckRules, list, rulebook } = props;
  const found = objections(deckRules, list);
  return (
    <section class="legality" aria-label="Legality" data-legal={found.length === 0}>
      <p role="status">
        {found.length === 0
          ? `Legal: this ${deckRules.what} can be played.`
          : `Not legal yet: ${counted(found.length, 'problem')}.`}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ clause, sentence }) => (
            <li key={sentence}>
              {capital(sentence)}. <ClauseLink gameId={rulebook} id={clause} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
