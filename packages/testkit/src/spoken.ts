import {
  act,
  invariant,
  openMatch,
  pick,
  rngFrom,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type Names,
  type Viewer,
} from '@mechatable/kernel';
import { drawFor, movesIn, playersFor, type Draw } from './draw.ts';

/** A text that a viewer reads in a match whose players have names. */
export interface Spoken {
  readonly viewer: Viewer;
  /** `label`, `question`, `sketch`, or the type of an event. */
  readonly of: string;
  readonly words: string;
}

/** Labels and sketches are read only once in this many moves: there are thousands of them. */
const EVERY = 10;

/** Everything that the seats and a spectator read in a random match, with names for the players. */
export function spokenIn(
  game: AnyGame,
  seed: string,
  names: readonly string[],
  draw: Draw = drawFor(game, seed),
): readonly Spoken[] {
  const match = openMatch(game, { seed, options: draw.options, players: playersFor(draw.players) });
  const rng = rngFrom(`${seed}:choices`);
  const viewers: readonly Viewer[] = ['table', ...Array.from({ length: draw.players }, (_, seat) => seat)];
  const found: Spoken[] = [];
  const tell = (events: readonly GameEvent[]): void => {
    for (const viewer of viewers) found.push(...sentencesOf(match, events, { viewer, names }));
  };
  while (game.rules.outcome(match.state) === null && match.moves.length < game.rules.bound) {
    for (const viewer of viewers) found.push(...asked(match, { viewer, names }));
    const { seat, action } = pick(rng, movesIn(game, match.state));
    const done = act(match, seat, action);
    invariant(done.ok, 'legal actions are accepted');
    tell(done.events);
  }
  return found;
}

function sentencesOf({ game, state }: AnyMatch, events: readonly GameEvent[], names: Names): Spoken[] {
  const { viewer } = names;
  const view = game.rules.view(state, viewer);
  const seen = events.map((event) => game.rules.eventFor(event, viewer)).filter((event) => event !== null);
  return seen.map((event) => ({ viewer, of: event.type, words: game.words.describe(event, names, view) }));
}

function asked({ game, state, moves }: AnyMatch, names: Names): Spoken[] {
  const { viewer } = names;
  const view = game.rules.view(state, viewer);
  const question = { viewer, of: 'question', words: game.words.question(view, names) };
  if (moves.length % EVERY !== 0) return [question];
  const legal = viewer === 'table' ? [] : game.rules.legal(state, viewer);
  return [
    question,
    { viewer, of: 'sketch', words: game.words.sketch(view, names) },
    ...legal.map((action) => ({ viewer, of: 'label', words: game.words.label(view, action, names) })),
  ];
}
