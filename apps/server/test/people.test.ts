import { ROUTES } from '@mechatable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { Authenticator } from './harness/authenticator.ts';
import { FakeTime } from './harness/fake-time.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { dump } from './harness/stored.ts';
import { hostToMove, play, received, seatOf, setUpTable, sitDown } from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

describe('a guest', () => {
  test('has a name and an emblem from the start, and can change them', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    expect(visitor.me.name).toMatch(/^\w+ \w+$/);
    const { me } = await visitor.api.call(ROUTES.changeMe, { body: { name: 'Mira', emblem: 7 } });
    expect(me).toMatchObject({ id: visitor.me.id, name: 'Mira', emblem: 7 });
    expect(await visitor.api.call(ROUTES.whoAmI, {})).toEqual({ me });
    for (const name of ['', 'a'.repeat(31), 'two\nlines', '\u202Eevil'])
      expect(await refusal(visitor.api.call(ROUTES.changeMe, { body: { name } }))).toBe('bad-request');
  });

  test('stays the same player on a second arrival', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    const { me } = await visitor.api.call(ROUTES.arrive, {});
    expect(me.id).toBe(visitor.me.id);
  });
});

describe('a code for another device', () => {
  test('signs in once, within ten minutes', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock });
    const visitor = await TestVisitor.arrive(server.url);
    const other = await TestVisitor.arrive(server.url);
    const { code } = await visitor.api.call(ROUTES.makeCode, {});
    expect(await dump(server.db)).not.toContain(code);
    const { me } = await other.api.call(ROUTES.useCode, { body: { code } });
    expect(me.id).toBe(visitor.me.id);
    expect(await refusal(other.api.call(ROUTES.useCode, { body: { code } }))).toBe('not-allowed');
    const { code: late } = await visitor.api.call(ROUTES.makeCode, {});
    time.pass(600_001);
    expect(await refusal(other.api.call(ROUTES.useCode, { body: { code: late } }))).toBe('not-allowed');
  });
});

describe('a passkey', () => {
  const begin = async (visitor: TestVisitor): Promise<{ challenge: string; ticket: string }> => {
    const { options, ticket } = await visitor.api.call(ROUTES.beginSignIn, {});
    return { challenge: String(options.challenge), ticket };
  };

  async function registered(time = new FakeTime()) {
    server = await startServer({ clock: time.clock });
    const visitor = await TestVisitor.arrive(server.url);
    const phone = new Authenticator(server.url);
    const { options } = await visitor.api.call(ROUTES.beginPasskey, {});
    const response = phone.create({ challenge: String(options.challenge) });
    const { me } = await visitor.api.call(ROUTES.addPasskey, { body: { response } });
    expect(me.passkeys).toBe(1);
    return { visitor, phone, response, other: await TestVisitor.arrive(server.url) };
  }

  test('signs its player in anywhere, again and again', async () => {
    const { visitor, phone, other } = await registered();
    for (let i = 0; i < 2; i++) {
      const { challenge, ticket } = await begin(other);
      const body = { ticket, response: phone.get({ challenge }) };
      const { me } = await other.api.call(ROUTES.signIn, { body });
      expect(me.id).toBe(visitor.me.id);
      expect(await refusal(other.api.call(ROUTES.signIn, { body }))).toBe('not-allowed'); // a challenge counts once
    }
  });

  test('is refused if it is another one, of another site, or too late', async () => {
    const time = new FakeTime();
    const { phone, visitor, other, response } = await registered(time);
    const attempt = async (key: Authenticator): Promise<string> => {
      const { challenge, ticket } = await begin(other);
      return refusal(other.api.call(ROUTES.signIn, { body: { ticket, response: key.get({ challenge }) } }));
    };
    expect(await attempt(new Authenticator(other.url))).toBe('not-allowed');
    const stranger = new Authenticator(other.url);
    Object.assign(stranger, { id: phone.id }); // claims to be the phone, but has another key
    expect(await attempt(stranger)).toBe('not-allowed');
    const elsewhere = new Authenticator('https://evil.example');
    Object.assign(elsewhere, { id: phone.id });
    expect(await attempt(elsewhere)).toBe('not-allowed');
    const { challenge, ticket } = await begin(other);
    time.pass(300_001);
    const late = { body: { ticket, response: phone.get({ challenge }) } };
    expect(await refusal(other.api.call(ROUTES.signIn, late))).toBe('not-allowed');
    expect(await refusal(visitor.api.call(ROUTES.addPasskey, { body: { response } }))).toBe('not-allowed');
    expect(await attempt(phone)).toBe('done');
  });

  test('belongs to one player', async () => {
    const { phone, other } = await registered();
    const { options } = await other.api.call(ROUTES.beginPasskey, {});
    const response = phone.create({ challenge: String(options.challenge) });
    expect(await refusal(other.api.call(ROUTES.addPasskey, { body: { response } }))).toBe('not-allowed');
  });
});

describe('someone’s data', () => {
  test('can be exported, with nothing of others', async () => {
    server = await startServer();
    const sitting = await sitDown(server.url);
    const [one, other] = sitting.visitors as [TestVisitor, TestVisitor];
    const { data } = await one.api.call(ROUTES.exportMe, {});
    const text = JSON.stringify(data);
    expect(text).toContain(one.me.name);
    expect(text).toContain(sitting.id);
    expect(text).not.toContain(other.me.id);
    expect(text).not.toContain(one.token);
  });

  test('can be deleted: waiting tables close, a bot plays on, and finished matches lose the name', async () => {
    server = await startServer();
    const { url } = server;
    const running = await sitDown(url, { isSigned: true });
    await play(running, 3);
    const host = await hostToMove(running);
    const seat = seatOf(host);
    const visitor = running.visitors[seat] as TestVisitor;
    const waiting = await setUpTable(visitor, { visibility: 'open' });
    await visitor.join(waiting.id);
    const other = running.visitors[1 - seat] as TestVisitor;

    await visitor.api.call(ROUTES.deleteMe, {});
    expect(await visitor.api.call(ROUTES.whoAmI, {})).toEqual({ me: null });
    expect((await other.api.call(ROUTES.getTable, { params: { table: waiting.id } })).status).toBe('aborted');
    await received({ pages: [running.pages[1 - seat] ?? never()] }, 5);
    const rest = running.hosts[1 - seat] ?? never();
    expect(rest.players[seat]).toMatchObject({ kind: 'bot' });
    // The match continues to its end.
    await rest.concede(1 - seat);
    const stored = JSON.parse(await dump(server.db)) as [string, object[]][];
    const players = stored.find(([name]) => name === 'players')?.[1];
    expect(JSON.stringify(players)).not.toContain(visitor.me.name);
    await rest.record();
  });

  test('ends a match that has not begun to be played', async () => {
    server = await startServer();
    const { id, visitors } = await sitDown(server.url);
    const [one, other] = visitors as [TestVisitor, TestVisitor];
    await one.api.call(ROUTES.deleteMe, {});
    expect((await other.api.call(ROUTES.getTable, { params: { table: id } })).status).toBe('aborted');
  });
});

function never(): never {
  throw new Error('This is always there.');
}
