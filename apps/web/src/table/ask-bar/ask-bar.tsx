import type { Frame } from '@mechatable/host';
import { whom } from '@mechatable/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { AskNotice } from './ask-notice.tsx';
import { buttonsFor } from '../choices/buttons.ts';
import { ChoiceButton, choiceKey } from './choice-button.tsx';
import { DraftLines } from './draft-lines.tsx';
import { useEnterLabel } from './enter-label.ts';
import { HintButton } from '../advice/hint-sheet.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { Responses, ResponsesNote } from './responses.tsx';
import type { Choice } from '../choices/walk.ts';
import { Warning } from './warning.tsx';
import { words } from '../words/index.ts';
import './ask-bar.css';

interface Props {
  readonly model: MatchModel;
  /** More tools, within thumb's reach on a small screen. */
  readonly children?: ComponentChildren;
}

/**
 * The question in one sentence, with a button for every choice that is not on the board. What ends a turn or phase has its
 * own place, where nothing else ever appears.
 */
export function AskBar({ model, children }: Props): JSX.Element {
  const frame = model.frame.value;
  const choices = model.open.value;
  const walked = model.walked.value;
  const asked =
    frame !== null &&
    typeof frame.viewer === 'number' &&
    frame.asked.includes(frame.viewer) &&
    !frame.passing;
  const { others, ends } = buttonsFor(choices, walked);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current === null ? undefined : reserveHeight(bar.current, model)), [model]);
  return (
    <section
      class={`ask-bar ${asked ? 'asked' : 'waiting'}${ends.length > 0 ? ' has-end' : ''}`}
      aria-label={words.ask.title}
      ref={bar}
    >
      <Forecast lines={model.foresight.forecast.value} />
      <p class="question">
        {frame !== null && !asked && <WaitedFor model={model} frame={frame} />}
        {frame === null ? '' : questionWords(model)}
      </p>
      <DraftLines model={model} />
      <div class="row ask-choices">
        <Buttons model={model} choices={others} />
        {(walked.length > 0 || model.drafts.hasSteps.value) && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              model.stepBack();
            }}
          >
            {words.ask.back} <kbd>{words.keys.escape}</kbd>
          </button>
        )}
      </div>
      <div class="row ask-end">
        <Buttons model={model} choices={ends} />
      </div>
      <div class="row ask-tools">
        {children}
        <Responses model={model} />
        <HintButton model={model} />
      </div>
      <ResponsesNote model={model} />
      <Warning model={model} />
      <AskNotice model={model} />
    </section>
  );
}

/** On small screens the bar covers the page: what is scrolled into view stops above it. */
function reserveHeight(bar: HTMLElement, model: MatchModel): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--ask-height', `${bar.offsetHeight}px`);
    model.board.keepInSight();
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--ask-height');
  };
}

function Buttons({ model, choices }: { model: MatchModel; choices: readonly Choice[] }): JSX.Element {
  const main = model.enterKey.main.value;
  const enter = useEnterLabel(model);
  return (
    <>
      {choices.map((choice) => {
        const key = choice === main ? enter : choice.key;
        return (
          <ChoiceButton
            key={choiceKey(model, choice)}
            model={model}
            choice={choice}
            classes={choice === main ? 'primary marked' : ''}
            onConsider={(considered) => {
              model.foresight.pointedAt.value = considered;
            }}
          >
            {choice.label}
            {key !== undefined && <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>}
          </ChoiceButton>
        );
      })}
    </>
  );
}

/** The forecast of the considered choice. It overlays the board, so that nothing moves when it appears. */
function Forecast({ lines }: { lines: readonly string[] }): JSX.Element {
  return (
    <div class="forecast" role="status" aria-label={words.ask.forecast} hidden={lines.length === 0}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Whom the viewer waits for, if the question doesn't name them. */
function WaitedFor({ model, frame }: { model: MatchModel; frame: Frame }): JSX.Element | null {
  const others = frame.asked.filter((seat) => seat !== frame.viewer);
  if (others.length === 0) return null;
  const names = model.history.names.value;
  const question = questionWords(model);
  if (others.every((seat) => question.includes(whom(names, seat)))) return null; // it says who decides
  return <span class="waited-for">{words.ask.waitingFor(others.map((seat) => whom(names, seat)))} </span>;
}

function questionWords(model: MatchModel): string {
  const frame = model.frame.value;
  if (frame === null) return '';
  const walked = model.walked.value;
  if (walked.length === 0) return model.table.game.words.question(frame.view, model.history.names.value);
  const left = model.open.value;
  const [only] = left;
  if (left.length === 1 && only !== undefined) return words.ask.really(only.label);
  return words.ask.pickNext;
}
