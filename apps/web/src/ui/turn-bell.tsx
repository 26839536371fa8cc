import { ProblemError, UnreachableError } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../browser/bug.ts';
import { noticeState } from '../browser/notifications.ts';
import { switchNotices } from '../browser/push.ts';
import { notices } from '../browser/settings.ts';
import { words } from './words.ts';

/** Turns notifications on or off, for people who wait. Not there if the browser has none or blocks them. */
export function TurnBell(): JSX.Element | null {
  const [isBusy, setBusy] = useState(false);
  const state = noticeState();
  if (state !== 'ready' && state !== 'ask') return null;
  const isOn = notices.value === 'on' && state === 'ready';
  const toggle = async (): Promise<void> => {
    setBusy(true);
    try {
      await switchNotices(!isOn);
    } catch (error) {
      // The page notifies by itself while it is open, even if the server can't.
      if (!(error instanceof ProblemError || error instanceof UnreachableError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      class="bell"
      aria-pressed={isOn}
      disabled={isBusy}
      onClick={() => void toggle().catch(reportBug)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a2 2 0 0 1 2 2c3 1 5 3.5 5 7v5l2 3H3l2-3v-5c0-3.5 2-6 5-7a2 2 0 0 1 2-2zM9.5 20.5h5a2.5 2.5 0 0 1-5 0z" />
      </svg>
      {isOn ? words.bell.on : words.bell.off}
    </button>
  );
}
