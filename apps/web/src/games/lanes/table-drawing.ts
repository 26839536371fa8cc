import type { Event, View } from '@mechatable/lanes';
import type { Drawing } from '../drawing.ts';
import { cues, pointsAt } from './cues.ts';
import { example } from './example.ts';
import { exhibits } from './exhibits.ts';
import { inspect } from './inspect.ts';
import { openView } from './open-view.ts';
import { options } from './options.ts';
import { scene } from './scene.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';

/** How Breachline looks at the table. */
export const drawing: Drawing<View, Event> = {
  scene,
  status,
  cues,
  pointsAt,
  inspect,
  openView,
  statistics,
  options,
  get exhibits() {
    return exhibits();
  },
  example,
  lesson: null,
};
