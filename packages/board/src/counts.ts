import { TICK } from './frames.ts';

/** A text that has changed. */
export interface Change {
  readonly element: HTMLElement;
  readonly old: string;
  readonly now: string;
}

/** More steps than this can't be read. */
const STEPS = 6;
const NUMBER = /^([+−-]?)(\d{1,4})$/;

/** Makes numbers count to their new values. */
export class Counts {
  #ends: (() => void)[] = [];

  /** Texts that aren't numbers just change. */
  start(changes: readonly Change[], time: number): void {
    this.end();
    if (time === 0) return;
    for (const change of changes) {
      const steps = stepsBetween(change.old, change.now);
      if (steps.length > 0) this.#count(change.element, steps, time);
    }
  }

  /** Ends all counting. */
  end(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  #count(element: HTMLElement, steps: readonly string[], time: number): void {
    const last = steps.at(-1) ?? '';
    const timers = steps.slice(0, -1).map((text, place) =>
      setTimeout(
        () => {
          element.textContent = text;
        },
        (place * time) / steps.length,
      ),
    );
    const animation = 'animate' in element ? element.animate(TICK, { duration: time }) : null;
    const end = (): void => {
      for (const timer of timers) clearTimeout(timer);
      clearTimeout(ending);
      animation?.cancel();
      element.textContent = last;
    };
    const ending = setTimeout(() => {
      end();
      this.#ends = this.#ends.filter((other) => other !== end);
    }, time);
    this.#ends.push(end);
  }
}

/** The numbers to show from one to another, including the last; none if either isn't a number. */
export function stepsBetween(old: string, now: string): string[] {
  const [from, to] = [valueOf(old), valueOf(now)];
  if (from === null || to === null || from === to) return [];
  const steps = Math.min(STEPS, Math.abs(to - from));
  const sign = now.startsWith('+') ? '+' : '';
  return Array.from({ length: steps }, (_, place) => {
    if (place === steps - 1) return now;
    const value = from + Math.round(((to - from) * (place + 1)) / steps);
    return value < 0 ? `−${-value}` : `${value > 0 ? sign : ''}${value}`;
  });
}

function valueOf(text: string): number | null {
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return null;
  return sign === '−' || sign === '-' ? -Number(digits) : Number(digits);
}
