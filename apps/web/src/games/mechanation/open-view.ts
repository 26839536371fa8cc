import { MECHS, type TileView, type View } from '@mechatable/mechanation';

/** The views of all seats merged: everything that any of them knows. */
export function openView(views: readonly View[]): View {
  const [common] = views;
  if (common === undefined) throw new Error('There is no view to open.');
  const known = new Map(views.flatMap(facesIn));
  const open = (tile: TileView): TileView => ({ ...tile, face: tile.face ?? known.get(tile.tile) ?? null });
  const pilots = common.pilots.map((pilot) => {
    const own = views.find(({ viewer }) => viewer === pilot.seat)?.pilots[pilot.seat] ?? pilot;
    return { ...own, row: own.row.map(open) };
  });
  const held = new Set(pilots.flatMap(({ mechs }) => mechs.map(({ mech }) => mech)));
  return {
    ...common,
    viewer: 'table',
    arena: common.arena.map(open),
    pilots,
    unseen: MECHS.map(({ id }) => id).filter((id) => !held.has(id)),
  };
}

function facesIn({ arena, pilots }: View): (readonly [string, string])[] {
  const tiles = [...arena, ...pilots.flatMap(({ row }) => row)];
  return tiles.flatMap(({ tile, face }) => (face === null ? [] : [[tile, face] as const]));
}
