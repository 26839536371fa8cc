import { StoreFailedError } from './store.ts';

const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'This browser is out of storage space for this page.',
  SecurityError: 'This browser blocks storage for this page. Check its settings, or leave private browsing.',
  VersionError: 'A newer version of this page has updated its storage. Reload to continue.',
};

/** A storage error of the browser as a message for people, with what they lose. Other errors stay unchanged. */
export function failure(error: unknown, loss: string): unknown {
  if (!(error instanceof DOMException)) return error;
  const reason = REASONS[error.name] ?? `This browser's storage failed (${error.name}: ${error.message}).`;
  return new StoreFailedError(`${reason} ${loss}`, { cause: error });
}

export function absent(loss: string): StoreFailedError {
  return new StoreFailedError(`This browser has no storage for this page. ${loss}`);
}

export function blocked(loss: string): StoreFailedError {
  return new StoreFailedError(
    `An older version of this page is open in another tab. Close or reload it. ${loss}`,
  );
}
