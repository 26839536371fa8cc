import { foresee } from '@mechatable/host';
import type { Names, Seat } from '@mechatable/kernel';
import type { TableGame } from '../../games/shared/drawing.ts';

/** Something is certain if it happens in this many worlds. */
const WORLDS = 6;

/** The certain results of an action if nobody responds, in the words of the game. */
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
