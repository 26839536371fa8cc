import type { Thing } from '@mechatable/board';
import { coordinatesPart, edgesPart, squaresPart, tilesPart } from './ground-part.ts';
import type { Layout } from './layout.ts';
import { linksPart } from './links-part.ts';
import { mechaPart } from './mecha-part.ts';
import type { NamedView } from './naming.ts';
import { holdsPart, regionsPart, tagsPart } from './region-part.ts';

/** The board from one side, on a sheet that can be zoomed; an example of the rule book leaves the regions out. */
export function fieldPart(view: NamedView, layout: Layout, hasRegions = true): Thing {
  return {
    key: 'field',
    classes: 'field',
    style: { '--wide': String(layout.wide), '--high': String(layout.high) },
    lens: true,
    children: [{ key: 'sheet', classes: 'sheet', children: [grid(view, layout, hasRegions)] }],
  };
}

/** Ground at the bottom, then frames and markers, squads, mecha, and the tags of the regions. */
function grid(view: NamedView, layout: Layout, hasRegions: boolean): Thing {
  return {
    key: 'grid',
    classes: 'grid',
    children: [
      ...tilesPart(view, layout),
      ...(hasRegions ? regionsPart(view, layout) : []),
      ...(hasRegions ? holdsPart(view, layout) : []),
      ...squaresPart(view, layout),
      ...linksPart(view, layout),
      ...mechaPart(view, layout),
      ...(hasRegions ? tagsPart(view, layout) : []),
      ...coordinatesPart(layout),
      ...edgesPart(view, layout),
    ],
  };
}
