import { replay, type AnyGame, type MatchRecord } from '@mechatable/kernel';
import type { Observer } from './observe.ts';

/** The start of a turn, as spectators saw it. A replay reshuffles hidden cards. */
export interface Moment {
  readonly turn: number;
  readonly view: unknown;
}

/** Collects the start of every turn of a match that is being played. */
export function momentWatcher({ rules }: AnyGame): Pick<Observer, 'asked' | 'done'> & {
  moments(): readonly Moment[];
} {
  const moments: Moment[] = [];
  return {
    asked(state) {
      const turn = rules.turn(state);
      if (moments.at(-1)?.turn !== turn) moments.push({ turn, view: rules.view(state, 'table') });
    },
    done: () => undefined,
    moments: () => moments,
  };
}

/** The start of every turn of a finished match. */
export function momentsOf(game: AnyGame, record: MatchRecord): readonly Moment[] {
  const watcher = momentWatcher(game);
  const look = (state: unknown): void => {
    const [seat] = game.rules.toAct(state);
    if (seat !== undefined) watcher.asked(state, seat, 0);
  };
  look(replay(game, record, 0).state);
  replay(game, record, undefined, ({ state }) => {
    look(state);
  });
  return watcher.moments();
}

/** The moments at these parts of a match, from 0 (its start) to 1, each once. */
export function momentsAt(moments: readonly Moment[], parts: readonly number[]): readonly Moment[] {
  const places = parts.map((part) => Math.min(moments.length - 1, Math.floor(part * moments.length)));
  return [...new Set(places)].flatMap((place) => moments[place] ?? []);
}
