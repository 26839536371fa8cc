import { findGame } from '@mechatable/catalog';
import {
  compareChanges,
  compareGames,
  compareResult,
  contentDifference,
  matchesPerDeal,
  playDeals,
  readSide,
  type ComparePlan,
  type ContentDifference,
  type DealFacts,
} from '@mechatable/lab';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { compareText } from '../lab/compare-text.ts';
import { LiveLine, withCrew } from '../lab/run-study.ts';
import { studyBots } from '../lab/terms.ts';
import { CONTENT, CORES, JSON_FLAG, MATCHES } from '../option.ts';

export const labCompare = command({
  name: 'lab compare',
  summary: 'Compare two editions, or two sets of changes, side by side.',
  about: [
    'Two games: plays each with its own loadouts, and each difference in their options by itself.',
    'One game: plays sides A and B with the same deals. With several differences, each is also added to A alone, and',
    'undone in B alone, which shows what causes a change. An empty side is the published game.',
    'Each interval is a separate 95 % interval. Ctrl-C compares the matches so far.',
  ].join('\n'),
  operands: {
    game: { help: 'a game id, as listed by "npx mechatable games"' },
    other: { help: 'another game to compare it with', optional: true },
  },
  options: {
    a: { kind: 'list', value: '<ID.field=value>', help: 'a change for side A; can be repeated' },
    b: { kind: 'list', value: '<ID.field=value>', help: 'a change for side B; can be repeated' },
    matches: { ...MATCHES, help: 'matches per variant', default: 1000 },
    bots: {
      kind: 'list',
      value: '<a,b>',
      help: 'one bot for all seats, or one per seat',
      default: ['greedy'],
    },
    loadouts: { kind: 'list', value: '<a,b>', help: 'only these loadouts, at least two' },
    seed: { kind: 'text', value: '<text>', help: 'any text', default: 'lab' },
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
    let plan: ComparePlan;
    let content: ContentDifference | null = null;
    if (second === null) {
      const sides = [readSide(game, '--a', a), readSide(game, '--b', b)] as const;
      plan = compareChanges(game, sides, [sideName(a), sideName(b)], terms);
    } else {
      if (a.length + b.length > 0 || terms.loadouts !== null)
        throw new BadInputError('--a, --b and --loadouts are for comparing a game with itself.');
      plan = compareGames(game, second, terms);
      content = contentDifference(game, second);
    }
    const gameOf = (wanted: string): AnyGame =>
      second !== null && wanted === publishedId(second.id) ? second : game;
    const teams = plan.arms.map(({ arm, plan: deals }) => ({ game: gameOf(arm.game), arm, plan: deals }));
    const perDeal = Math.max(...teams.map((team) => matchesPerDeal(team.plan)));
    const deals: DealFacts[] = [];
    const live = new LiveLine(io);
    const isBrokenOff = await withCrew(io, teams, cores, async (crew) => {
      await playDeals({
        ...crew,
        from: 0,
        to: Math.ceil(matches / perDeal),
        onDeal(facts) {
          deals.push(facts);
          live.show(
            () => `compare: ${count(deals.length * perDeal, 'match', 'matches')} of ${String(matches)}`,
          );
          return false;
        },
      });
      return crew.signal.aborted;
    });
    live.clear();
    const result = compareResult(plan, deals);
    const { names, units } = plan;
    if (json) outJson(io, { names, differences: units.map(({ label }) => label), content, ...result });
    else
      io.out(compareText(plan, content, result, { matches: deals.length * perDeal, bots: rest.bots, seed }));
    return isBrokenOff ? EXIT.interrupted : EXIT.ok;
  },
});

const sideName = (sets: readonly string[]): string => (sets.length === 0 ? 'published' : sets.join(' '));
