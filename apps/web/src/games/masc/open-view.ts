import { COLOR_IDS, type MechaView, type View } from '@mechatable/masc';
import { COLORS, colorOfSeat } from './naming.ts';

/** The views of both seats combined: each side as its own seat sees it. */
export function openView(views: readonly View[]): View {
  const [common] = views;
  if (common === undefined) throw new Error('There is no view to open.');
  const eyes = COLORS.map(
    (color) =>
      views.find(({ viewer }) => viewer !== 'table' && colorOfSeat(common, viewer) === color) ?? common,
  );
  const seen = (one: MechaView): MechaView => {
    const own = eyes[one.colour === COLOR_IDS[0] ? 0 : 1] ?? common;
    return own.mecha.find(({ id }) => id === one.id) ?? one;
  };
  const [red = common, blue = common] = eyes;
  return {
    ...common,
    viewer: 'table',
    forces: [red.forces[0], blue.forces[1]],
    mecha: common.mecha.map(seen),
  };
}
