import type { AnyGame } from '@mechatable/kernel';
import type { Team } from '../play/team.ts';
import { studyBots, studyLoadouts } from '../what-if/terms.ts';

/** What people choose for a report. */
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

/** Replays take as long as matches: a part of the deals is enough for the luck meter. */
const REPLAY_EVERY = 4;

/** What to play for a report; an error says what would be right. */
export function reportPlan(game: AnyGame, { bots, loadouts, options, seed }: ReportSettings): Team {
  const plan = {
    ...{ seed, bots: studyBots(game, bots), loadouts: studyLoadouts(game, loadouts), focus: [] },
    ...{ detailed: true, replayEvery: REPLAY_EVERY },
  };
  const arm = { game: game.id, rulebook: game.content.rulebook, changes: {}, options };
  return { arm, plan };
}
