import { CONCEDE, invariant, type Player, type Seat } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import { botRoot, botSeed } from './bot-seeds.ts';
import { ForfeitError } from './chooser.ts';
import { decide } from './decide.ts';
import type { SeatHost } from './host.ts';
import { chooserName, isPerson } from './players.ts';
import type { HostEnvironment } from './services.ts';
import type { LiveMatch } from './live-match.ts';

/** Makes bots move, one at a time, as long as it is a bot's turn. */
export class BotTurns {
  readonly #live: LiveMatch;
  /** The players by seat. */
  readonly #players: readonly Player[];
  readonly #services: HostEnvironment;
  readonly #host: SeatHost;
  #awake = false;

  constructor(live: LiveMatch, players: readonly Player[], services: HostEnvironment, host: SeatHost) {
    this.#live = live;
    this.#players = players;
    this.#services = services;
    this.#host = host;
  }

  /** Call this after every change of the match. */
  async wake(): Promise<void> {
    if (this.#awake) return;
    this.#awake = true;
    for (let seat = this.#asked(); seat !== undefined; seat = this.#asked()) {
      const { moment } = this.#live;
      try {
        await this.turn(seat);
      } catch {
        // The failure was already reported. If the match has changed since, try again.
        if (this.#live.moment === moment) break;
      }
    }
    this.#awake = false;
  }

  /** The first of the bots that are asked. The order is fixed, so a match doesn't depend on timing. */
  #asked(): Seat | undefined {
    if (this.#live.isClosed) return undefined;
    const { game, state } = this.#live.match;
    return game.rules.toAct(state).find((seat) => !isPerson(this.#players[seat]));
  }

  /** Makes one bot move. */
  async turn(seat: Seat): Promise<void> {
    const { moment } = this.#live;
    await this.#ready();
    if (this.#live.moment !== moment) return;
    const action = await this.#choice(seat, moment);
    await this.#host.play(seat, action, moment);
  }

  async #choice(seat: Seat, moment: number): Promise<unknown> {
    try {
      const { game, seed: matchSeed, moves } = this.#live.match;
      const seats = this.#players.length;
      const player = this.#players[seat];
      invariant(player !== undefined, 'every seat that is asked has a player');
      const { view, legal } = this.#live.frame(seat);
      const bot = chooserName(player);
      const match = botRoot(matchSeed);
      const seq = moves.length;
      const seed = botSeed(match, seq, seat);
      const { isRepeatable } = this.#services;
      const decision = { game, bot, seed, seats, match, seq, seat, view, legal, isRepeatable };
      const onlooker = this.#services.onlooker?.(decision);
      const watched = { ...decision, onThought: onlooker?.onThought };
      const action = await decide(this.#services.chooser, watched, {
        isWaiting: () => this.#isNow(moment),
        onFailure: (error) => {
          this.#host.report({ kind: 'bot', seat, error });
        },
      });
      if (this.#isNow(moment)) onlooker?.onChosen(legal.indexOf(action));
      return action;
    } catch (error) {
      if (!this.#isNow(moment)) throw error; // no longer needed
      if (error instanceof ForfeitError) {
        this.#host.report({ kind: 'bot', seat, error });
        return CONCEDE;
      }
      this.#host.report({ kind: 'bug', error: asError(error) });
      throw error;
    }
  }

  #isNow(moment: number): boolean {
    return this.#live.moment === moment && !this.#live.isClosed;
  }

  async #ready(): Promise<void> {
    try {
      await this.#services.beforeBot?.();
    } catch (error) {
      this.#host.report({ kind: 'bug', error: asError(error) });
    }
  }
}
