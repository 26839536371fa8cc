import { pick, rngFrom } from '@mechatable/kernel';
import { nearest } from '../../../src/table/model/persons.ts';
import { anchorsOfCue, singleCues } from '../cues.ts';
import { namesFor } from '../names.ts';
import { anchorsIn } from '../scenes.ts';
import type { Drawn } from './drawn.ts';
import { draw } from './screens.ts';

const ANCHOR = /^\w+:./;

/** Takes one of the legal actions, and compares its cues with what is drawn before and after it. */
export function strayCues({ table, position, screens, fleeting }: Drawn): string[] {
  const { game, drawing } = table;
  const { rules } = game;
  const { state, asked, viewers, earlier, name } = position;
  if (asked.length === 0) return [];
  const rng = rngFrom(`${name}: cues`);
  const { seat, legal } = pick(rng, asked);
  const after = rules.clone(state);
  const events = rules.apply(after, seat, pick(rng, legal));
  const drawn = new Set([
    ...screens.flatMap(({ viewer, all }) =>
      viewer === 'replay' ? [] : all.flatMap(({ anchor }) => anchor ?? []),
    ),
    ...viewers.flatMap((viewer) => [...anchorsIn(draw(table, rules.view(after, viewer), viewer))]),
  ]);
  const isStray = (anchor: string): boolean =>
    !drawn.has(anchor) && !fleeting.some((sort) => anchor.startsWith(`${sort}:`));
  return viewers.flatMap((viewer) => {
    const so = earlier.flatMap((event) => rules.eventFor(event, viewer) ?? []);
    /** Where something went within this action, though it may already be gone: a card taken into the hand and discarded. */
    const visited = new Set<string>();
    return events.flatMap((event) => {
      const seen = rules.eventFor(event, viewer);
      if (seen === null) return [];
      const cues = drawing.cues(seen, nearest(viewer), so, namesFor(viewer));
      const stray = cues.flatMap(anchorsOfCue).filter((anchor) => isStray(anchor) && !visited.has(anchor));
      for (const cue of cues.flatMap(singleCues)) if (cue.cue === 'glide') visited.add(cue.to);
      const bad = drawing.pointsAt(seen).filter((anchor) => !ANCHOR.test(anchor));
      so.push(seen);
      return [
        ...stray.map((anchor) => `The cue of ‘${seen.type}’ needs ${anchor}, which is not drawn.`),
        ...bad.map((anchor) => `‘${seen.type}’ points at “${anchor}”, which is no anchor.`),
      ];
    });
  });
}
