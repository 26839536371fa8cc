import { Clocks } from './clocks.ts';
import type { Db } from './db.ts';
import { Identity } from './identity.ts';
import { Journal } from './journal.ts';
import { Audit } from './moderation/audit.ts';
import { Bans } from './moderation/bans.ts';
import { Moderation } from './moderation/moderation.ts';
import { Reports } from './moderation/reports.ts';
import { Pages } from './pages.ts';
import { Passkeys } from './passkeys.ts';
import { Push } from './push.ts';
import { Ratings } from './ratings.ts';
import { Seats } from './seats.ts';
import { Settings } from './settings.ts';
import { Studies } from './studies.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** All parts of the store. */
export interface Repositories {
  readonly audit: Audit;
  readonly bans: Bans;
  readonly clocks: Clocks;
  readonly identity: Identity;
  readonly journal: Journal;
  readonly moderation: Moderation;
  readonly pages: Pages;
  readonly passkeys: Passkeys;
  readonly push: Push;
  readonly ratings: Ratings;
  readonly reports: Reports;
  readonly seats: Seats;
  readonly settings: Settings;
  readonly studies: Studies;
  readonly tables: Tables;
  readonly talk: Talk;
}

export function repositories(db: Db): Repositories {
  return {
    audit: new Audit(db),
    bans: new Bans(db),
    clocks: new Clocks(db),
    identity: new Identity(db),
    journal: new Journal(db),
    moderation: new Moderation(db),
    pages: new Pages(db),
    passkeys: new Passkeys(db),
    push: new Push(db),
    ratings: new Ratings(db),
    reports: new Reports(db),
    seats: new Seats(db),
    settings: new Settings(db),
    studies: new Studies(db),
    tables: new Tables(db),
    talk: new Talk(db),
  };
}
