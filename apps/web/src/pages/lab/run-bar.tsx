import type { WhatIfSettings } from '@mechatable/study';
import type { JSX } from 'preact';
import { locale } from '../../browser/language.ts';
import type { StudyModel } from './study-model.ts';
import { words } from './words.ts';

const say = words.run;

interface Props {
  readonly model: StudyModel;
  readonly settings: WhatIfSettings;
  readonly onStart: () => void;
}

/** Start, pause, resume and stop, and how far the study is. */
export function RunBar({ model, settings, onStart }: Props): JSX.Element {
  const phase = model.phase.value;
  const progress = model.progress.value;
  const main = mainButton(model, onStart);
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (
    <section class="run-bar">
      <div class="row">
        <button type="button" class="primary" onClick={main.act}>
          {main.label}
        </button>
        {(phase === 'running' || phase === 'paused') && (
          <button
            type="button"
            onClick={() => {
              model.stop();
            }}
          >
            {say.stop}
          </button>
        )}
        {phase !== 'idle' && <strong role="status">{say.phases[phase]}</strong>}
      </div>
      {progress !== null && (
        <div class="run-progress">
          <progress aria-label={say.progress} value={progress.matches} max={progress.most} />
          <span class="fine">
            {progress.matches === 0 && phase === 'running'
              ? say.waiting
              : say.matches(
                  whole.format(progress.matches),
                  whole.format(progress.most),
                  whole.format(progress.seconds),
                )}
          </span>
        </div>
      )}
      {phase !== 'idle' && !model.shows(settings) && <p role="status">{say.otherSettings}</p>}
      {model.problem.value !== null && (
        <p class="lab-problem" role="alert">
          {model.problem.value}
        </p>
      )}
    </section>
  );
}

/** One button for what comes next, so that the focus stays on it. */
function mainButton(model: StudyModel, onStart: () => void): { label: string; act: () => void } {
  switch (model.phase.value) {
    case 'running':
      return {
        label: say.pause,
        act: () => {
          model.pause();
        },
      };
    case 'paused':
      return {
        label: say.resume,
        act: () => {
          model.resume();
        },
      };
    case 'idle':
      return { label: say.start, act: onStart };
    case 'stopped':
    case 'done':
      return { label: say.restart, act: onStart };
  }
}
