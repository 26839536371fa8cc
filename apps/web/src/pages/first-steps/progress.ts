import { signal, type ReadonlySignal } from '@preact/signals';
import type { Course, Lesson } from '../../games/shared/course.ts';
import { recall, remember } from '../../browser/settings.ts';

const keyOf = (gameId: string): string => `mechatable.lessons.${gameId}`;

/** Which lessons of a game are done, stored in this browser. */
export class Progress {
  readonly done: ReadonlySignal<readonly string[]>;
  readonly #done = signal<readonly string[]>([]);
  readonly #gameId: string;

  constructor(gameId: string) {
    this.#gameId = gameId;
    this.#done.value = idsIn(recall(keyOf(gameId)));
    this.done = this.#done;
  }

  add(lessonId: string): void {
    if (this.#done.peek().includes(lessonId)) return;
    this.#done.value = [...this.#done.peek(), lessonId];
    remember(keyOf(this.#gameId), this.#done.value.join(' '));
  }
}

/** The first lesson that isn't done; null if all are. */
export function nextLesson({ lessons }: Course, done: readonly string[]): Lesson | null {
  return lessons.find(({ id }) => !done.includes(id)) ?? null;
}

function idsIn(text: string | null): string[] {
  return (text ?? '').split(' ').filter((id) => id !== '');
}
