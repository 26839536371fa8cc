import { lineOf } from '@mechatable/kernel';
import { signal } from '@preact/signals';
import { theStore } from './storage.ts';
import { saveFile } from './files.ts';
import { currentMatch } from './current-match.ts';

/** The error to show; null if there is none. */
export const bug = signal<Error | null>(null);

/** Increased to rebuild the page from what is stored. */
export const attempt = signal(0);

export function reportBug(error: unknown): void {
  bug.value ??= error instanceof Error ? error : new Error(String(error));
}

/** Shows uncaught errors, so that the table doesn't freeze silently. */
export function watchForBugs(): void {
  addEventListener('error', (event) => {
    if (event.error !== null && event.error !== undefined) reportBug(event.error);
  });
  addEventListener('unhandledrejection', (event) => {
    reportBug(event.reason);
  });
}

/** The report as a file: what happened, where, and the whole match so far. */
export function saveReport(error: Error): void {
  const match = currentMatch();
  const report = {
    report: 'mechatable-bug-1',
    message: error.message,
    stack: error.stack ?? '',
    address: location.pathname,
    browser: navigator.userAgent,
    record: match?.record() ?? null,
  };
  saveFile('mechatable-report.json', JSON.stringify(report, null, 2));
}

/** Goes back to the last state that could be drawn: undoes a move that was saved but couldn't be shown. */
export async function backToGood(): Promise<void> {
  const match = currentMatch();
  if (match !== null) {
    const store = await theStore();
    const { entries } = await store.read(match.id);
    const move = lineOf(entries)[match.lastGood];
    if (move !== undefined)
      await store.append(match.id, entries.length, { seat: move.seat, undo: match.lastGood }, null);
  }
  bug.value = null;
  attempt.value += 1;
}
