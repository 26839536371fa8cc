import { StoreFailedError } from './store.ts';

const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'This browser has no room left for this page.',
  SecurityError:
    'This browser does not let this page keep anything: its settings or a private window forbid it.',
  VersionError: 'A newer version of this page has taken over what is kept here: reload to go on with it.',
};

/** What a browser's refusal means for people, and what is lost by it. Whatever is no refusal stays what it is. */
export function failure(error: unknown, loss: string): unknown {
  if (!(error instanceof DOMException)) return error;
  const reason = REASONS[error.name] ?? `This browser's store has failed (${error.name}: ${error.message}).`;
  return new StoreFailedError(`${reason} ${loss}`, { cause: error });
}

export function absent(loss: string): StoreFailedError {
  return new StoreFailedError(`This browser has no store for pages. ${loss}`);
}

export function blocked(loss: string): StoreFailedError {
  return new StoreFailedError(
    `Another tab with an older version of this page is open: close or reload it. ${loss}`,
  );
}
