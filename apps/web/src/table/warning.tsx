import type { Outcome } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../browser/bug.ts';
import type { MatchModel } from './match-model.ts';
import { RuleLine } from './rule-line.tsx';
import { SureQuestion } from './sure-question.tsx';
import { words } from './words.ts';

/** Asks once before an action that loses the match at once. */
export function Warning({ model }: { model: MatchModel }): JSX.Element | null {
  const [open, setOpen] = useState<Outcome | null>(null);
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
      <RuleLine
        gameId={model.table.game.content.rulebook}
        clause={lost.clause}
        isOpen={open === lost}
        onToggle={(isOpen) => {
          setOpen(isOpen ? lost : null);
        }}
      >
        {words.warning.loses(
          <strong>{choice.label}</strong>,
          model.table.game.words.outcome(lost, model.history.names.value),
        )}
      </RuleLine>
    </SureQuestion>
  );
}
