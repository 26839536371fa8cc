import { COLOUR_IDS, type MechaView, type View } from '@mechatable/masc';
import { COLOURS, colourOfSeat } from './naming.ts';

/** The views of both seats laid into one: each side as its own seat sees it. */
export function openView(views: readonly View[]): View {
  const [any] = views;
  if (any === undefined) throw new Error('There is no view to open.');
  const eyes = COLOURS.map(
    (colour) => views.find(({ viewer }) => viewer !== 'table' && colourOfSeat(any, viewer) === colour) ?? any,
  );
  const seen = (one: MechaView): MechaView => {
    const own = eyes[one.colour === COLOUR_IDS[0] ? 0 : 1] ?? any;
    return own.mecha.find(({ id }) => id === one.id) ?? one;
  };
  const [red = any, blue = any] = eyes;
  return {
    ...any,
    viewer: 'table',
    forces: [red.forces[0], blue.forces[1]],
    mecha: any.mecha.map(seen),
  };
}
