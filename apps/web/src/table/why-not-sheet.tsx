import type { JSX } from 'preact';
import { ClauseCard } from '../ui/clause-card.tsx';
import type { MatchModel } from './match-model.ts';

/** How many reasons are told at once, and how many actions each is shown to forbid. */
const MOST = 4;

/** Why something is not possible: the sentence, the clause, and what it forbids. */
export function WhyNotSheet({ model }: { model: MatchModel }): JSX.Element | null {
  const why = model.why.value;
  if (why === null) return null;
  return (
    <section class="why-not" role="status" aria-label="Why not">
      <h2>Why not?</h2>
      {why.reasons.slice(0, MOST).map(({ sentence, clause, labels }) => (
        <div key={sentence} class="reason">
          <p>
            <strong>{sentence}</strong>
          </p>
          {labels.length > 0 && <p class="fine">Not possible: {shortList(labels)}</p>}
          {clause !== null && <ClauseCard gameId={model.table.game.content.rulebook} id={clause} />}
        </div>
      ))}
      <button
        type="button"
        onClick={() => {
          model.stepBack();
        }}
      >
        Got it <kbd>Esc</kbd>
      </button>
    </section>
  );
}

function shortList(labels: readonly string[]): string {
  const more = labels.length - MOST;
  return labels.slice(0, MOST).join('; ') + (more > 0 ? `; and ${more} more` : '');
}
