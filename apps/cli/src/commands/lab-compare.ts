import { findGame } from '@mechatable/catalog';
import {
  compareChanges,
  compareGames,
  compareResult,
  contentDifference,
  matchesPerDeal,
  readSide,
  type ComparePlan,
  type CompareTerms,
  type ContentDifference,
  type DealFacts,
} from '@mechatable/lab';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import { command, GAME } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { compareText } from '../lab/compare-text.ts';
import { LiveLine, playAllDeals, playHere } from '../lab/run-study.ts';
import { STUDY_LOADOUTS, studyBots } from '../lab/terms.ts';
import { BOTS, CONTENT, CORES, JSON_FLAG, MATCHES, SEED } from '../option.ts';

export const labCompare = command({
  name: 'lab compare',
  summary: 'Compare two editions, or two sets of changes, side by side.',
  about: [
    'Two games: plays each with its own loadouts, and tries each difference in their options separately.',
    'One game: plays sides A and B with the same deals. With several differences, each is also added to A alone, and',
    'undone in B alone, which shows what causes a change. An empty side is the published game.',
    'Each interval is a separate 95 % interval. Ctrl-C compares the matches so far.',
  ].join('\n'),
  operands: {
    game: GAME,
    other: { help: 'another game to compare it with', optional: true },
  },
  options: {
    a: { kind: 'list', value: '<ID.field=value>', help: 'a change for side A; can be repeated' },
    b: { kind: 'list', value: '<ID.field=value>', help: 'a change for side B; can be repeated' },
    matches: { ...MATCHES, help: 'matches per variant', default: 1000 },
    bots: { ...BOTS, default: ['greedy'] },
    loadouts: STUDY_LOADOUTS,
    seed: { ...SEED, default: 'lab' },
    cores: CORES,
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable lab compare mecha-1e mecha-2e',
    'npx mechatable lab compare lanes --b options.firstTurnAttacks=true --b options.protectionFrom=hand',
  ],
  async run({ game: id, other }, { a = [], b = [], matches, seed, cores, json, ...rest }, io) {
    const game = findGame(id, undefined, io.games);
    const second = other === undefined ? null : findGame(other, undefined, io.games);
    const terms = { seed, bots: rest.bots, loadouts: rest.loadouts ?? null };
    for (const one of [game, second ?? game]) studyBots(one, rest.bots);
    const { plan, content } =
      second === null ? comparedSides(game, a, b, terms) : comparedGames(game, second, [...a, ...b], terms);
    const gameOf = (wanted: string): AnyGame =>
      second !== null && wanted === publishedId(second.id) ? second : game;
    const teams = plan.arms.map(({ arm, plan: deals }) => ({ game: gameOf(arm.game), arm, plan: deals }));
    const perDeal = Math.max(...teams.map((team) => matchesPerDeal(team.plan)));
    const deals: DealFacts[] = [];
    const live = new LiveLine(io);
    const to = Math.ceil(matches / perDeal);
    const isInterrupted = await playAllDeals(playHere(io, cores), teams, { from: 0, to }, (facts) => {
      deals.push(facts);
      live.show(() => `compare: ${count(deals.length * perDeal, 'match', 'matches')} of ${String(matches)}`);
    });
    live.clear();
    const result = compareResult(plan, deals);
    const { names, units } = plan;
    if (json) outJson(io, { names, differences: units.map(({ label }) => label), content, ...result });
    else
      io.out(compareText(plan, content, result, { matches: deals.length * perDeal, bots: rest.bots, seed }));
    return isInterrupted ? EXIT.interrupted : EXIT.ok;
  },
});

interface Compared {
  readonly plan: ComparePlan;
  /** How the pieces of two games differ. */
  readonly content: ContentDifference | null;
}

function comparedSides(
  game: AnyGame,
  a: readonly string[],
  b: readonly string[],
  terms: CompareTerms,
): Compared {
  const sides = [readSide(game, '--a', a), readSide(game, '--b', b)] as const;
  return { plan: compareChanges(game, sides, [sideName(a), sideName(b)], terms), content: null };
}

function comparedGames(
  game: AnyGame,
  other: AnyGame,
  sets: readonly string[],
  terms: CompareTerms,
): Compared {
  if (sets.length > 0 || terms.loadouts !== null)
    throw new BadInputError('--a, --b and --loadouts are for comparing a game with itself.');
  return { plan: compareGames(game, other, terms), content: contentDifference(game, other) };
}

const sideName = (sets: readonly string[]): string => (sets.length === 0 ? 'published' : sets.join(' '));
