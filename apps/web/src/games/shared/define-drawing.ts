import type { GameEvent } from '@mechatable/kernel';
import type { Drawing } from './drawing.ts';

type Required = 'scene' | 'status';

/**
 * A whole drawing from its parts. The defaults suit a game that hides nothing and has no options, cards or lessons. If a
 * member is costly to compute, write the `Drawing` yourself and make it a getter.
 */
export function defineDrawing<View, Event extends GameEvent>(
  parts: Pick<Drawing<View, Event>, Required> & Partial<Drawing<View, Event>>,
): Drawing<View, Event> {
  return {
    cues: () => [],
    pointsAt: () => [],
    anchorAliases: () => [],
    givesUp: () => null,
    inspect: () => null,
    openView(views) {
      const [view] = views;
      if (view === undefined) throw new Error('There is no view to open.');
      return view;
    },
    statistics: () => [],
    options: [],
    variant: () => null,
    exhibits: [],
    example() {
      throw new Error('This game draws no examples.'); // the page shows the text instead
    },
    course: null,
    onePage: null,
    ...parts,
  };
}
