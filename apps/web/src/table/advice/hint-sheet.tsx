import type { JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import { ThoughtList } from '../thoughts/thought-list.tsx';
import { linesSearched } from '../thoughts/lines-searched.ts';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';
import './hint.css';

/** Asks for a hint if there is more than one choice. */
export function HintButton({ model }: { model: MatchModel }): JSX.Element | null {
  const { hint } = model;
  if (hint?.isOffered.value !== true) return null;
  return (
    <button
      type="button"
      class="hint-button"
      aria-pressed={hint.advice.value !== null}
      title={words.hint.buttonTitle}
      onClick={() => void hint.toggle().catch(reportBug)}
    >
      {words.hint.button} <kbd>H</kbd>
    </button>
  );
}

/** Shows what a bot would do in the person's place. Picking a line plays it. */
export function HintSheet({ model }: { model: MatchModel }): JSX.Element | null {
  const { hint } = model;
  const advice = hint?.advice.value ?? null;
  if (hint === null || advice === null) return null;
  const rows = hint.rows.value;
  return (
    <section class="hint" aria-labelledby="hint-title">
      <div class="hint-head">
        <h2 id="hint-title">{words.hint.title}</h2>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            hint.drop();
          }}
        >
          {words.close}
        </button>
      </div>
      <p class="fine" role="status">
        {words.hint[advice.state]} <span aria-hidden="true">{linesSearched(advice.thought)}</span>
      </p>
      {rows.length > 0 && (
        <ThoughtList
          rows={rows}
          mark={words.hint.best}
          onTake={(place) => void hint.take(place).catch(reportBug)}
          onPoint={(place) => {
            model.point(place === null ? [] : hint.anchorsAt(place));
          }}
        />
      )}
    </section>
  );
}
