import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chooseLanguage, language } from '../browser/language.ts';
import { LANGUAGES } from '../browser/languages.ts';
import { hand, motion, palette, speed, tableTalk, textSize, theme, volume } from '../browser/settings.ts';
import { playSound } from '../browser/sound.ts';
import { words } from './words.ts';

/** The first entries of a menu. They call `close` when a command was given. */
export type MenuEntries = (close: () => void) => ComponentChildren;

/** How the site looks, moves and sounds; a page can add more. */
export function SettingsMenu(props: { name?: string; children?: MenuEntries }): JSX.Element {
  const { name = words.settings.title, children } = props;
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeAfterCommand = (): void => {
    setOpen(false);
    button.current?.focus(); // the pressed button is gone
  };
  useEffect(() => {
    if (!open) return;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (
        event.target instanceof Node &&
        event.type !== 'keydown' &&
        whole.current?.contains(event.target) === true
      )
        return;
      if (event.type === 'keydown') event.stopPropagation();
      setOpen(false);
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close, { capture: true });
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close, { capture: true });
    };
  }, [open]);
  return (
    <div class="menu" ref={whole}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="settings"
        onClick={() => {
          setOpen(!open);
        }}
      >
        {name}
      </button>
      {open && (
        <div class="menu-sheet" id="settings">
          {children?.(closeAfterCommand)}
          <Choice name={words.settings.theme} chosen={theme} values={words.settings.themes} />
          <Choice name={words.settings.speed} chosen={speed} values={words.settings.speeds} />
          <Choice name={words.settings.motion} chosen={motion} values={words.settings.motions} />
          <Volume />
          <Choice name={words.settings.text} chosen={textSize} values={words.settings.texts} />
          <Choice name={words.settings.palette} chosen={palette} values={words.settings.palettes} />
          <Choice name={words.settings.hand} chosen={hand} values={words.settings.hands} />
          <Choice name={words.settings.talk} chosen={tableTalk} values={words.settings.talks} />
          <LanguageChoice />
        </div>
      )}
    </div>
  );
}

/** The slider plays a sound when it is released, at the new volume. */
function Volume(): JSX.Element {
  const { volume: name, volumeOff } = words.settings;
  return (
    <label class="volume">
      <span>{name}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={volume.value}
        aria-valuetext={volume.value === 0 ? volumeOff : `${volume.value}%`}
        onInput={({ currentTarget }) => {
          volume.value = Number(currentTarget.value);
        }}
        onChange={() => {
          playSound('turn');
        }}
      />
      <output>{volume.value === 0 ? volumeOff : volume.value}</output>
    </label>
  );
}

/** By their own names, so that people find theirs whatever the page says. */
function LanguageChoice(): JSX.Element {
  return (
    <fieldset class="choice-row">
      <legend>{words.settings.language}</legend>
      {LANGUAGES.map(({ id, name }) => (
        <label key={id} lang={id}>
          <input
            type="radio"
            name="language"
            checked={language === id}
            onChange={() => {
              chooseLanguage(id);
            }}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Choice<T extends string>(props: {
  name: string;
  chosen: Signal<T>;
  values: Readonly<Record<T, string>>;
}): JSX.Element {
  const { name, chosen } = props;
  const values = Object.entries<string>(props.values) as [T, string][];
  return (
    <fieldset class="choice-row">
      <legend>{name}</legend>
      {values.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen.value === value}
            onChange={() => {
              chosen.value = value;
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
