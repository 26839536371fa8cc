import { signal, type ReadonlySignal } from '@preact/signals';
import { recall, remember } from '../../browser/settings.ts';

const keyOf = (gameId: string): string => `mechatable.puzzles.${gameId}`;

/** The numbers of the puzzles of a game that are solved, stored in this browser. */
export class Solved {
  readonly numbers: ReadonlySignal<readonly number[]>;
  readonly #numbers = signal<readonly number[]>([]);
  readonly #gameId: string;

  constructor(gameId: string) {
    this.#gameId = gameId;
    this.#numbers.value = (recall(keyOf(gameId)) ?? '')
      .split(' ')
      .map(Number)
      .filter((number) => number >= 1);
    this.numbers = this.#numbers;
  }

  add(number: number): void {
    if (this.#numbers.peek().includes(number)) return;
    this.#numbers.value = [...this.#numbers.peek(), number];
    remember(keyOf(this.#gameId), this.#numbers.value.join(' '));
  }
}
