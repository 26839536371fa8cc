import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInputError } from '@mechatable/kernel';
import { ROUTES, UnreachableError, connect, type Api, type Me } from '@mechatable/protocol';
import { systemReason } from '../system-reason.ts';
import { words as shared } from '../words.ts';
import { words } from './words.ts';

const COOKIE = /(?:^|[\s,])mechatable=([^;,\s]+)/;

/** A program that is signed in on a server. */
export interface Guest {
  readonly api: Api;
  readonly me: Me;
}

export interface SignIn {
  /** The address of the server. */
  readonly server: string;
  /** The name to play under; undefined keeps the name that the server chose. */
  readonly name?: string | undefined;
  /** A file with the session, so that the program is the same player next time. */
  readonly session?: string | undefined;
}

/** Signs in as a guest, or as the player of the session file. */
export async function signIn({ server, name, session }: SignIn): Promise<Guest> {
  const base = baseOf(server);
  const known = session === undefined ? null : readSession(session);
  if (known !== null) {
    const api = withToken(base, known);
    const { me } = await orExplained(server, () => api.call(ROUTES.whoAmI, {}));
    if (me !== null) return { api, me: await renamed(api, me, name) };
  }
  const { token, me } = await orExplained(server, () => arrive(base));
  if (session !== undefined) writeSession(session, token);
  const api = withToken(base, token);
  return { api, me: await renamed(api, me, name) };
}

/** A guest's session comes as a cookie. Programs send it as a bearer token. */
async function arrive(base: string): Promise<{ token: string; me: Me }> {
  let token: string | undefined;
  const api = connect(base, {
    fetch: async (...request) => {
      const response = await fetch(...request);
      token = COOKIE.exec(response.headers.get('set-cookie') ?? '')?.[1];
      return response;
    },
  });
  const { me } = await api.call(ROUTES.arrive, {});
  if (token === undefined) throw new UnreachableError(words.noSession);
  return { token, me };
}

function withToken(base: string, token: string): Api {
  return connect(base, { headers: { authorization: `Bearer ${token}` } });
}

async function renamed(api: Api, me: Me, name: string | undefined): Promise<Me> {
  if (name === undefined || name === me.name) return me;
  return (await api.call(ROUTES.changeMe, { body: { name } })).me;
}

/** The address without a path: a link to a table works too. */
function baseOf(server: string): string {
  const url = URL.canParse(server) ? new URL(server) : null;
  if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:')) return url.origin;
  throw new BadInputError(words.badServer(server));
}

async function orExplained<T>(server: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreachableError) throw new BadInputError(words.noServer(server, error.message));
    throw error;
  }
}

function readSession(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new BadInputError(shared.file.unreadable(file, systemReason(error)));
  }
}

/** It signs its holder in, so only its owner may read it. */
function writeSession(file: string, token: string): void {
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600 });
  } catch (error) {
    throw new BadInputError(shared.file.unwritable(file, systemReason(error)));
  }
}
