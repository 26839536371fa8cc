import { LEVELS } from '@mechatable/bots';
import { publishedId, type AnyGame } from '@mechatable/kernel';
import { armOf } from '../play/arm.ts';
import { matchesPerDeal, type DealPlan, type MatchFacts } from '../play/deals.ts';
import type { Team } from '../play/team.ts';
import { quoted } from '../shell.ts';
import { contentOption, givenTerms, settingsFrom } from '../what-if/link.ts';
import { studyBots, studyLoadouts } from '../what-if/terms.ts';
import { reportData } from './data.ts';
import { reportHtml, reportSections } from './html.ts';

/** The settings of a report. */
export interface ReportSettings {
  readonly game: string;
  /** One for all seats, or one per seat. */
  readonly bots: readonly string[];
  /** Only these loadouts; null for all of the game. */
  readonly loadouts: readonly string[] | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly matches: number;
  readonly seed: string;
}

export const REPORT_DEFAULTS = {
  bots: ['greedy'],
  loadouts: null,
  options: {},
  matches: 2000,
  seed: 'lab',
} satisfies Omit<ReportSettings, 'game'>;

/** Settings as the part of an address after `#`. Defaults are left out. */
export function reportText(settings: Omit<ReportSettings, 'game'>): string {
  return new URLSearchParams(
    givenTerms(settings, REPORT_DEFAULTS).map(([name, text]) => [name, text]),
  ).toString();
}

/** Settings from an address. Throws if a part of it can't be read. */
export function reportSettingsFrom(game: string, text: string): ReportSettings {
  const { bots, loadouts, options, seed, ...given } = settingsFrom(game, text);
  const matches = new URLSearchParams(text).has('matches') ? given.matches : REPORT_DEFAULTS.matches;
  return { game, bots, loadouts, options, matches, seed };
}

/** Replays take as long as matches, so the luck meter uses only some deals. */
const REPLAY_EVERY = 4;

/** Strong bots are slow, so they play one extra match for every eight of a report, up to a limit. */
const SKILL = { share: 8, most: 300 };

/** Only levels without a clock: a report must be repeatable. */
const SKILL_LEVELS = LEVELS.filter(({ patience }) => patience === null).map(({ id }) => id);

/** The plan for a report; an error explains how to fix the settings. */
export function reportPlan(game: AnyGame, { bots, loadouts, options, seed }: ReportSettings): Team {
  const plan: DealPlan = {
    ...{ seed, bots: studyBots(game, bots), loadouts: studyLoadouts(game, loadouts), focus: [] },
    ...{ detailed: true, replayEvery: REPLAY_EVERY },
  };
  const every = (SKILL.share * plan.bots.length) / matchesPerDeal(plan);
  const skill = { levels: SKILL_LEVELS, every, most: SKILL.most };
  return { arm: armOf(game, {}, options), plan: { ...plan, skill } };
}

/** The command that writes a report of this many matches. `content`: the option that names the content file. */
export function reportCommand(
  { game, bots, seed, loadouts, options }: ReportSettings,
  matches: number,
  content: readonly string[] = contentOption(game),
): string {
  const given = Object.keys(options).length === 0 ? [] : ['--options', JSON.stringify(options)];
  const chosen = loadouts === null ? [] : ['--loadouts', loadouts.join(',')];
  const words = ['lab', 'report', publishedId(game), '--matches', String(matches), '--bots', bots.join(',')];
  const rest = ['--seed', seed, ...chosen, ...given, ...content];
  return ['npx', 'mechatable', ...words, ...rest].map(quoted).join(' ');
}

/** The report on the matches so far, as one file. */
export function reportFile(
  game: AnyGame,
  settings: ReportSettings,
  facts: readonly MatchFacts[],
  content?: readonly string[],
): string {
  const { bots, seed } = settings;
  const command = reportCommand(settings, facts.length, content);
  const head = { game: game.title, bots: bots.join(' vs. '), seed, command };
  return reportHtml(head, reportData(game, reportPlan(game, settings).plan.loadouts, facts));
}

/** The same, as sections for a page. */
export function reportPart(game: AnyGame, settings: ReportSettings, facts: readonly MatchFacts[]): string {
  return reportSections(reportData(game, reportPlan(game, settings).plan.loadouts, facts));
}
