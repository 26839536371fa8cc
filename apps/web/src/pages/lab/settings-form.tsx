import { BOTS } from '@mechatable/bots';
import type { AnyGame } from '@mechatable/kernel';
import { MARGINS, WHAT_IF_DEFAULTS, type ReportSettings } from '@mechatable/study';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { botTitle } from '../../ui/players.ts';
import { words } from './words.ts';

const say = words.settings;
const MATCHES = { min: 1, max: 1_000_000 };

interface Props {
  readonly game: AnyGame;
  /** Reports have no margin. */
  readonly settings: ReportSettings & { readonly margin?: number };
  /** The label of the number of matches. */
  readonly matches: string;
  readonly onChange: (changed: Partial<ReportSettings & { readonly margin: number }>) => void;
}

/** The bots, the number of matches, and the margin. */
export function SettingsForm({ game, settings, matches: label, onChange }: Props): JSX.Element {
  const { bots, margin, matches, seed } = settings;
  const chosen = bots.join(',');
  const known = BOTS.map(({ id }) => id);
  return (
    <section class="lab-settings" aria-labelledby="lab-settings">
      <h2 id="lab-settings">{say.heading}</h2>
      <label>
        {say.bots}
        <select
          value={chosen}
          onChange={(event) => {
            onChange({ bots: event.currentTarget.value.split(',') });
          }}
        >
          {[...new Set([...known, chosen])].map((id) => (
            <option key={id} value={id}>
              {known.includes(id) ? botTitle(id) : id}
            </option>
          ))}
        </select>
      </label>
      {margin !== undefined && (
        <WholeInput
          label={say.margin}
          value={margin}
          limits={MARGINS}
          onValue={(to) => {
            onChange({ margin: to });
          }}
        />
      )}
      <WholeInput
        label={label}
        value={matches}
        limits={MATCHES}
        onValue={(to) => {
          onChange({ matches: to });
        }}
      />
      <label>
        {say.seed}
        <input
          type="text"
          autocomplete="off"
          value={seed}
          onChange={(event) => {
            const text = event.currentTarget.value.trim();
            onChange({ seed: text === '' ? WHAT_IF_DEFAULTS.seed : text });
          }}
        />
      </label>
      <LoadoutChoice game={game} settings={settings} onChange={onChange} />
    </section>
  );
}

/** Keeps the typed text, even while it is invalid. */
function WholeInput(props: {
  label: string;
  value: number;
  limits: { readonly min: number; readonly max: number };
  onValue: (value: number) => void;
}): JSX.Element {
  const { label, value, limits, onValue } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const id = `lab-${label.replace(/\W+/g, '-')}`;
  const number = Number(draft);
  const isWrong =
    draft !== null &&
    (draft.trim() === '' || !Number.isInteger(number) || number < limits.min || number > limits.max);
  return (
    <label>
      {label}
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={draft ?? String(value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onInput={(event) => {
          setDraft(event.currentTarget.value);
        }}
        onChange={() => {
          if (draft === null || isWrong) return;
          onValue(number);
          setDraft(null);
        }}
      />
      {isWrong && (
        <span class="lab-problem" id={id} role="alert">
          {say.wholeFrom(limits.min, limits.max)}
        </span>
      )}
    </label>
  );
}

function LoadoutChoice({ game, settings, onChange }: Omit<Props, 'matches'>): JSX.Element | null {
  const [isTooFew, setTooFew] = useState(false);
  const known = game.content.loadouts;
  if (known.length < 3) return null;
  const kind = game.content.deckRules?.what === 'deck' ? 'deck' : 'other';
  const chosen = new Set(settings.loadouts ?? known.map(({ id }) => id));
  const toggle = (id: string, isOn: boolean): void => {
    const next = known.map((one) => one.id).filter((one) => (one === id ? isOn : chosen.has(one)));
    setTooFew(next.length < 2);
    if (next.length >= 2) onChange({ loadouts: next.length === known.length ? null : next });
  };
  return (
    <fieldset class="loadout-choice">
      <legend>{say.lists[kind]}</legend>
      {known.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              if (!checked && chosen.size <= 2) event.currentTarget.checked = true;
              toggle(id, checked);
            }}
          />{' '}
          {name}
        </label>
      ))}
      {isTooFew && (
        <p class="lab-problem" role="alert">
          {say.two[kind]}
        </p>
      )}
    </fieldset>
  );
}
