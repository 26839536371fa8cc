import { BadInputError } from '@mechatable/kernel';
import type { Profile, TableInfo } from '@mechatable/protocol';
import type { AdminAnswer, AdminAsk, AdminBan, AdminReport, AdminTasks } from '@mechatable/protocol/admin';
import { repositories, type Db, type Repositories, type OnlineTable } from '@mechatable/sql';
import { playersInfo, tableInfoOf } from '../tables/table-info.ts';
import { words } from '../words.ts';
import { banShown, contextShown, playerShown, reportShown, type Names } from './shown.ts';
import { writeBackup, type Backup } from './write-backup.ts';

/** The most matches and reports listed for one player. */
const MAX_SHOWN = 20;

/** Lets a server that runs on this database react to changes. */
export interface RunningServer {
  /** Replaces a player who is about to be deleted by bots in running matches. */
  leaveAllTables(player: string): Promise<void>;
  /** Ends the sessions of a deleted player. */
  forget(player: string): void;
  /** Sends the status of these tables to everyone there. */
  reload(tables: readonly string[]): Promise<void>;
}

const NO_SERVER: RunningServer = {
  leaveAllTables: () => Promise.resolve(),
  forget: () => undefined,
  reload: () => Promise.resolve(),
};

export interface AdminOptions {
  readonly db: Db;
  /** Copies the database to a file; null if its own tools do that. */
  readonly backup: Backup | null;
  readonly server?: RunningServer;
}

/** The operators' actions: in a running server, or on a database that no server uses. */
export class Admin implements AdminTasks {
  readonly #store: Repositories;
  readonly #backup: Backup | null;
  readonly #server: RunningServer;

  constructor({ db, backup, server = NO_SERVER }: AdminOptions) {
    this.#store = repositories(db);
    this.#backup = backup;
    this.#server = server;
  }

  async players({ search, limit }: AdminAsk<'players'>): Promise<AdminAnswer<'players'>> {
    const players = await this.#store.moderation.players({ name: search, limit });
    return { players: players.map(playerShown) };
  }

  async player({ player: id }: AdminAsk<'player'>): Promise<AdminAnswer<'player'>> {
    const { moderation, tables, reports, bans } = this.#store;
    const profile = await moderation.player(id);
    const page = await tables.list({ player: id, limit: MAX_SHOWN });
    return {
      player: playerShown(profile),
      matches: await this.#matchesShown(page.tables),
      reports: await this.#reportsShown(await reports.list({ author: id, limit: MAX_SHOWN })),
      bans: await this.#bansShown(await bans.of(id)),
    };
  }

  async matches({ status, ...filter }: AdminAsk<'matches'>): Promise<AdminAnswer<'matches'>> {
    const page = await this.#store.tables.list({ ...filter, status: status && [status] });
    return { matches: await this.#matchesShown(page.tables) };
  }

  async match({ match: id }: AdminAsk<'match'>): Promise<AdminAnswer<'match'>> {
    return { match: await this.#matchShown(await this.#store.moderation.match(id)) };
  }

  async endMatch({ match, ...operator }: AdminAsk<'endMatch'>): Promise<AdminAnswer<'endMatch'>> {
    await this.#store.moderation.endMatch(match, operator);
    await this.#server.reload([match]);
    return {};
  }

  async reports({ isOpen, limit }: AdminAsk<'reports'>): Promise<AdminAnswer<'reports'>> {
    return { reports: await this.#reportsShown(await this.#store.reports.list({ isOpen, limit })) };
  }

  async report({ report: id }: AdminAsk<'report'>): Promise<AdminAnswer<'report'>> {
    const { report, context } = await this.#store.reports.find(id);
    const names = await this.#names([report.player, ...context.map(({ player }) => player)]);
    return {
      report: reportShown(report, names),
      context: context.map((message) => contextShown(message, report.message, names)),
    };
  }

  async resolve({ report, ...operator }: AdminAsk<'resolve'>): Promise<AdminAnswer<'resolve'>> {
    await this.#store.reports.resolve(report, operator);
    return {};
  }

  async bans({ limit }: AdminAsk<'bans'>): Promise<AdminAnswer<'bans'>> {
    return { bans: await this.#bansShown(await this.#store.bans.active(limit)) };
  }

  async ban({ player, from, duration, ...operator }: AdminAsk<'ban'>): Promise<AdminAnswer<'ban'>> {
    const { ban, left } = await this.#store.bans.ban({ player, scope: from, duration }, operator);
    await this.#server.reload(left);
    return { ban: banShown(ban, await this.#names([player])) };
  }

  async unban({ player, from, ...operator }: AdminAsk<'unban'>): Promise<AdminAnswer<'unban'>> {
    return { bans: await this.#bansShown(await this.#store.bans.unban(player, from, operator)) };
  }

  async backup({ file, actor }: AdminAsk<'backup'>): Promise<AdminAnswer<'backup'>> {
    if (this.#backup === null) throw new BadInputError(words.admin.noBackup);
    const bytes = await writeBackup(file, this.#backup);
    const why = words.admin.backup;
    await this.#store.audit.add({ actor, why, what: 'backup', player: null, subject: file });
    return { bytes };
  }

  async export({ player, ...operator }: AdminAsk<'export'>): Promise<AdminAnswer<'export'>> {
    return { data: await this.#store.moderation.exportPlayer(player, operator) };
  }

  async delete({ player, ...operator }: AdminAsk<'delete'>): Promise<AdminAnswer<'delete'>> {
    await this.#server.leaveAllTables(player);
    await this.#store.moderation.deletePlayer(player, operator);
    this.#server.forget(player);
    return {};
  }

  async audit(filter: AdminAsk<'audit'>): Promise<AdminAnswer<'audit'>> {
    return { entries: [...(await this.#store.audit.list(filter))] };
  }

  async #names(players: readonly string[]): Promise<Names> {
    const profiles = await this.#store.identity.profiles([...new Set(players)]);
    return new Map(profiles.map(({ id, name }) => [id, name]));
  }

  #matchesShown(tables: readonly OnlineTable[]): Promise<TableInfo[]> {
    return Promise.all(tables.map((table) => this.#matchShown(table)));
  }

  async #matchShown(table: OnlineTable): Promise<TableInfo> {
    const { ratings, identity } = this.#store;
    const profiles = async (players: readonly string[]): Promise<ReadonlyMap<string, Profile>> => {
      const found = await identity.profiles(players);
      return new Map(found.map(({ id, name, emblem }) => [id, { id, name, emblem }]));
    };
    return tableInfoOf(table, await playersInfo({ profiles, ratings }, [table]));
  }

  async #reportsShown(reports: Awaited<ReturnType<Repositories['reports']['list']>>): Promise<AdminReport[]> {
    const names = await this.#names(reports.flatMap(({ player, author }) => [player, author]));
    return reports.map((report) => reportShown(report, names));
  }

  async #bansShown(bans: Awaited<ReturnType<Repositories['bans']['of']>>): Promise<AdminBan[]> {
    const names = await this.#names(bans.map(({ player }) => player));
    return bans.map((ban) => banShown(ban, names));
  }
}
