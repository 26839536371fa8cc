import { ANSWER_MODES, isStop, type AnswerSetting } from '@mechatable/host';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../../browser/settings.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';

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
      <summary>{summaryOf(answers, setting)}</summary>
      <div class="responses-sheet">
        <fieldset>
          <legend>{words.responses.legend}</legend>
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
                <strong>{words.responses.modes[mode].name}</strong> {words.responses.modes[mode].explained}
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
            {words.responses.passTurn} <kbd>P</kbd>
          </span>
        </label>
        <fieldset>
          <legend>{words.responses.windows}</legend>
          {game.rules.answering.windows.map(({ id, words: window }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={isStop(game, setting, id)}
                onChange={(event) => {
                  change({ stops: { ...setting.stops, [id]: event.currentTarget.checked } });
                }}
              />
              <span>{window}</span>
            </label>
          ))}
        </fieldset>
        <p class="fine">{model.screen.isShared ? words.responses.shared : words.responses.private}</p>
      </div>
    </details>
  );
}

function summaryOf({ passesTurn }: AnswerModel, { mode }: AnswerSetting): string {
  const { summary, never, modes } = words.responses;
  return summary(passesTurn.value ? never : modes[mode].short);
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
        {words.responses.note(<strong>{words.responses.summary(words.responses.modes.auto.short)}</strong>)}
      </p>
      <button
        type="button"
        onClick={() => {
          setShown('done');
        }}
      >
        {words.gotIt}
      </button>
    </div>
  );
}
