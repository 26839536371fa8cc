import { signal } from '@preact/signals';
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
export async function saveReport(error: Error): Promise<void> {
  const match = currentMatch();
  const report = {
    report: 'mechatable-bug-1',
    message: error.message,
    stack: error.stack ?? '',
    address: location.pathname,
    browser: navigator.userAgent,
    record: (await match?.record()) ?? null,
  };
  saveFile('mechatable-report.json', JSON.stringify(report, null, 2));
}

/** Goes back to the last state that could be drawn: undoes a move that was saved but couldn't be shown. */
export async function restoreLastGood(): Promise<void> {
  const match = currentMatch();
  if (match !== null) await match.goBack(match.lastGood);
  bug.value = null;
  attempt.value += 1;
}
