import { ROUTES } from '@mechatable/protocol';
import type { FastifyInstance } from 'fastify';
import type { MatchServices } from '../../match/services.ts';
import { problemFor } from '../../ratings/fair-play.ts';
import { leaderboard } from '../../ratings/leaderboard.ts';
import { figureOf, isProvisional, marginOf } from '../../ratings/scale.ts';
import { refusal } from '../../refusal.ts';
import type { TableHubs } from '../../tables/table-hubs.ts';
import type { TableService } from '../../tables/table-service.ts';
import { words } from '../../words.ts';
import { bind } from '../bind.ts';

const USUAL_PAGE = 50;

/** Leaderboards, and the ratings of players. */
export function bindRatings(
  app: FastifyInstance,
  { services, hubs, tables }: { services: MatchServices; hubs: TableHubs; tables: TableService },
): void {
  const { ratings, profiles } = services;
  bind(app, ROUTES.ratedHere, async ({ visitor, params: { table } }) => {
    const hub = await hubs.get(table);
    return { problem: await problemFor(services, hub.table, visitor.requirePlayer()) };
  });
  bind(app, ROUTES.leaderboard, async ({ params: { game }, query: { limit = USUAL_PAGE, after } }) => {
    return leaderboard(services, tables.gameOf(game).id, { limit, after });
  });
  bind(app, ROUTES.ratingsOf, async ({ params: { player } }) => {
    const profile = (await profiles([player])).get(player);
    if (profile === undefined) throw refusal('not-found', words.people.notFound);
    const all = await ratings.ofPlayer(player);
    return {
      profile,
      ratings: all.map((rating) => ({
        game: rating.game,
        rating: figureOf(rating),
        provisional: isProvisional(rating.matches),
        margin: marginOf(rating),
        matches: rating.matches,
      })),
    };
  });
  bind(app, ROUTES.ratingCurve, async ({ params: { player, game }, query }) => {
    const { limit = USUAL_PAGE, after } = query;
    const { changes, next } = await ratings.curve({ player, game, limit, cursor: after });
    return {
      points: changes.map((change) => ({
        at: change.at,
        rating: figureOf(change),
        change: figureOf(change) - figureOf(change.before),
        provisional: isProvisional(change.matches),
        place: change.place,
      })),
      next,
    };
  });
}
