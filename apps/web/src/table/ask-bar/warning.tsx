import type { Outcome } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import type { MatchModel } from '../model/match-model.ts';
import { RuleLine } from '../parts/rule-line.tsx';
import { SureQuestion } from '../parts/sure-question.tsx';
import { words } from '../words/index.ts';

/** Asks once before a choice that loses the match or has no effect. */
export function Warning({ model }: { model: MatchModel }): JSX.Element | null {
  const warning = model.warning.value;
  if (warning === null) return null;
  const { choice, lost, wasted } = warning;
  const label = <strong>{choice.label}</strong>;
  return (
    <SureQuestion
      classes="warning"
      label={lost === undefined ? words.warning.wastes : words.warning.title}
      no={
        <>
          {words.warning.no} <kbd>{words.keys.escape}</kbd>
        </>
      }
      onNo={() => {
        model.stepBack();
      }}
      yes={lost === undefined ? words.warning.playAnyway : words.warning.yes}
      onYes={() => void model.act(choice).catch(reportBug)}
    >
      {lost === undefined ? (
        <p>{words.warning.wasted(label, wasted)}</p>
      ) : (
        <Loss model={model} lost={lost} label={label} />
      )}
    </SureQuestion>
  );
}

function Loss(props: { model: MatchModel; lost: Outcome; label: JSX.Element }): JSX.Element {
  const { model, lost, label } = props;
  const [open, setOpen] = useState<Outcome | null>(null);
  return (
    <RuleLine
      gameId={model.table.game.content.rulebook}
      clause={lost.clause}
      isOpen={open === lost}
      onToggle={(isOpen) => {
        setOpen(isOpen ? lost : null);
      }}
    >
      {words.warning.loses(label, model.table.game.words.outcome(lost, model.history.names.value))}
    </RuleLine>
  );
}
