import { findBot } from '@mechatable/bots';
import {
  act,
  bot,
  openMatch,
  parseRecord,
  person,
  recordOf,
  type AnyGame,
  type RecordV1,
  type RecordV2,
} from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** A match of two bots, the first in the place of a person, played here in Node. */
export function playedInNode(): RecordV2 {
  const game: AnyGame = lanes;
  const match = openMatch(game, { players: [person('Ada'), bot('greedy')], seed: 'a match from Node' });
  const chooser = findBot('greedy').create(game, 'a match from Node', 2);
  while (game.rules.outcome(match.state) === null) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    const view = (): unknown => game.rules.view(match.state, seat);
    act(match, seat, chooser.choose({ seat, seq: match.moves.length, legal, view }));
  }
  return recordOf(match) as RecordV2;
}

/** A match of two bots as the program wrote it in the days of format 1 and of rules version 1 of Breachline. */
export function oldRecord(): RecordV1 {
  return parseRecord(readFileSync(new URL('first-format.json', import.meta.url), 'utf8')) as RecordV1;
}

/** Opens a record from a file, as the lobby lets one. */
export async function openFile(page: Page, record: unknown, name = 'match.json'): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
}
