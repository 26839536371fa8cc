import { counted, objections, type Armoury, type PieceList } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { capital } from '../cards/parts.ts';
import { ClauseLink } from '../rulebook/clause-link.tsx';

/** Whether a list may be played; if not, every reason with its clause. */
export function Legality(props: { armoury: Armoury; list: PieceList; rulebook: string }): JSX.Element {
  const { armoury, list, rulebook } = props;
  const found = objections(armoury, list);
  return (
    <section class="legality" aria-label="Legality" data-legal={found.length === 0}>
      <p role="status">
        {found.length === 0
          ? `Legal: this ${armoury.what} can be played.`
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
