import { LEVELS } from '@mechatable/bots';
import type { Leader } from '@mechatable/protocol';
import type { LeaderPage, Ratings } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { profileOf } from '../people/profile-of.ts';
import { anchorOf } from './anchors.ts';
import { figureOf, SETTLED_AFTER } from './scale.ts';

/** One page of a game's leaderboard: people with settled ratings, and the bots among them. */
export async function leaderboard(
  { ratings, profiles }: { ratings: Ratings; profiles: MatchServices['profiles'] },
  game: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ leaders: Leader[]; next: string | null }> {
  const page = await ratings.leaders({ game, matches: SETTLED_AFTER, limit, cursor: after });
  const known = await profiles(page.ratings.map(({ player }) => player));
  const lines = [
    ...page.ratings.map(({ player, matches, ...strength }, at) => ({
      mu: strength.mu,
      leader: {
        kind: 'person' as const,
        rank: page.before + at + 1,
        profile: profileOf(player, known),
        rating: figureOf(strength),
        matches,
      },
    })),
    ...botsOn(page, game),
  ];
  lines.sort((a, b) => b.mu - a.mu);
  return { leaders: lines.map(({ leader }) => leader), next: page.next };
}

/** The bots between the first and the last player of a page. */
function botsOn({ below, next, ratings }: LeaderPage, game: string): { mu: number; leader: Leader }[] {
  const lowest = next === null ? -Infinity : (ratings.at(-1)?.mu ?? -Infinity);
  return LEVELS.flatMap(({ id }) => {
    const strength = anchorOf(game, id);
    if ((below !== null && strength.mu >= below) || strength.mu < lowest) return [];
    return [{ mu: strength.mu, leader: { kind: 'bot' as const, bot: id, rating: figureOf(strength) } }];
  });
}
