import { foresee } from '@mechatable/host';
import type { Names, Seat } from '@mechatable/kernel';
import type { TableGame } from '../games/shared/drawing.ts';

/** In how many worlds something has to happen before the table says that it will. */
const WORLDS = 6;

/** What an action is sure to come to if nobody answers it, in the words of the game. */
export function forecastOf(
  { game, drawing }: TableGame,
  view: unknown,
  seat: Seat,
  action: unknown,
  names: Names,
): readonly string[] {
  if (drawing.forecast === undefined) return [];
  let sure: readonly string[] | null = null;
  let tried = 0;
  for (const { events } of foresee(game, view, seat, action)) {
    const said: readonly string[] = drawing.forecast(view, events, names);
    sure = sure === null ? said : sure.filter((sentence) => said.includes(sentence));
    if (sure.length === 0 || ++tried === WORLDS) return sure;
  }
  return [];
}
