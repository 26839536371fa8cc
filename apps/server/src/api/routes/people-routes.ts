import { ROUTES, type Me } from '@mechatable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, tokenOf } from '../app.ts';
import { bind } from '../bind.ts';
import type { PasskeyService, Site } from '../../people/passkey-service.ts';
import type { People } from '../../people/people.ts';
import type { PushService } from '../../people/push-service.ts';

/** How long a browser keeps its session, in seconds. */
const SESSION_S = 400 * 24 * 3600;

/** Names, sessions, passkeys and push messages. */
export function bindPeople(
  app: FastifyInstance,
  people: People,
  passkeys: PasskeyService,
  push: PushService,
  leaveAllTables: (player: string) => Promise<void>,
): void {
  const welcome = (
    { me, token }: { me: Me; token: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    void reply.setCookie(SESSION_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: SESSION_S,
    });
    return { me };
  };

  bind(app, ROUTES.whoAmI, async ({ visitor: { player } }) => ({
    me: player === null ? null : await people.me(player),
  }));
  bind(app, ROUTES.arrive, async ({ visitor: { player }, request, reply }) =>
    player === null ? welcome(await people.arrive(), request, reply) : { me: await people.me(player) },
  );
  bind(app, ROUTES.changeMe, async ({ visitor, body }) => ({
    me: await people.change(visitor.requirePlayer(), body),
  }));
  bind(app, ROUTES.exportMe, async ({ visitor }) => ({ data: await people.export(visitor.requirePlayer()) }));
  bind(app, ROUTES.deleteMe, async ({ visitor, reply }) => {
    await leaveAllTables(visitor.requirePlayer());
    await people.delete(visitor.requirePlayer());
    void reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return {};
  });
  bind(app, ROUTES.signOut, async ({ request, reply }) => {
    const token = tokenOf(request);
    if (token !== null) await people.signOut(token);
    void reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return {};
  });
  bind(app, ROUTES.makeCode, async ({ visitor }) => ({
    code: await people.makeCode(visitor.requirePlayer()),
  }));
  bind(app, ROUTES.useCode, async ({ body: { code }, request, reply }) =>
    welcome(await people.useCode(code), request, reply),
  );

  bind(app, ROUTES.beginPasskey, async ({ visitor, request }) => {
    const { id, name } = await people.me(visitor.requirePlayer());
    return { options: await passkeys.beginAdding({ id, name }, siteOf(request)) };
  });
  bind(app, ROUTES.addPasskey, async ({ visitor, body: { response }, request }) => {
    await passkeys.add(visitor.requirePlayer(), response, siteOf(request));
    return { me: await people.me(visitor.requirePlayer()) };
  });
  bind(app, ROUTES.beginSignIn, ({ request }) => passkeys.beginSignIn(siteOf(request)));
  bind(app, ROUTES.signIn, async ({ body: { response, ticket }, request, reply }) => {
    const player = await passkeys.signIn(ticket, response, siteOf(request));
    return welcome(await people.signIn(player), request, reply);
  });

  bind(app, ROUTES.pushKey, () => Promise.resolve({ key: push.publicKey }));
  bind(app, ROUTES.subscribe, async ({ visitor, body: { endpoint, keys } }) => {
    await push.subscribe(visitor.requirePlayer(), endpoint, keys);
    return {};
  });
  bind(app, ROUTES.unsubscribe, async ({ visitor, body: { endpoint } }) => {
    await push.unsubscribe(visitor.requirePlayer(), endpoint);
    return {};
  });
}

function siteOf({ hostname, protocol, host }: FastifyRequest): Site {
  return { name: hostname, origin: `${protocol}://${host}` };
}
