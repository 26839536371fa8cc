import type { Frame } from '@mechatable/host';
import { listed, whom } from '@mechatable/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { ChoiceButton, choiceKey } from './choice-button.tsx';
import { DraftLines } from './draft-lines.tsx';
import { useEnterLabel } from './enter-label.ts';
import { HintButton } from './hint-sheet.tsx';
import type { MatchModel } from './match-model.ts';
import { Responses, ResponsesNote } from './responses.tsx';
import { isLastStep, type Choice } from './walk.ts';
import { Warning } from './warning.tsx';
import './ask-bar.css';

/** How many buttons fit beside the question; more are in the list of choices. */
const ROOM = 6;

interface Props {
  readonly model: MatchModel;
  /** What else is to be under the thumb on a small screen. */
  readonly children?: ComponentChildren;
}

/**
 * What is being asked in one sentence, with a button for whatever is not on the board. What ends a turn or phase has a
 * place of its own, where nothing else is ever offered.
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
  const offered = choices.length === 1 ? choices : buttonsOf(choices, walked);
  const ends = offered.filter(({ givesUp }) => givesUp === 'turn');
  const others = offered.filter(({ givesUp }) => givesUp !== 'turn').slice(0, ROOM);
  return (
    <section class={`ask-bar ${asked ? 'asked' : 'waiting'}`} aria-label="Your decision">
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
            Back <kbd>Esc</kbd>
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
      {model.notice.value !== null && (
        <p class="ask-notice" role="status">
          {model.notice.value}
        </p>
      )}
    </section>
  );
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
            look={choice === main ? 'primary marked' : ''}
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

/** What the choice comes to that is looked at; it lies over the board, so that nothing moves when it comes. */
function Forecast({ lines }: { lines: readonly string[] }): JSX.Element {
  return (
    <div class="forecast" role="status" aria-label="Forecast" hidden={lines.length === 0}>
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
  return <span class="waited-for">Waiting for {listed(others.map((seat) => whom(names, seat)))}. </span>;
}

function questionWords(model: MatchModel): string {
  const frame = model.frame.value;
  if (frame === null) return '';
  const { words } = model.table.game;
  const walked = model.walked.value;
  if (walked.length === 0) return words.question(frame.view, model.history.names.value);
  const left = model.open.value;
  const [only] = left;
  if (left.length === 1 && only !== undefined) return `${only.label}?`;
  return 'Pick a marked place, or go back.';
}

/** The choices shown as buttons: those that aren't on the board or have their own key. The one for Enter comes first. */
function buttonsOf(choices: readonly Choice[], walked: readonly string[]): readonly Choice[] {
  const isButton = (choice: Choice): boolean =>
    isOffBoard(choice.anchors[walked.length]) || (choice.key !== undefined && isLastStep(choice, walked));
  const buttons = choices.filter(isButton);
  const isMain = ({ key }: Choice): boolean => key === 'Enter';
  return [...buttons.filter(isMain), ...buttons.filter((choice) => !isMain(choice))];
}

/** Things that no board draws: they are offered as buttons. */
function isOffBoard(anchor: string | undefined): boolean {
  return anchor === undefined || /^(?:choice|trigger|effect):/.test(anchor);
}
