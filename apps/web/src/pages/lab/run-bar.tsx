import type { JSX } from 'preact';
import { locale } from '../../browser/language.ts';
import type { RunModel } from './run-model.ts';
import { words } from './words.ts';

const say = words.run;

type Model = Omit<RunModel<unknown>, 'begin' | 'result'>;

interface Props {
  readonly model: Model;
  /** How far it is, in words. */
  readonly count: (matches: string, most: string, seconds: string) => string;
  /** Whether the results shown are for other settings. */
  readonly isOther: boolean;
  readonly onStart: () => void;
}

/** Start, pause, resume and stop, and how far the study is. */
export function RunBar({ model, count, isOther, onStart }: Props): JSX.Element {
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
              : count(
                  whole.format(progress.matches),
                  whole.format(progress.most),
                  whole.format(progress.seconds),
                )}
          </span>
        </div>
      )}
      {phase !== 'idle' && isOther && <p role="status">{say.otherSettings}</p>}
      {model.problem.value !== null && (
        <p class="lab-problem" role="alert">
          {model.problem.value}
        </p>
      )}
    </section>
  );
}

/** One button for what comes next, so that the focus stays on it. */
function mainButton(model: Model, onStart: () => void): { label: string; act: () => void } {
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
