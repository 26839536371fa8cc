import { findGame } from '@mechatable/catalog';
import { compareResult, matchesPerDeal, type DealFacts } from '@mechatable/study';
import { command, GAME } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { compareText } from '../lab/compare-text.ts';
import { comparedCommits, comparedGames, comparedSides } from '../lab/compared.ts';
import { LiveLine, playAllDeals, playHere } from '../lab/run-study.ts';
import { STUDY_LOADOUTS } from '../lab/terms.ts';
import { BOTS, CONTENT, CORES, JSON_FLAG, MATCHES, SEED } from '../option.ts';
import { words } from '../lab/words.ts';

export const labCompare = command({
  name: 'lab compare',
  summary: 'Compare two editions, commits or sets of changes, side by side.',
  about: [
    'With two games, plays each with its own loadouts, and tries each difference in their options separately.',
    'With one game, plays sides A and B with the same deals. If they differ in several ways, each difference is also added',
    'to A alone and undone in B alone, to find the cause of a change. A side without changes is the published game.',
    'With --since, plays that commit and your files with the same deals, each with its own rules, content and bots.',
    'Each interval is a separate 95% interval. Ctrl-C compares the matches so far.',
  ].join('\n'),
  operands: {
    game: GAME,
    other: { help: 'another game to compare it with', optional: true },
  },
  options: {
    since: { kind: 'text', value: '<commit>', help: 'compare with the game at this commit' },
    until: { kind: 'text', value: '<commit>', help: 'the later commit (default: your files)' },
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
    'npx mechatable lab compare lanes --since HEAD~20',
    'npx mechatable lab compare lanes --b options.firstTurnAttacks=true --b options.protectionFrom=hand',
  ],
  async run({ game: id, other }, { a, b, since, until, matches, seed, cores, json, ...rest }, io) {
    const game = findGame(id, undefined, io.games);
    const second = other === undefined ? null : findGame(other, undefined, io.games);
    const terms = { seed, bots: rest.bots, loadouts: rest.loadouts ?? null };
    const sets = a === undefined && b === undefined ? null : ([a ?? [], b ?? []] as const);
    const { plan, teams, differences, content } =
      since !== undefined || until !== undefined
        ? await comparedCommits(io, { game, second, sets }, { since, until }, terms)
        : second === null
          ? comparedSides(game, sets ?? [[], []], terms)
          : comparedGames([game, second], sets, terms);
    const perDeal = Math.max(...teams.map((team) => matchesPerDeal(team.plan)));
    const deals: DealFacts[] = [];
    const live = new LiveLine(io);
    const to = Math.ceil(matches / perDeal);
    const isInterrupted = await playAllDeals(playHere(io, cores), teams, { from: 0, to }, (facts) => {
      deals.push(facts);
      live.show(() => words.progress('compare', count(deals.length * perDeal, 'match', 'matches'), matches));
    });
    live.clear();
    const result = compareResult(plan, deals);
    if (json) outJson(io, { names: plan.names, differences, content, ...result });
    else {
      const played = { matches: deals.length * perDeal, bots: rest.bots, seed };
      io.out(compareText(plan, { differences, content }, result, played));
    }
    return isInterrupted ? EXIT.interrupted : EXIT.ok;
  },
});
