import type { JSX } from 'preact';
import { ClauseCard } from '../../game-ui/clause-card.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';

/** The most reasons to show, and the most forbidden actions for each. */
const MOST = 4;

/** Why something is not possible: the sentence, the clause, and the forbidden actions. */
export function WhyNotSheet({ model }: { model: MatchModel }): JSX.Element | null {
  const why = model.why.value;
  if (why === null) return null;
  return (
    <section class="why-not" role="status" aria-label={words.whyNot.label}>
      <h2>{words.whyNot.title}</h2>
      {why.reasons.slice(0, MOST).map(({ sentence, clause, labels }) => (
        <div key={sentence} class="reason">
          <p>
            <strong>{sentence}</strong>
          </p>
          {labels.length > 0 && (
            <p class="fine">{words.whyNot.forbidden(labels.slice(0, MOST), labels.length - MOST)}</p>
          )}
          {clause !== null && <ClauseCard gameId={model.table.game.content.rulebook} id={clause} />}
        </div>
      ))}
      <button
        type="button"
        onClick={() => {
          model.stepBack();
        }}
      >
        {words.gotIt} <kbd>{words.keys.escape}</kbd>
      </button>
    </section>
  );
}
