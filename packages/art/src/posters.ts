import { type Shape } from './pen.ts';
import { print, type Drawing } from './print.ts';
import { contain } from './sheet.ts';
import { squads, tactics } from './posters/boards.ts';
import { HIGH, WIDE } from './posters/stage.ts';
import { anyGame, lanes, nation } from './posters/tables.ts';

const PICTURES: Readonly<Record<string, () => Shape[]>> = {
  lanes,
  'mecha-1e': () => tactics(false),
  'mecha-2e': () => tactics(true),
  masc: squads,
  mechanation: nation,
};

export const gamePicture = (gameId: string): Drawing =>
  print(
    contain(Object.hasOwn(PICTURES, gameId) ? (PICTURES[gameId]?.() ?? []) : anyGame(gameId), WIDE, HIGH, 2),
    WIDE,
    HIGH,
  );
