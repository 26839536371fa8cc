import type { JSX } from 'preact';
import { reportBug } from '../shell/bug.ts';
import type { MatchModel } from './match-model.ts';

/** Everything that can be done now, in words: a complete way to play. */
export function ChoiceList({ model }: { model: MatchModel }): JSX.Element {
  const choices = model.open.value;
  return (
    <section class="choices" aria-labelledby="choices-title">
      <h2 id="choices-title">
        Choices <span class="fine">{choices.length === 0 ? 'none now' : choices.length}</span>
      </h2>
      <ol>
        {choices.map((choice, index) => (
          <li key={choice.label}>
            <button
              type="button"
              onClick={() => void model.act(choice).catch(reportBug)}
              onMouseEnter={() => {
                model.point(choice.anchors);
              }}
              onMouseLeave={() => {
                model.point([]);
              }}
              onFocus={() => {
                model.point(choice.anchors);
              }}
              onBlur={() => {
                model.point([]);
              }}
            >
              {index < 9 && <kbd>{index + 1}</kbd>} {choice.label}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
