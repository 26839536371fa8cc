import type { Event, View } from '@mechatable/lanes';
import type { Drawing } from '../shared/drawing.ts';
import { cues } from './cues.ts';
import { example } from './example.ts';
import { exhibits } from './exhibits.ts';
import { givesUp } from './gives-up.ts';
import { inspect } from './inspect.ts';
import { onePage } from './one-page.ts';
import { onePageTable } from './one-page-table.ts';
import { openView } from './open-view.ts';
import { options } from './options.ts';
import { pointsAt } from './points-at.ts';
import { scene } from './scene.ts';
import { statistics } from './statistics.ts';
import { anchorAliases } from './anchor-aliases.ts';
import { status } from './status.ts';
import { wasted } from './wasted.ts';

/** How Breachline looks at the table. */
export const drawing: Drawing<View, Event> = {
  scene,
  status,
  cues,
  pointsAt,
  anchorAliases,
  wasted,
  givesUp,
  inspect,
  openView,
  statistics,
  options,
  variant: () => null,
  get exhibits() {
    return exhibits();
  },
  example,
  course: async () => (await import('./course.ts')).course,
  onePage: { ...onePage, table: onePageTable },
};
