import { effect, signal, type Signal } from '@preact/signals';

/** What a person has chosen for this browser. It lasts where the browser keeps anything at all. */

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'none'];

export const theme = kept('theme', THEMES, 'auto');
export const speed = kept('speed', SPEEDS, 'normal');
export const sound = kept('sound', ['on', 'off'] as const, 'on');

/** What the board multiplies its pace by; people who asked their system for less motion get none. */
export function boardSpeed(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { slow: 0.5, normal: 1, fast: 2.5, none: 0 }[speed.value];
}

/** Keeps the page's theme as chosen, or as the system has it. */
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

function kept<T extends string>(name: string, values: readonly T[], fallback: T): Signal<T> {
  const key = `mechatable.${name}`;
  const found = recall(key);
  const chosen = signal<T>(values.find((value) => value === found) ?? fallback);
  effect(() => {
    remember(key, chosen.value);
  });
  return chosen;
}

/** A short text that this browser kept; null if there is none or it may not keep any. */
export function recall(key: string): string | null {
  return whereAllowed(() => localStorage.getItem(key)) ?? null;
}

export function remember(key: string, text: string): void {
  whereAllowed(() => {
    localStorage.setItem(key, text);
  });
}

/** Settings are a comfort: where the browser forbids or has no room for them, the table does without. */
function whereAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
