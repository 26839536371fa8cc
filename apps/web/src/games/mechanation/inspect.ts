import type { Names } from '@mechatable/kernel';
import { faceNumber, mechNumber, type View } from '@mechatable/mechanation';
import type { Inspection } from '../shared/drawing.ts';
import { inspectLand, inspectListed, inspectMech, inspectStage, printed } from './inspect-mech.ts';
import { inspectHand, inspectLines, inspectOut, inspectPilot, inspectTier } from './inspect-pilot.ts';
import { inspectPile, inspectTile } from './inspect-tile.ts';

/** The details of a thing, by its anchor. */
export function inspect(seen: View, anchor: string, names: Names): Inspection | null {
  const view = { ...seen, names };
  const [sort = '', name = '', more = ''] = anchor.split(':');
  switch (sort) {
    case 'mech':
      return inspectMech(view, name);
    case 'card':
      if (mechNumber(name) >= 0) return printed(name);
      return faceNumber(name) < 0 ? null : inspectLand(name);
    case 'roster':
      return mechNumber(name) < 0 ? null : inspectListed(view, name);
    case 'tile':
    case 'place':
      return inspectTile(view, name);
    case 'out':
      return inspectOut(view, name);
    case 'pilot':
      return inspectPilot(view, name);
    case 'lines':
      return inspectLines(view, name);
    case 'hand':
      return inspectHand(view, name);
    case 'tier':
      return inspectTier(view, name, Number(more));
    case 'stage':
      return inspectStage(name);
    case 'pile':
      return inspectPile(view, name);
    default:
      return null;
  }
}
