import { bot, movesOf, person, type Move, type Player, type Seat } from '@mechatable/kernel';
import { memoryStore, StoreFailedError, type Store } from '@mechatable/store';
import { LocalHost, directChooser, isPerson, type Services, type HostProblem } from '../src/index.ts';
import { cellar, type Action } from './cellar-game.ts';

/** In a list of names: a person; all others are bots. */
export const PERSON = 'person';

export const TWO = [PERSON, PERSON];

export function seated(names: readonly string[]): readonly Player[] {
  return names.map((name, seat) => (name === PERSON ? person(`Player ${String(seat + 1)}`) : bot(name)));
}

/** The moves of a match that weren't undone. */
export const movesIn = (host: LocalHost): readonly Move[] => movesOf(host.journal());

/** A host of the cellar, its store, and the problems it has reported. */
export interface Opened {
  readonly host: LocalHost;
  readonly store: Store;
  readonly problems: HostProblem[];
}

interface OpenOptions extends Partial<Services> {
  readonly seats?: readonly string[];
  readonly seed?: string;
  readonly turns?: number;
  readonly practice?: boolean;
}

export async function open({
  seats = TWO,
  seed = 'a seed',
  turns = 8,
  practice = false,
  ...services
}: OpenOptions = {}): Promise<Opened> {
  const store = services.store ?? memoryStore(() => 5);
  const problems: HostProblem[] = [];
  const host = await LocalHost.open(
    { id: 'm', game: cellar, options: { turns }, players: seated(seats), seed, practice },
    {
      chooser: directChooser,
      clock: () => 5,
      onProblem: (problem) => problems.push(problem),
      ...services,
      store,
    },
  );
  return { host, store, problems };
}

/** Another host of the match as stored now. */
export async function reopen(store: Store, services: Partial<Services> = {}): Promise<Opened> {
  const problems: HostProblem[] = [];
  const host = LocalHost.resume(cellar, await store.read('m'), {
    chooser: directChooser,
    onProblem: (problem) => problems.push(problem),
    ...services,
    store,
  });
  return { host, store, problems };
}

/** A store whose writes fail from the n-th move on. */
export function failing(store: Store, from: number): Store {
  return {
    ...store,
    append: (id, at, move, ended) =>
      at < from
        ? store.append(id, at, move, ended)
        : Promise.reject(new StoreFailedError('No room left. Save the record to a file to keep the match.')),
  };
}

/** A store that saves only when the test says so, one move at a time. */
export function held(store: Store): { store: Store; letGo: () => void } {
  const waiting: (() => void)[] = [];
  return {
    letGo: () => waiting.shift()?.(),
    store: {
      ...store,
      async append(id, at, move, ended) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        await store.append(id, at, move, ended);
      },
    },
  };
}

/** Resolves when all automatic steps are done. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Resolves when no bot is being asked anymore. */
export async function botsDone({ host }: Opened): Promise<void> {
  const isDone = (): boolean => host.frame('table').asked.every((seat) => isPerson(host.players[seat]));
  if (isDone()) return;
  await new Promise<void>((resolve) => {
    const stop = host.follow('table', () => {
      if (!isDone()) return;
      stop();
      resolve();
    });
  });
}

/** The first legal action of a kind. */
export function actionOf(host: LocalHost, seat: Seat, kind: Action['kind']): Action {
  const found = (host.frame(seat).legal as Action[]).find((action) => action.kind === kind);
  if (found === undefined) throw new Error(`seat ${String(seat)} cannot ${kind} now`);
  return found;
}

export async function act(host: LocalHost, seat: Seat, kind: Action['kind']): Promise<void> {
  const done = await host.act(seat, actionOf(host, seat, kind));
  if (!done.ok) throw new Error(done.sentence);
}

export const eventTexts = (host: LocalHost, seat: Seat | 'table'): string[] =>
  host.history(seat).map(({ seq, event }) => `${String(seq)} ${cellar.words.describe(event as never)}`);
