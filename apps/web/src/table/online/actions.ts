import { random256 } from '@mechatable/host';
import { ROUTES, type Channel, type TableInfo, type Utterance } from '@mechatable/protocol';
import { api, ensureSignedIn } from '../../browser/api.ts';
import { theSigner } from '../../browser/signing-key.ts';
import { newRequestKey } from './request-key.ts';

/** Takes a seat, with a random part of the seed that is drawn only now: the server has committed to its own before. */
export async function joinTable(
  table: string,
  seat: number | undefined,
  loadout: unknown,
): Promise<TableInfo> {
  await ensureSignedIn();
  const signer = await theSigner();
  const { table: info } = await api.call(ROUTES.join, {
    params: { table },
    body: {
      contribution: random256(),
      ...(seat === undefined ? {} : { seat }),
      ...(signer === null ? {} : { key: signer.key }),
      ...(loadout === undefined ? {} : { loadout }),
    },
  });
  return info;
}

export function leaveTable(table: string): Promise<TableInfo> {
  return api.call(ROUTES.leave, { params: { table } });
}

export function seatBot(table: string, seat: number, bot: string): Promise<TableInfo> {
  return api.call(ROUTES.seatBot, { params: { table }, body: { seat, bot } });
}

/** The same table again. The first who asks sets it up; the others get the same one. The loser may choose options. */
export function rematchOf(table: string, options: Readonly<Record<string, unknown>>): Promise<TableInfo> {
  return api.call(ROUTES.rematch, { params: { table }, body: { options: { ...options } } });
}

export async function say(table: string, channel: Channel, said: Utterance): Promise<void> {
  await api.call(ROUTES.say, { params: { table }, body: { channel, said, request: newRequestKey() } });
}

export async function mute(player: string): Promise<void> {
  await api.call(ROUTES.mute, { body: { player, muted: true } });
}

export async function report(table: string, message: number, reason: string): Promise<void> {
  await api.call(ROUTES.report, { params: { table }, body: { message, reason } });
}
