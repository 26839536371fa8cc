import type { JSX } from 'preact';
import { ChoiceButton, choiceKey } from './choice-button.tsx';
import type { MatchModel } from './match-model.ts';
import type { Choice } from './walk.ts';
import { words } from './words.ts';

/** The list shows forecasts for up to this many choices. */
const FORETOLD = 12;

/** Everything that can be done now, in words: a complete way to play. */
export function ChoiceList({ model }: { model: MatchModel }): JSX.Element {
  const choices = model.open.value;
  const isForetold = model.walked.value.length > 0 && choices.length <= FORETOLD;
  const consider = (choice: Choice | null): void => {
    model.foresight.pointedAt.value = choice;
    model.point(choice?.anchors ?? []);
  };
  return (
    <section class="choices" aria-labelledby="choices-title">
      <h2 id="choices-title">
        {words.choices.title}{' '}
        <span class="fine">{choices.length === 0 ? words.choices.none : choices.length}</span>
      </h2>
      <ol>
        {choices.map((choice, index) => (
          <li key={choiceKey(model, choice)}>
            <ChoiceButton
              model={model}
              choice={choice}
              onConsider={consider}
              describedBy={isForetold ? `foretold-${index}` : undefined}
            >
              {index < 9 && <kbd>{index + 1}</kbd>} {choice.label}
            </ChoiceButton>
            {isForetold && <Foretold id={`foretold-${index}`} lines={model.foresight.of(choice)} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The forecast of a choice. */
function Foretold({ id, lines }: { id: string; lines: readonly string[] }): JSX.Element {
  return (
    <p id={id} class="fine foretold" hidden={lines.length === 0}>
      {lines.join('; ')}
    </p>
  );
}
