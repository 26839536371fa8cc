import type { Event, View } from '@mechatable/masc';
import type { Drawing } from '../shared/drawing.ts';
import { cues } from './cues.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { exhibits } from './exhibits.ts';
import { givesUp } from './gives-up.ts';
import { inspect } from './inspect.ts';
import { onePage } from './one-page.ts';
import { onePageTable } from './one-page-table.ts';
import { openView } from './open-view.ts';
import { options, variant } from './options.ts';
import { pointsAt } from './points-at.ts';
import { forecast, reach } from './preview.ts';
import { scene } from './scene.ts';
import { anchorAliases } from './anchor-aliases.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';

/** How M.A.S.C. looks at the table. */
export const drawing: Drawing<View, Event> = {
  scene,
  status,
  cues,
  pointsAt,
  anchorAliases,
  givesUp,
  reach,
  forecast,
  draft,
  inspect,
  openView,
  statistics,
  options,
  variant,
  get exhibits() {
    return exhibits();
  },
  example,
  course: async () => (await import('./course.ts')).course,
  onePage: { ...onePage, table: onePageTable },
};
