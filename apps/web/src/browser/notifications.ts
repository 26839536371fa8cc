import { go } from './address.ts';
import { isAnyTabVisible } from './visible-tabs.ts';
import { notices } from './settings.ts';

/** Whether this browser can notify people; if not, why. */
export type NoticeState = 'ready' | 'ask' | 'denied' | 'insecure' | 'unsupported';

export function noticeState(): NoticeState {
  if (!isSecureContext) return 'insecure';
  if (typeof Notification === 'undefined') return 'unsupported';
  return { granted: 'ready', default: 'ask', denied: 'denied' }[Notification.permission] as NoticeState;
}

/** Asks for permission. Call it only after a click: browsers punish pages that ask out of the blue. */
export async function askForNotices(): Promise<NoticeState> {
  if (noticeState() === 'ask') await Notification.requestPermission();
  return noticeState();
}

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** A later notice about the same table replaces this one. */
  readonly table: string;
}

/** Notifies people who want it and who can't see the site right now. */
export async function notify({ title, text, table }: Notice): Promise<void> {
  if (notices.value === 'off' || noticeState() !== 'ready' || (await isAnyTabVisible())) return;
  const options = { body: text, tag: table, icon: '/icon.svg', data: { table } };
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration();
  if (registration?.active != null) {
    await registration.showNotification(title, options); // the service worker handles clicks
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    shown.close();
    focus();
    go(`/table/${table}`);
  };
}
