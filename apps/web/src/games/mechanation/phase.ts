import { openQuestion } from '@mechatable/kernel';
import { SEAT_NAMES, findTile, type Ask, type View } from '@mechatable/mechanation';

export const PHASES = ['Initiation', 'Arena', 'Pilot', 'Scrap'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of the turn; null when the match is over. */
export function phaseOf(view: View): Phase | null {
  const ask = openQuestion(view);
  if (ask === null) return null;
  switch (ask.ask) {
    case 'reveal':
    case 'initiation':
      return 'Initiation';
    case 'arena':
      return 'Arena';
    case 'during':
    case 'loss':
    case 'claimed':
      return isRaid(view, ask) ? 'Pilot' : 'Arena';
    case 'attack':
    case 'defend':
      return 'Pilot';
    case 'scrapDown':
    case 'scrap':
      return 'Scrap';
  }
}

/** Whether the question belongs to a raid: its Territory was taken from a pilot. */
function isRaid(view: View, ask: Ask): boolean {
  if (view.battle !== null) return view.battle.raid;
  if (ask.ask !== 'claimed') return false;
  const from = findTile(view, `t${ask.tile}`)?.tile.from;
  return SEAT_NAMES.some((name) => name === from);
}
