import { ANSWER_MODES, isStop, type AnswerMode, type AnswerSetting } from '@mechatable/host';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../browser/settings.ts';
import type { AnswerModel } from './answer-model.ts';
import type { MatchModel } from './match-model.ts';

const MODES: Readonly<Record<AnswerMode, { readonly name: string; readonly words: string }>> = {
  auto: { name: 'Auto', words: 'asks when you can do something useful' },
  always: { name: 'Always ask', words: 'asks every time' },
  never: { name: 'Never', words: 'passes every time' },
};

const SHARED_SCREEN =
  'On a shared screen, a question can reveal what you hold, so Auto only follows the list above.';

/** When this person is asked whether they respond. Only for games with windows. */
export function Responses({ model }: { model: MatchModel }): JSX.Element | null {
  const { answers } = model;
  const setting = answers.setting.value;
  const { game } = model.table;
  if (setting === null || game.rules.answering === null || model.frame.value?.outcome !== null) return null;
  const change = (changed: Partial<AnswerSetting>): void => {
    answers.set({ ...setting, ...changed });
  };
  return (
    <details class="responses">
      <summary>Responses: {shortWords(answers, setting)}</summary>
      <div class="responses-sheet">
        <fieldset>
          <legend>When you can respond or pass</legend>
          {ANSWER_MODES.map((mode) => (
            <label key={mode}>
              <input
                type="radio"
                name="responses"
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
        <label>
          <input
            type="checkbox"
            checked={answers.passesTurn.value}
            onChange={() => {
              answers.toggleTurn();
            }}
          />
          <span>
            Pass until this turn ends <kbd>P</kbd>
          </span>
        </label>
        <fieldset>
          <legend>Auto asks about</legend>
          {game.rules.answering.windows.map(({ id, words }) => (
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
        <p class="fine">{model.screen.isShared ? SHARED_SCREEN : 'Only you see this setting.'}</p>
      </div>
    </details>
  );
}

function shortWords({ passesTurn }: AnswerModel, { mode }: AnswerSetting): string {
  return passesTurn.value ? 'never this turn' : MODES[mode].name.toLowerCase();
}

const EXPLAINED = 'mechatable.responses.explained';

/** Explains the setting, the first time this browser asks a player in a window. */
export function ResponsesNote({ model }: { model: MatchModel }): JSX.Element | null {
  const isOpen = model.answers.inWindow.value;
  const [shown, setShown] = useState<'not yet' | 'now' | 'done'>(() =>
    recall(EXPLAINED) === null ? 'not yet' : 'done',
  );
  useEffect(() => {
    if (isOpen && shown === 'not yet') {
      remember(EXPLAINED, 'yes');
      setShown('now');
    } else if (!isOpen && shown === 'now') setShown('done');
  }, [isOpen, shown]);
  if (shown !== 'now') return null;
  return (
    <div class="responses-note" role="status">
      <p>
        You can respond or pass here. <strong>Responses: auto</strong> asks only when you can do something
        useful. You can switch to always ask or never.
      </p>
      <button
        type="button"
        onClick={() => {
          setShown('done');
        }}
      >
        Got it
      </button>
    </div>
  );
}
