import type { JSX } from 'preact';
import { ClauseLink } from '../rulebook/clause-link.tsx';
import { reportBug } from '../shell/bug.ts';
import type { MatchModel } from './match-model.ts';

/** Asked once before an act that loses the match at once. */
export function Warning({ model }: { model: MatchModel }): JSX.Element | null {
  const warning = model.warning.value;
  if (warning === null) return null;
  const { choice, lost } = warning;
  return (
    <div class="warning" role="alertdialog" aria-label="This loses the match">
      <p>
        <strong>{choice.label}</strong> loses the match: {lost.sentence}{' '}
        <ClauseLink gameId={model.table.game.rulebook} id={lost.clause} />
      </p>
      <div class="row">
        <button
          type="button"
          class="primary"
          autofocus
          onClick={() => {
            model.stepBack();
          }}
        >
          No, something else <kbd>Esc</kbd>
        </button>
        <button type="button" onClick={() => void model.act(choice).catch(reportBug)}>
          Do it all the same
        </button>
      </div>
    </div>
  );
}
