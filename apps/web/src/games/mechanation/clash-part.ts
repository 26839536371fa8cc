import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { findTile, openQuestion, type View } from '@mechatable/mechanation';
import { capital, does, whom, whose } from './naming.ts';
import { outThing, outsAt } from './out-part.ts';
import { phaseOf } from './phase.ts';
import { tileThing } from './tile.ts';

/**
 * Mechs that are out at a Territory of a collection: a raid, or what follows a claim. It is shown in the middle, since
 * rows have no room for it.
 */
export function clashes(view: View): Thing[] {
  const away = view.pilots.flatMap(({ out }) => (out === null ? [] : [out.tile]));
  const inArena = new Set(view.arena.map(({ tile }) => tile));
  return [...new Set(away)].filter((tile) => !inArena.has(tile)).flatMap((tile) => clash(view, tile));
}

function clash(view: View, name: string): Thing[] {
  const found = findTile(view, name);
  if (found?.pilot == null) return [];
  const owner = found.pilot.seat;
  const outs = outsAt(view, name);
  const raided = phaseOf(view) === 'Pilot' && owner !== view.alpha;
  return [
    {
      key: `clash:${name}`,
      look: 'clash',
      of: [
        { key: `clash:${name}.words`, look: 'clash-words', text: words(view, owner, raided) },
        ...outs.slice(0, 1).map(({ seat, out }) => outThing(view, seat, out)),
        tileThing(view, found.tile, { form: 'site', owner, key: `clash:${name}.tile` }),
        ...outs.slice(1).map(({ seat, out }) => outThing(view, seat, out)),
        ...(raided && outs.length === 1 ? [defence(view, owner)] : []),
      ],
    },
  ];
}

function words(view: View, owner: Seat, raided: boolean): string {
  if (!raided) return `${capital(whom(view, owner))} claimed it`;
  return `${does(view, view.alpha, 'attack')} ${whose(view, owner)} Territory`;
}

/** Where the defender would stand. */
function defence(view: View, owner: Seat): Thing {
  const asked = openQuestion(view)?.ask === 'defend';
  return {
    key: 'defence',
    look: `place defence seat-${owner}`,
    of: [
      {
        key: 'defence.words',
        look: 'place-words',
        text: `${capital(whom(view, owner))}${asked ? ' may defend' : ''}`,
      },
    ],
  };
}
