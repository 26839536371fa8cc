import type { Passkeys } from '@mechatable/sql';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { newToken } from './tokens.ts';

/** How long someone may take to touch their device, in milliseconds. */
const CHALLENGE_MS = 5 * 60_000;

/** The site that a passkey belongs to. */
export interface Site {
  /** Without a port. */
  readonly name: string;
  readonly origin: string;
}

/** Signs players in with passkeys: nothing to remember, and nothing on the server to steal. */
export class PasskeyService {
  readonly #passkeys: Passkeys;
  readonly #clock: () => number;

  constructor(passkeys: Passkeys, clock: () => number) {
    this.#passkeys = passkeys;
    this.#clock = clock;
  }

  async beginAdding(player: { id: string; name: string }, site: Site): Promise<Record<string, unknown>> {
    const known = await this.#passkeys.of(player.id);
    const options = await generateRegistrationOptions({
      rpName: 'Mechatable',
      rpID: site.name,
      userName: player.name,
      userID: new TextEncoder().encode(player.id),
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#keep(player.id, options.challenge);
    return { ...options };
  }

  async add(player: string, response: unknown, site: Site): Promise<void> {
    const expectedChallenge = await this.#take(player);
    const verified = await orRefused(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        requireUserVerification: false,
      }),
    );
    if (!verified.verified) throw refusal('not-allowed', words.people.badPasskey);
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const isNew = await this.#passkeys.add({
      credentialId: id,
      player,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
    });
    if (!isNew) throw refusal('not-allowed', words.people.badPasskey); // another player has it
  }

  async beginSignIn(site: Site): Promise<{ options: Record<string, unknown>; ticket: string }> {
    const options = await generateAuthenticationOptions({ rpID: site.name, userVerification: 'preferred' });
    const ticket = newToken();
    await this.#keep(ticket, options.challenge);
    return { options: { ...options }, ticket };
  }

  /** The player whose passkey it is. */
  async signIn(ticket: string, response: unknown, site: Site): Promise<string> {
    const given = response as AuthenticationResponseJSON;
    const expectedChallenge = await this.#take(ticket);
    const known = typeof given.id === 'string' ? await this.#passkeys.find(given.id) : null;
    if (known === null) throw refusal('not-allowed', words.people.badPasskey);
    const verified = await orRefused(() =>
      verifyAuthenticationResponse({
        response: given,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        requireUserVerification: false,
        credential: {
          id: known.credentialId,
          publicKey: Buffer.from(known.publicKey, 'base64url'),
          counter: known.counter,
          transports: known.transports as AuthenticatorTransport[],
        },
      }),
    );
    if (!verified.verified) throw refusal('not-allowed', words.people.badPasskey);
    await this.#passkeys.count(known.credentialId, verified.authenticationInfo.newCounter);
    return known.player;
  }

  #keep(whose: string, challenge: string): Promise<void> {
    return this.#passkeys.keepChallenge(whose, challenge, this.#clock() + CHALLENGE_MS);
  }

  /** A challenge can be answered once. */
  async #take(whose: string): Promise<string> {
    const challenge = await this.#passkeys.takeChallenge(whose);
    if (challenge === null) throw refusal('not-allowed', words.people.badPasskey);
    return challenge;
  }
}

/** The library throws if anything is wrong with a response. */
async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) throw refusal('not-allowed', words.people.badPasskey);
    throw error;
  }
}
