import { EventStream, LOBBY_MESSAGES, ROUTES, type LobbyMessages } from '@mechatable/protocol';
import type { TestVisitor } from './visitor.ts';

/** A person's open lobby page. */
export class LobbyPage {
  shown: LobbyMessages['lobby'] | null = null;
  readonly #stream: EventStream<typeof LOBBY_MESSAGES>;
  #waiting: (() => void)[] = [];

  constructor({ api }: TestVisitor) {
    this.#stream = new EventStream(api, api.address(ROUTES.lobby, {}), LOBBY_MESSAGES, {
      onMessage: ({ data }) => {
        this.shown = data;
        for (const resolve of this.#waiting.splice(0)) resolve();
      },
      onConnected: () => undefined,
      onRefused: () => undefined,
    });
    void this.#stream.run();
  }

  async until(holds: (shown: LobbyMessages['lobby']) => boolean): Promise<LobbyMessages['lobby']> {
    for (;;) {
      if (this.shown !== null && holds(this.shown)) return this.shown;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }

  close(): void {
    this.#stream.close();
  }
}
