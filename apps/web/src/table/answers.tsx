import { ANSWER_MODES, isStop, type AnswerMode, type AnswerSetting } from '@mechatable/host';
import type { JSX } from 'preact';
import type { MatchModel } from './match-model.ts';

const MODES: Readonly<Record<AnswerMode, { readonly name: string; readonly words: string }>> = {
  smart: { name: 'Smart', words: 'asks you where an answer matters, in the windows ticked below' },
  always: { name: 'Always ask', words: 'asks you in every window' },
  never: { name: 'Never ask', words: 'passes in every window' },
};

const IN_SIGHT =
  'With two players at one screen, handing it over shows who is asked: Smart then goes by the windows alone, whatever you hold.';

/** When this person is asked in windows: a small sheet beside the question. Only for games that have windows. */
export function Answers({ model }: { model: MatchModel }): JSX.Element | null {
  const { answers } = model;
  const setting = answers.setting.value;
  const { game } = model.table;
  if (setting === null || game.answering === undefined || model.frame.value?.outcome !== null) return null;
  const change = (changed: Partial<AnswerSetting>): void => {
    answers.set({ ...setting, ...changed });
  };
  return (
    <div class="answers">
      <button
        type="button"
        aria-pressed={answers.passesTurn.value}
        title="Pass for the rest of this turn (P)"
        onClick={() => {
          answers.toggleTurn();
        }}
      >
        Pass this turn
      </button>
      <details class="answers-sheet">
        <summary>Asked: {MODES[setting.mode].name.toLowerCase()}</summary>
        <div class="answers-choices">
          <fieldset>
            <legend>Where you may answer or pass</legend>
            {ANSWER_MODES.map((mode) => (
              <label key={mode}>
                <input
                  type="radio"
                  name="answers"
                  checked={setting.mode === mode}
                  onChange={() => {
                    change({ mode });
                  }}
                />
                <span>
                  <strong>{MODES[mode].name}</strong> {MODES[mode].words}
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>Windows for Smart</legend>
            {game.answering.windows.map(({ id, words }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={isStop(game, setting, id)}
                  onChange={(event) => {
                    change({ stops: { ...setting.stops, [id]: event.currentTarget.checked } });
                  }}
                />
                <span>{words}</span>
              </label>
            ))}
          </fieldset>
          <p class="fine">{model.hasCompany ? IN_SIGHT : 'Nobody else sees how you have set this.'}</p>
        </div>
      </details>
    </div>
  );
}
