import { below, type Rng } from '@mechatable/kernel';
import {
  POOL,
  mecha1e,
  mecha2e,
  type Action,
  type Edition,
  type Event,
  type MechaGame,
  type State,
} from '@mechatable/mecha';
import { momentsOf, restless, type Moment as AnyMoment } from '../../harness/moments.ts';

export const GAMES: Readonly<Record<Edition, MechaGame>> = { '1e': mecha1e, '2e': mecha2e };
export const EDITIONS: readonly Edition[] = ['1e', '2e'];

type Moment = AnyMoment<State, Action, Event>;

const found = new Map<Edition, readonly Moment[]>();

/** Moments of random matches: a few of each question, as they come. Played once for all tests of a file. */
export function moments(edition: Edition): readonly Moment[] {
  const known = found.get(edition) ?? [...collected(edition)];
  found.set(edition, known);
  return known;
}

function collected(edition: Edition): Iterable<Moment> {
  return momentsOf(GAMES[edition], {
    matches: 40,
    each: 4,
    options: (match, rng) => ({
      loadouts: [anyDeck(edition, rng), anyDeck(edition, rng)],
      turnCap: 60,
      oneTowerPerTurn: match % 3 !== 0,
    }),
    choose: restless(['pass', 'endPhase', 'stop', 'mulligan'], 6),
    sorts: (moment) => sortsOf(edition, moment),
  });
}

/** The kind of question with each kind of answer: Commands by what they are played on. */
function sortsOf(edition: Edition, { before, seat, legal }: Moment): string[] {
  const { agenda } = before;
  const top = agenda.at(-1);
  const ask = top === undefined || !('ask' in top) ? '' : top.ask === 'respond' ? top.window : top.ask;
  const answers = legal.map((action) =>
    'target' in action ? `${action.kind} ${sortOf(action.target)}` : action.kind,
  );
  return [...new Set(answers)].map((answer) => `${edition} ${seat} ${ask} ${answer}`);
}

/** `d3.1+d4.1` is of the sort of `a1.1`. */
function sortOf(target: string): string {
  return target.replace(/[a-g][1-5]/g, 'a1').replace(/\d+/g, '1');
}

/** A deck of many cards, one of each, so that all of them come to the table. */
function anyDeck(edition: Edition, rng: Rng): unknown {
  const [tower, ...others] = [...POOL[edition]].sort(
    (a, b) => Number(b.copies === 'basic') - Number(a.copies === 'basic'),
  );
  const cards: Record<string, number> = { [tower?.id ?? '']: 16 };
  let size = 16;
  while (size < 40) {
    const card = others[below(rng, others.length)];
    if (card === undefined || (cards[card.id] ?? 0) >= (card.copies === 'singleton' ? 1 : 3)) continue;
    cards[card.id] = (cards[card.id] ?? 0) + 1;
    size++;
  }
  return { cards };
}
