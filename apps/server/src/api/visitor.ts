import { refusal } from '../refusal.ts';
import { words } from '../words.ts';

/** The sender of a request: a player with a session, or an anonymous visitor. */
export class Visitor {
  /** Null for someone without a session. */
  readonly player: string | null;

  constructor(player: string | null) {
    this.player = player;
  }

  /** The player's id. Throws if this visitor has no session. */
  requirePlayer(): string {
    if (this.player === null) throw refusal('not-signed-in', words.notSignedIn);
    return this.player;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}
