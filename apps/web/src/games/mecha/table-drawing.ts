import { mecha1e, mecha2e, type Edition, type Event, type View } from '@mechatable/mecha';
import type { Drawing } from '../shared/drawing.ts';
import { cues } from './cues.ts';
import { example } from './example.ts';
import { exhibitsOf } from './exhibits.ts';
import { givesUp } from './gives-up.ts';
import { inspect } from './inspect.ts';
import { onePages } from './one-page.ts';
import { onePageTable } from './one-page-table.ts';
import { openView } from './open-view.ts';
import { optionsOf, variant } from './options.ts';
import { pointsAt } from './points-at.ts';
import { forecast, reach } from './preview.ts';
import { scene } from './scene.ts';
import { anchorAliases } from './anchor-aliases.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { wasted } from './wasted.ts';

/** How Mecha looks at the table. The editions differ only in options, cards and lessons. */
export function drawingOf(edition: Edition): Drawing<View, Event> {
  const { options } = (edition === '1e' ? mecha1e : mecha2e).rules;
  return {
    scene,
    status,
    cues,
    pointsAt,
    anchorAliases,
    givesUp,
    reach,
    forecast,
    wasted,
    inspect,
    openView,
    statistics,
    options: optionsOf(edition),
    variant: (chosen) => variant(edition, options.parse(chosen)),
    get exhibits() {
      return exhibitsOf(edition);
    },
    example,
    course: async () => (await import('./course.ts')).COURSES[edition],
    onePage: { ...onePages[edition], table: () => onePageTable(edition) },
  };
}
