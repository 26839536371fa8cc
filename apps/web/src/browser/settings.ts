import type { Board } from '@mechatable/board';
import { effect, signal, type Signal } from '@preact/signals';

/** The settings of this browser, stored if it allows that. */

export type Theme = 'dark' | 'light' | 'system';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';

const THEMES: readonly Theme[] = ['dark', 'light', 'system'];
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'none'];

export const theme = stored('theme', THEMES, 'dark');
export const speed = stored('speed', SPEEDS, 'normal');
export const DEFAULT_VOLUME = 60;
/** How loud sounds are, from 0 (off) to 100. */
export const volume = storedNumber('volume', DEFAULT_VOLUME);
export const textSize = stored('text', ['normal', 'large', 'largest'] as const, 'normal');
export const motion = stored('motion', ['system', 'reduced'] as const, 'system');
/** `safe` keeps all colors distinct for color-blind players. */
export const palette = stored('palette', ['standard', 'safe'] as const, 'standard');
export const hand = stored('hand', ['right', 'left'] as const, 'right');
/** Whether opponents with a name say something now and then. */
export const tableTalk = stored('bot-talk', ['on', 'off'] as const, 'on');
/** Whether to show a notification when it becomes this player's turn. */
export const notices = stored('notices', ['on', 'off'] as const, 'off');

export function reducesMotion(): boolean {
  return motion.value === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Times are 160% when slow and half when fast; `none` shows only results. */
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1 / 1.6, normal: 1, fast: 2, none: 0 };

/** Sets how a board shows what happens: as fast as chosen, and as pictures if reduced motion is asked for. */
export function setPace(board: Pick<Board, 'speed' | 'still'>, factor = 1): void {
  board.speed = FACTORS[speed.value] * factor;
  board.still = reducesMotion();
}

/** Whether boards skip animations and show only results. */
export function isInstant(): boolean {
  return FACTORS[speed.value] === 0;
}

/** Sets what the style sheets depend on: the theme (the chosen one, or the system's) and everything else about the appearance. */
export function watchLooks(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const systemDark = signal(dark.matches);
  dark.addEventListener('change', () => {
    systemDark.value = dark.matches;
  });
  effect(() => {
    const isDark = theme.value === 'system' ? systemDark.value : theme.value === 'dark';
    Object.assign(document.documentElement.dataset, {
      theme: isDark ? 'dark' : 'light',
      text: textSize.value,
      motion: motion.value,
      palette: palette.value,
      hand: hand.value,
    });
  });
}

function stored<T extends string>(name: string, values: readonly T[], fallback: T): Signal<T> {
  const key = `mechatable.${name}`;
  const found = recall(key);
  const chosen = signal<T>(values.find((value) => value === found) ?? fallback);
  effect(() => {
    remember(key, chosen.value);
  });
  return chosen;
}

/** A number from 0 to 100. */
function storedNumber(name: string, fallback: number): Signal<number> {
  const key = `mechatable.${name}`;
  const found = recall(key);
  const number = found === null || found === '' ? Number.NaN : Number(found);
  const chosen = signal(number >= 0 && number <= 100 ? number : fallback);
  effect(() => {
    remember(key, String(chosen.value));
  });
  return chosen;
}

/** A stored text; null if there is none or the browser doesn't allow storage. */
export function recall(key: string): string | null {
  return whereAllowed(() => localStorage.getItem(key)) ?? null;
}

export function remember(key: string, text: string): void {
  whereAllowed(() => {
    localStorage.setItem(key, text);
  });
}

export function forget(key: string): void {
  whereAllowed(() => {
    localStorage.removeItem(key);
  });
}

/** Settings are optional: if the browser forbids storage or is full, the app works without. */
function whereAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
