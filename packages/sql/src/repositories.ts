import { Clocks } from './clocks.ts';
import type { Db } from './db.ts';
import { Identity } from './identity.ts';
import { Journal } from './journal.ts';
import { Pages } from './pages.ts';
import { Passkeys } from './passkeys.ts';
import { Push } from './push.ts';
import { Seats } from './seats.ts';
import { Settings } from './settings.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** All parts of the store. */
export interface Repositories {
  readonly clocks: Clocks;
  readonly identity: Identity;
  readonly journal: Journal;
  readonly pages: Pages;
  readonly passkeys: Passkeys;
  readonly push: Push;
  readonly seats: Seats;
  readonly settings: Settings;
  readonly tables: Tables;
  readonly talk: Talk;
}

export function repositories(db: Db): Repositories {
  return {
    clocks: new Clocks(db),
    identity: new Identity(db),
    journal: new Journal(db),
    pages: new Pages(db),
    passkeys: new Passkeys(db),
    push: new Push(db),
    seats: new Seats(db),
    settings: new Settings(db),
    tables: new Tables(db),
    talk: new Talk(db),
  };
}
