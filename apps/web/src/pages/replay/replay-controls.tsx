import { sentence, whom } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { MarkBar } from './review/mark-bar.tsx';
import type { ReviewModel } from './review/review-model.ts';
import { reportBug } from '../../browser/bug.ts';
import type { ReplayModel } from './model/replay-model.ts';
import type { Eyes } from './model/timeline.ts';
import { words } from './words.ts';

const PACES = [0.5, 1, 2, 4];

/** Drawn as paths, because characters look different on every system. */
const ICONS = {
  first: 'M4 3h2v14H4zM17 3v14L7 10z',
  back: 'M15 3v14L5 10z',
  run: 'M5 3l12 7-12 7z',
  pause: 'M5 3h4v14H5zM11 3h4v14h-4z',
  on: 'M5 3l10 7-10 7z',
  last: 'M14 3h2v14h-2zM3 3l10 7-10 7z',
};

interface Props {
  readonly model: ReplayModel;
  readonly review: ReviewModel;
}

/** Selects move, speed and view. */
export function ReplayControls({ model, review }: Props): JSX.Element {
  const { length } = model.timeline;
  const at = model.at.value;
  return (
    <section class="replay-controls" aria-label={words.controls.label}>
      <MarkBar replay={model} review={review} />
      <div class="row">
        <Icon
          name={words.controls.first}
          icon="first"
          onClick={() => {
            model.jump(0);
          }}
        />
        <Icon
          name={words.controls.back}
          icon="back"
          onClick={() => {
            model.jump(at - 1);
          }}
        />
        <Icon
          name={model.running.value ? words.controls.pause : words.controls.play}
          icon={model.running.value ? 'pause' : 'run'}
          onClick={() => {
            model.toggle();
          }}
        />
        <Icon
          name={words.controls.on}
          icon="on"
          onClick={() => {
            model.running.value = false;
            void model.step().catch(reportBug);
          }}
        />
        <Icon
          name={words.controls.last}
          icon="last"
          onClick={() => {
            model.jump(length);
          }}
        />
      </div>
      <label class="scrub">
        <span>{words.controls.move(at, length)}</span>
        <span class="scrub-way">
          <input
            type="range"
            min={0}
            max={length}
            value={at}
            onInput={({ currentTarget }) => {
              model.jump(Number(currentTarget.value));
            }}
          />
          {review.marks.value.map(({ seq, mistake }) => (
            <span key={seq} class={`scrub-mark ${mistake}`} style={{ '--share': String(seq / length) }} />
          ))}
        </span>
      </label>
      <label>
        <span>{words.controls.speed}</span>
        <select
          value={model.pace.value}
          onChange={({ currentTarget }) => {
            model.pace.value = Number(currentTarget.value);
          }}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {pace}×
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.controls.viewAs}</span>
        <select
          value={String(model.eyes.value)}
          onChange={({ currentTarget }) => {
            model.see(toEyes(currentTarget.value));
          }}
        >
          {model.timeline.eyes.includes('open') && <option value="open">{words.controls.everything}</option>}
          {model.timeline.seats.map((seat) => (
            <option key={seat} value={seat}>
              {sentence(whom(model.timeline.names, seat))}
            </option>
          ))}
          <option value="table">{words.controls.spectator}</option>
        </select>
      </label>
    </section>
  );
}

function toEyes(value: string): Eyes {
  return value === 'open' || value === 'table' ? value : Number(value);
}

function Icon(props: { name: string; icon: keyof typeof ICONS; onClick: () => void }): JSX.Element {
  return (
    <button type="button" class="icon" aria-label={props.name} title={props.name} onClick={props.onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[props.icon]} />
      </svg>
    </button>
  );
}
