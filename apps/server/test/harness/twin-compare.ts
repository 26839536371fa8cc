import process from 'node:process';
import { difference, isV1, rngFrom, same, seedOf, type GameEvent, type Viewer } from '@mechatable/kernel';
import { expect } from 'vitest';
import { forbidden, positionOf, prepare, sharedMove, World, type Prepared } from './twin-worlds.ts';
import type { TwinStore } from './twin-store.ts';

const SOAK = process.env.SOAK === '1';
/** How many moves are played before the worlds begin, and how many at most in them. */
const STARTS = SOAK ? [0, 8, 24, 60, 120] : [12, 30, 5];
const MOVES = SOAK ? 48 : 12;
/** For each viewer this many moves are compared at least; a soak compares all starts. */
const ENOUGH = SOAK ? Infinity : 8;
/** Only catches hangs: the duration depends on the machine. */
export const LONG = { timeout: SOAK ? 7_200_000 : 300_000 };
/** After this many moves, the viewer asks again for everything it may ask for. */
const EVERY = 4;

/** Whether the viewer saw something in passing that no view keeps, such as a die. */
function hasGlimpse({ game }: Prepared, text: string): boolean {
  return game.lab.glimpses.some((type) =>
    text.includes(`"type":${JSON.stringify(type satisfies GameEvent['type'])}`),
  );
}

/** Everything that a viewer can ask for. */
async function askAll(world: World, { game, id }: Prepared, viewer: Viewer, seed: string): Promise<string[]> {
  const answers = [
    await world.ask('GET', `tables/${id}`),
    await world.ask('GET', `tables/${id}/record`),
    await world.ask('GET', 'tables?scope=live'),
    await world.ask('GET', 'me'),
  ];
  if (viewer === 'table') return answers;
  const at = {
    seat: viewer,
    at: Number(/"entries":(\d+)/.exec(answers[0]?.replaceAll('\\', '') ?? '')?.[1]),
  };
  const key = 'same-key-in-both-worlds';
  const action = forbidden(game, world.state, viewer, rngFrom(seed));
  answers.push(
    await world.ask('GET', 'tables?scope=mine'),
    await world.ask('GET', 'me/export'),
    await world.ask('POST', `tables/${id}/moves`, { ...at, request: key, action }),
    await world.ask('POST', `tables/${id}/moves`, { ...at, at: at.at + 5, request: key, action }),
  );
  return answers;
}

/** Plays twin matches for every viewer, and compares every byte that the servers send them. */
export async function compareTwins(gameId: string, store: TwinStore): Promise<void> {
  const prepared = await prepare(gameId, store);
  const { game } = prepared;
  const viewers: readonly Viewer[] = [...Array(game.seats.max).keys(), 'table'];
  for (const viewer of viewers) {
    let compared = 0;
    for (const start of STARTS) {
      const seed = `${gameId} ${String(viewer)} ${String(start)}`;
      if (compared < ENOUGH) compared += await compare(prepared, viewer, start, seed);
    }
    expect([viewer, compared >= 8]).toEqual([viewer, true]);
  }
}

/** Describes where two streams differ. */
function explain(a: string, b: string, where: string): void {
  const messages = (text: string): string[] => text.split('\n\n');
  const there = messages(b);
  for (const [index, message] of messages(a).entries()) {
    const other = there[index] ?? '';
    if (message === other) continue;
    const data = (text: string): unknown => JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null');
    throw new Error(
      `Message ${String(index)} (${where}): ${difference(data(message), data(other)) ?? 'other keys'}`,
    );
  }
  throw new Error(`The second stream is longer (${where}).`);
}

/** The messages of a stream without the events. */
function withoutEvents(text: string): unknown[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => ({
    ...(JSON.parse(data) as object),
    events: [],
  }));
}

/** Plays twin matches side by side. Returns how many moves could be compared. */
async function compare(prepared: Prepared, viewer: Viewer, start: number, seed: string): Promise<number> {
  const { game } = prepared;
  const rng = rngFrom(seed);
  const position = positionOf(game, start, rng);
  const twin = game.lab.twin(position, viewer, rng);
  if (twin === null) return 0;
  const a = await World.open(prepared, `${String(viewer)}-${String(start)}-a`, viewer, position);
  const b = await World.open(prepared, `${String(viewer)}-${String(start)}-b`, viewer, twin.state);
  try {
    await Promise.all([a.follow(), b.follow()]);
    await Promise.all([a.received(), b.received()]);
    expect(b.stream).toBe(a.stream);
    let before = twin.known(a.state);
    for (let move = 0; move < MOVES; move++) {
      if (game.rules.outcome(a.state) !== null) return move;
      const next = sharedMove(game, a.state, b.state, rng);
      if (next === null) return move; // another seat's choice, which only it can make
      const length = a.stream.length;
      // Links are hashes of all entries, salted with the secret. Both are the same in these worlds, so the links are, too.
      const answers = [await a.move(next.seat, next.action), await b.move(next.seat, next.action)] as const;
      const known = twin.known(a.state);
      if (!same(known, twin.known(b.state))) return move; // something was revealed
      const isAlike = a.stream === b.stream;
      if (!isAlike && (!same(known, before) || hasGlimpse(prepared, a.stream.slice(length)))) {
        // The events may differ between the worlds, but not the current position.
        expect(withoutEvents(b.stream.slice(length))).toEqual(withoutEvents(a.stream.slice(length)));
        return move;
      }
      before = known;
      if (!isAlike) explain(a.stream, b.stream, `${seed}, move ${String(move)}`);
      expect(isAlike).toBe(true);
      expect(b.waits.length).toBe(a.waits.length);
      if (next.seat === viewer) expect(answers[1]).toBe(answers[0]);
      if (move % EVERY === 0 && game.rules.outcome(a.state) === null) {
        const all = `${seed} ${String(move)}`;
        expect(await askAll(b, prepared, viewer, all)).toEqual(await askAll(a, prepared, viewer, all));
      }
    }
    return MOVES;
  } finally {
    const { head } = (await a.server.online.hubs.get(prepared.id)).match.host;
    await Promise.all([a.close(), b.close()]);
    // The secret reveals every shuffle.
    const secrets = [isV1(head) ? undefined : head.secret, seedOf(head)];
    for (const secret of secrets) expect(a.sent.join('')).not.toContain(secret);
    for (const wait of a.waits) expect(wait).toBeGreaterThanOrEqual(300);
  }
}
