import type { AnyGame } from '@mechatable/kernel';
import { STOPPED_CLOCK, type BotKind, type Temper } from './bot.ts';
import { atFirst } from './first-release.ts';
import { ONE_AHEAD, createGreedy, type GreedySettings } from './greedy.ts';
import { withoutSubtleFactors } from './obvious-factors.ts';
import { createSearcher, type Limit } from './search/searcher.ts';
import { settingsFor } from './search/settings.ts';

/** The time limit per decision. On slow machines it makes the level weaker. */
const PATIENCE_MS = 3000;
const LONG: Limit = { iterations: 600, milliseconds: PATIENCE_MS };

function withTemper(settings: GreedySettings, temper: Temper | undefined): GreedySettings {
  if (temper === undefined) return settings;
  return { ...settings, nerve: temper.nerve, worlds: Math.max(settings.worlds, temper.worlds) };
}

type Identity = Pick<BotKind, 'id' | 'title' | 'note'>;

function looking(
  identity: Identity,
  settings: (game: AnyGame) => GreedySettings,
  judged = (game: AnyGame): AnyGame => game,
): BotKind {
  return {
    ...identity,
    substitute: 'random',
    patience: null,
    remembers: false,
    needsTime: false,
    settings,
    create: (game, seed, seats, _clock, temper) =>
      createGreedy(judged(game), seed, seats, withTemper(settings(game), temper)),
  };
}

/** The states that the ace imagines: more where nearly everything that matters is hidden. */
const WORLDS = { secretive: 16, other: 4 };

const rookie = looking(
  { id: 'rookie', title: 'Rookie', note: 'Sees the next hit, and little else.' },
  () => ({ ...ONE_AHEAD, depth: 0, slack: 0.9 }),
  withoutSubtleFactors,
);
const regular = looking(
  {
    id: 'regular',
    title: 'Regular',
    note: 'Sees what a move does, but not always which move is best.',
  },
  () => ({ ...ONE_AHEAD, depth: 1, slack: 0.2 }),
);
const veteran = looking(
  { id: 'veteran', title: 'Veteran', note: 'Plays what looks best right now.' },
  () => ONE_AHEAD,
);
const planner = looking(
  { id: 'ace', title: 'Ace', note: 'Plans ahead, and allows for what it can’t see.' },
  (game) => ({
    ...ONE_AHEAD,
    worlds: settingsFor(game).sight === 'own' ? WORLDS.secretive : WORLDS.other,
    plans: 16,
    steps: 14,
    breadth: 24,
  }),
);
/** Where a planned turn is no better than an unplanned one, the ace searches a little. No clock ends that. */
const ace: BotKind = {
  ...planner,
  settings: (game) => (settingsFor(game).ace === 0 ? planner.settings(game) : settingsFor(game)),
  create(game, seed, seats, clock, temper) {
    const settings = settingsFor(game);
    if (settings.ace === 0) return planner.create(game, seed, seats, clock, temper);
    const limit = { iterations: settings.ace, milliseconds: Infinity };
    return createSearcher(game, seats, seed, settings, limit, STOPPED_CLOCK);
  },
};

function searching(identity: Identity, played = (game: AnyGame): AnyGame => game): BotKind {
  return {
    ...identity,
    substitute: ace.id,
    patience: PATIENCE_MS,
    remembers: true,
    needsTime: false,
    settings: (game) => ({ iterations: LONG.iterations, ...settingsFor(played(game)) }),
    create: (game, seed, seats, clock) =>
      createSearcher(played(game), seats, seed, settingsFor(played(game)), LONG, clock),
  };
}

const legend = searching({
  id: 'legend',
  title: 'Legend',
  note: 'Searches hundreds of lines and expects your replies.',
});

/** The legend of the first release, to compare new ones with. */
export const firstLegend = searching(
  { id: 'legend-1', title: 'First legend', note: 'The Legend of the first release.' },
  atFirst,
);

/** Levels 1 to 5, named the same in every game. docs/levels.md says how strong they are. */
export const LEVELS: readonly BotKind[] = [rookie, regular, veteran, ace, legend];

/** The default opponent. */
export const DEFAULT_BOT = regular.id;
