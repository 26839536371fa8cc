import { act, concede, openMatch, recordOf, type MatchRecord, type Seat } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import {
  Answerer,
  ChooserPool,
  reviewDirectly,
  turningPoint,
  type Review,
  type StartThread,
  type TurningPoint,
} from '../src/index.ts';
import { anyCellar } from './cellar-game.ts';
import { seated } from './tables.ts';

/** Seat 0 decides this many times in a row; then a seat concedes. After 60 decisions, nobody wins. */
function played(decisions: number, loser: Seat | null): MatchRecord {
  const match = openMatch(anyCellar, { players: seated(['a', 'b']), seed: 'seed' });
  for (let i = 0; i < decisions; i++) act(match, 0, { kind: 'roll' });
  if (loser !== null) concede(match, loser);
  return recordOf(match);
}

type Curve = (seq: number) => { readonly chosen: number; readonly best: number };

interface Searched {
  readonly found: TurningPoint | null;
  /** How many decisions were assessed. */
  readonly assessed: number;
}

/** The turning point of a match in which the seat's chances followed a curve. */
function along(decisions: number, loser: Seat | null, curve: Curve): Searched {
  const seen = new Set<number>();
  const assess = ({ seq }: Review): ReturnType<typeof reviewDirectly> => {
    seen.add(seq);
    const { chosen, best } = curve(seq);
    return { best: 0, bestExpected: best, chosenExpected: chosen };
  };
  const search = { game: anyCellar, record: played(decisions, loser), seat: 0, viewer: 0 };
  return { found: turningPoint(search, assess), assessed: seen.size };
}

const flat = (chosen: number): { chosen: number; best: number } => ({ chosen, best: chosen });

test('the outcome of the loser’s decision, if the next position was worse', () => {
  const { found, assessed } = along(50, 0, (seq) => flat(seq < 31 ? 0.6 : 0.25));
  expect(found).toMatchObject({ seat: 0, seq: 31, since: 30, until: 31, from: 0.6, to: 0.25 });
  expect(assessed).toBeLessThan(18);
});

test('the decision itself, if there was a better one', () => {
  const { found } = along(50, 0, (seq) =>
    seq === 31 ? { chosen: 0.2, best: 0.6 } : flat(seq < 31 ? 0.6 : 0.2),
  );
  expect(found).toMatchObject({ seq: 31, since: 31, until: 32, from: 0.6, to: 0.2 });
});

test('both, if neither alone was large enough', () => {
  const { found } = along(50, 0, (seq) =>
    seq === 31 ? { chosen: 0.4, best: 0.5 } : flat(seq < 31 ? 0.6 : 0.4),
  );
  expect(found).toMatchObject({ seq: 31, since: 30, until: 32, from: 0.6, to: 0.4 });
});

test('the winner’s chances rise', () => {
  const { found } = along(20, 1, (seq) => flat(seq < 7 ? 0.4 : 0.8));
  expect(found).toMatchObject({ seq: 7, from: 0.4, to: 0.8 });
});

test('a change that was reversed later is no turning point', () => {
  const swings: Curve = (seq) => flat(seq === 5 ? 0.1 : seq < 9 ? 0.6 : 0.35);
  expect(along(12, 0, swings).found).toMatchObject({ seq: 9, from: 0.6, to: 0.35 });
});

test('a large change is found even if a larger one happened gradually', () => {
  const slide: Curve = (seq) => flat(seq < 10 ? 0.9 : seq < 20 ? 0.7 : Math.max(0.7 - (seq - 20) * 0.05, 0));
  expect(along(50, 0, slide).found).toMatchObject({ seq: 10, from: 0.9, to: 0.7 });
});

test('there is none if the chances change only gradually, against the result, or nobody won', () => {
  expect(along(12, 0, (seq) => flat(0.6 - seq * 0.04)).found).toBe(null);
  expect(along(12, 0, (seq) => flat(seq < 6 ? 0.3 : 0.7)).found).toBe(null);
  expect(along(1, 0, () => flat(0.1)).found).toBe(null);
  expect(along(60, null, (seq) => flat(seq < 6 ? 0.7 : 0.3)).found).toBe(null);
});

test('the picture shows what the viewer saw', () => {
  const search = { game: anyCellar, record: played(9, 0), seat: 0 };
  const assess = ({ seq }: Review): ReturnType<typeof reviewDirectly> => {
    const expected = seq < 4 ? 0.9 : 0.1;
    return { best: 0, bestExpected: expected, chosenExpected: expected };
  };
  expect(turningPoint({ ...search, viewer: 0 }, assess)?.view).toMatchObject({ viewer: 0, actions: 4 });
  expect(turningPoint({ ...search, viewer: 'table' }, assess)?.view).toMatchObject({
    viewer: 'table',
    hand: [],
  });
});

test('another thread finds it', async () => {
  const start: StartThread = (onAnswer) => {
    const answerer = new Answerer((id) => (id === anyCellar.id ? anyCellar : null), onAnswer);
    return { post: (question) => void answerer.answer(structuredClone(question)), stop: () => undefined };
  };
  const pool = new ChooserPool(start);
  const search = { game: anyCellar, record: played(60, null), seat: 0, viewer: 0 };
  expect(await pool.turningPoint(search)).toBe(null);
  await expect(pool.turningPoint({ ...search, game: { ...anyCellar, id: 'other' } })).rejects.toThrow(
    'other',
  );
});
