import { bot, person, sha256 } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { given, guest, newTable, playing, type Given } from './given.ts';

async function withAda(): Promise<Given> {
  const has = await given();
  await guest(has, 'ada');
  await guest(has, 'ben');
  has.clock.now = 2000;
  return has;
}

const ADA = { id: 'ada', name: 'ADA', emblem: 7, created: 1000, seen: 1000 };

test('a guest is found by the hash of the token', async () => {
  const { identity } = await withAda();
  expect(await identity.findSession('token of ada')).toEqual({ player: ADA, created: 1000, seen: 1000 });
  expect(await identity.findSession('token')).toBeNull();
  expect(await identity.find('ada')).toEqual(ADA);
  expect(await identity.find('x')).toBeNull();
});

test('a guest whose token exists is not created', async () => {
  const { identity } = await withAda();
  const twin = { id: 'twin', name: 'Twin', emblem: 1, tokenHash: 'token of ada' };
  await expect(identity.createGuest(twin)).rejects.toThrow(/unique/i);
  expect(await identity.find('twin')).toBeNull();
});

test('a session notes when it was used', async () => {
  const { identity } = await withAda();
  await identity.addSession('ada', 'phone');
  await identity.touch('token of ada');
  expect(await identity.findSession('token of ada')).toEqual({
    player: { ...ADA, seen: 2000 },
    created: 1000,
    seen: 2000,
  });
  expect(await identity.find('ben')).toMatchObject({ seen: 1000 });
});

test('players sign out here, or everywhere else', async () => {
  const { identity } = await withAda();
  for (const token of ['phone', 'tablet']) await identity.addSession('ada', token);
  await identity.removeSession('phone');
  expect(await identity.findSession('phone')).toBeNull();
  await identity.removeOtherSessions('ada', 'tablet');
  expect(await identity.findSession('token of ada')).toBeNull();
  expect(await identity.findSession('tablet')).not.toBeNull();
  expect(await identity.findSession('token of ben')).not.toBeNull();
});

test('players change their name and emblem', async () => {
  const { identity } = await withAda();
  await identity.rename('ada', { name: 'Countess', emblem: 3 });
  expect(await identity.find('ada')).toMatchObject({ name: 'Countess', emblem: 3 });
});

test('a code works once, until it expires', async () => {
  const { identity, clock, db } = await withAda();
  await identity.addCode({ hash: 'code', player: 'ada', expires: 3000 });
  await identity.addCode({ hash: 'old', player: 'ada', expires: 2500 });
  const both = await Promise.all(['code', 'code'].map((code) => identity.takeCode(code)));
  expect(new Set(both)).toEqual(new Set(['ada', null])); // with several connections, either may be faster
  clock.now = 2500;
  expect(await identity.takeCode('old')).toBeNull();
  expect(await identity.takeCode('never')).toBeNull();
  await identity.addCode({ hash: 'stale', player: 'ada', expires: 2600 });
  clock.now = 2600;
  await identity.addCode({ hash: 'fresh', player: 'ada', expires: 9000 });
  const codes = await db.query.selectFrom('codes').select('hash').execute();
  expect(codes).toEqual([{ hash: 'fresh' }]);
});

test('passkeys are added, counted, listed and removed', async () => {
  const { passkeys, db } = await withAda();
  const key = { player: 'ada', publicKey: 'pk', counter: 0, transports: ['internal', 'hybrid'] };
  expect(await passkeys.add({ ...key, credentialId: 'k1' })).toBe(true);
  expect(await passkeys.add({ ...key, credentialId: 'k1', player: 'ben' })).toBe(false);
  await passkeys.add({ ...key, credentialId: 'k2', transports: [] });
  await passkeys.count('k1', 5);
  expect(await passkeys.find('k1')).toEqual({ ...key, credentialId: 'k1', counter: 5, created: 2000 });
  expect(await passkeys.find('x')).toBeNull();
  expect((await passkeys.of('ada')).map(({ credentialId }) => credentialId)).toEqual(['k1', 'k2']);
  await passkeys.remove('ben', 'k1');
  await passkeys.remove('ada', 'k2');
  expect(await passkeys.of('ada')).toHaveLength(1);
  await db.query.updateTable('passkeys').set({ transports: 'usb' }).execute();
  await expect(passkeys.find('k1')).rejects.toThrow("Invalid transports of passkey k1. It isn't JSON.");
});

