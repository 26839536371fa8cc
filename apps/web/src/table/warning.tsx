import type { JSX } from 'preact';
import { ClauseLink } from '../ui/clause-link.tsx';
import { reportBug } from '../browser/bug.ts';
import type { MatchModel } from './match-model.ts';
import { SureQuestion } from './sure-question.tsx';
import { words } from './words.ts';

/** Asked once before an act that loses the match at once. */
export function Warning({ model }: { model: MatchModel }): JSX.Element | null {
  const warning = model.warning.value;
  if (warning === null) return null;
  const { choice, lost } = warning;
  return (
    <SureQuestion
      look="warning"
      label={words.warning.title}
      no={
        <>
          {words.warning.no} <kbd>{words.keys.escape}</kbd>
        </>
      }
      onNo={() => {
        model.stepBack();
      }}
      yes={words.warning.yes}
      onYes={() => void model.act(choice).catch(reportBug)}
    >
      {words.warning.loses(
        <strong>{choice.label}</strong>,
        model.table.game.words.outcome(lost, model.history.names.value),
      )}{' '}
      <ClauseLink gameId={model.table.game.content.rulebook} id={lost.clause} />
    </SureQuestion>
  );
}
