import type { Board } from '@mechatable/board';
import { effect, signal, type Signal } from '@preact/signals';

/** The settings of this browser, stored if it allows that. */

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'none'];

export const theme = stored('theme', THEMES, 'auto');
export const speed = stored('speed', SPEEDS, 'normal');
export const sound = stored('sound', ['on', 'off'] as const, 'on');
/** Whether to show a notification when it becomes this player's turn. */
export const notices = stored('notices', ['on', 'off'] as const, 'off');

/** Times are 160 % when slow and half when fast; `none` shows only results. */
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1 / 1.6, normal: 1, fast: 2, none: 0 };

/** Sets how a board shows what happens: as fast as chosen, and as pictures if the system asks for reduced motion. */
export function setPace(board: Pick<Board, 'speed' | 'still'>, factor = 1): void {
  board.speed = FACTORS[speed.value] * factor;
  board.still = matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Applies the chosen theme, or the system's. */
export function watchTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const systemDark = signal(dark.matches);
  dark.addEventListener('change', () => {
    systemDark.value = dark.matches;
  });
  effect(() => {
    const isDark = theme.value === 'auto' ? systemDark.value : theme.value === 'dark';
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
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