/** Ada has a finished and a running match, waits at two tables, talks, and is signed in everywhere. */
async function busyAda(): Promise<Given> {
  const has = await withAda();
  await playing(has, 't', 'ada');
  await has.db.query.updateTable('tables').set({ status: 'over' }).execute();
  await has.tables.create(newTable('hers', { creator: 'ada' }));
  await has.tables.create(newTable('theirs', { creator: 'ben' }));
  for (const table of ['hers', 'theirs'])
    await has.seats.join({ table, playerId: 'ada', player: person('Ada'), loadout: { deck: 1 } });
  await has.seats.join({ table: 'theirs', playerId: 'ben', player: person('Ben') });
  await has.talk.say({ table: 't', channel: 'table', seat: 0, player: 'ada', text: 'Good luck' });
  await has.talk.say({ table: 't', channel: 'table', seat: null, player: 'ben', text: 'Hm' });
  await has.talk.report({ table: 't', message: 1, player: 'ada', reason: 'rude' });
  await has.bans.ban({ player: 'ada', scope: 'talk', duration: 500 }, { actor: 'root', why: 'Spam' });
  await has.talk.mute('ada', 'ben');
  await has.talk.mute('ben', 'ada');
  await has.identity.addCode({ hash: 'code', player: 'ada', expires: 9000 });
  const passkey = { credentialId: 'k', publicKey: 'pk', counter: 0, transports: [] };
  await has.passkeys.add({ ...passkey, player: 'ada' });
  await has.push.subscribe({ endpoint: 'https://push', player: 'ada', p256dh: 'p', auth: 'a' });
  return has;
}

test('players can export everything about them, and nothing that signs anyone in', async () => {
  const { identity } = await busyAda();
  const data = await identity.export('ada');
  expect(data).toEqual({
    player: ADA,
    sessions: [{ created: 1000, seen: 1000 }],
    passkeys: [
      {
        ...{ credentialId: 'k', player: 'ada', publicKey: 'pk', counter: 0, transports: [], created: 2000 },
      },
    ],
    subscriptions: [{ endpoint: 'https://push', created: 2000 }],
    seats: [
      expect.objectContaining({ table: 't', seat: 0, contribution: sha256('0') }),
      expect.objectContaining({ table: 'hers', loadout: { deck: 1 } }),
      expect.objectContaining({ table: 'theirs', loadout: { deck: 1 } }),
    ],
    messages: [
      { table: 't', number: 0, channel: 'table', seat: 0, player: 'ada', text: 'Good luck', at: 2000 },
    ],
    muted: ['ben'],
    reports: [{ table: 't', message: 1, reason: 'rude', at: 2000, resolved: null }],
    bans: [{ scope: 'talk', reason: 'Spam', created: 2000, until: 2500, lifted: null }],
    ...{ ratings: [], ratingChanges: [] },
  });
  expect(JSON.stringify(data)).not.toMatch(/token|code|"auth"/);
  expect(await identity.export('x')).toBeNull();
});

test('a deleted player leaves finished matches without a name, and nothing else', async () => {
  const has = await busyAda();
  await has.identity.delete('ada');
  expect(await has.identity.findSession('token of ada')).toBeNull();
  expect(await has.identity.takeCode('code')).toBeNull();
  expect(await has.identity.export('ada')).toMatchObject({
    player: { name: 'Deleted player', emblem: 0 },
    ...{ sessions: [], passkeys: [], subscriptions: [], muted: [], bans: [], messages: [{ text: '' }] },
    seats: [{ table: 't', player: person('Deleted player'), contribution: sha256('0') }],
  });
  expect(await has.talk.mutedBy('ben')).toEqual([]);
  const [ada, rival] = (await has.tables.find('t'))?.seats ?? [];
  expect([ada?.player, rival?.player]).toEqual([person('Deleted player'), bot('greedy')]);
  expect(await has.journal.read('t')).toMatchObject({ head: { players: [{ name: 'Ada' }, {}] } });
});

test('a deleted player keeps nobody waiting', async () => {
  const has = await busyAda();
  await has.identity.delete('ada');
  expect(await has.tables.find('hers')).toMatchObject({
    status: 'aborted',
    ended: 'The player who created this table has left.',
    seats: [{ player: null, playerId: null }, {}],
  });
  expect(await has.tables.find('theirs')).toMatchObject({
    status: 'waiting',
    seats: [{ player: null }, { player: person('Ben') }],
  });
});
