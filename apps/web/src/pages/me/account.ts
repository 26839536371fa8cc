import { ROUTES, type Me } from '@mechatable/protocol';
import { api, me } from '../../browser/api.ts';
import { saveFile } from '../../browser/files.ts';
import { renewPush, unsubscribeFromPush } from '../../browser/push.ts';
import { announceMe } from '../../browser/turns.ts';
import { words } from './words.ts';

/** Shows everywhere in this browser who we are now. */
function become(player: Me | null): void {
  me.value = player;
  announceMe();
}

export async function change(part: { readonly name?: string; readonly emblem?: number }): Promise<void> {
  become((await api.call(ROUTES.changeMe, { body: part })).me);
}

/** Signs in with a code from another device. */
export async function signInWithCode(code: string): Promise<void> {
  become((await api.call(ROUTES.useCode, { body: { code } })).me);
  await renewPush();
}

/** Signs in with a passkey that was chosen in the browser's own dialog. */
export async function signIn(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options, ticket } = await api.call(ROUTES.beginSignIn, {});
  const response = await startAuthentication({ optionsJSON: options as never });
  become((await api.call(ROUTES.signIn, { body: { response: { ...response }, ticket } })).me);
  await renewPush();
}

export async function addPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await api.call(ROUTES.beginPasskey, {});
  const response = await startRegistration({ optionsJSON: options as never });
  become((await api.call(ROUTES.addPasskey, { body: { response: { ...response } } })).me);
}

/** The link that signs us in on another device. The code is in the part of it that browsers don't send. */
export async function linkForOtherDevice(): Promise<string> {
  const { code } = await api.call(ROUTES.makeCode, {});
  return `${location.origin}/me#code=${code}`;
}

export async function signOut(): Promise<void> {
  await unsubscribeFromPush();
  await api.call(ROUTES.signOut, {});
  become(null);
}

export async function exportData(name: string): Promise<void> {
  const { data } = await api.call(ROUTES.exportMe, {});
  saveFile(words.data.file(name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')), JSON.stringify(data, null, 2));
}

export async function deleteMe(): Promise<void> {
  await unsubscribeFromPush();
  await api.call(ROUTES.deleteMe, {});
  become(null);
}
