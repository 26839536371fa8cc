import { ROUTES } from '@mechatable/protocol';
import { signal } from '@preact/signals';
import { api } from './api.ts';
import { askForNotices, noticeState } from './notifications.ts';
import { notices } from './settings.ts';

/** Whether this browser gets push messages: notifications even if the site is closed. */
export const isPushed = signal(false);

/** Null where push messages don't exist, or before the service worker is there. */
async function theManager(): Promise<PushManager | null> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration();
  if (registration?.active == null) return null;
  return (registration as Partial<ServiceWorkerRegistration>).pushManager ?? null;
}

/** Asks for push messages on this device; false if the browser or its push service refuses. */
async function subscribe(): Promise<boolean> {
  const manager = await theManager();
  if (manager === null) return false;
  const { key } = await api.call(ROUTES.pushKey, {});
  const { endpoint, keys } = (await subscribed(manager, key))?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
  const { p256dh, auth } = keys;
  await api.call(ROUTES.subscribe, { body: { endpoint, keys: { p256dh, auth } } });
  return true;
}

/** Stops push messages on this device. */
export async function unsubscribeFromPush(): Promise<void> {
  const found = await subscription(await theManager());
  if (found === null) return;
  await api.call(ROUTES.unsubscribe, { body: { endpoint: found.endpoint } });
  await found.unsubscribe();
  isPushed.value = false;
}

/** Subscribes again: browsers drop subscriptions now and then, and another player may have signed in. */
export async function renewPush(): Promise<void> {
  if (notices.value === 'on' && noticeState() === 'ready') isPushed.value = await subscribe();
}

/** Turns notifications on or off. Call it only after a click, since the browser may ask for permission. */
export async function switchNotices(isOn: boolean): Promise<void> {
  if (isOn && (await askForNotices()) === 'ready') {
    notices.value = 'on';
    await renewPush();
  } else {
    notices.value = 'off';
    await unsubscribeFromPush();
  }
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription | null> {
  const ask = (): Promise<PushSubscription> =>
    manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      await (await subscription(manager))?.unsubscribe(); // it was made with the key of another server
      return await ask();
    }
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

async function subscription(manager: PushManager | null): Promise<PushSubscription | null> {
  return (await manager?.getSubscription()) ?? null;
}
