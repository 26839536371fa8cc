import type { Thing } from '@mechatable/board';
import { openQuestion, type Seat } from '@mechatable/kernel';
import { findTile } from '@mechatable/mechanation';
import type { NamedView } from './naming.ts';
import { outThing, outsAt } from './out-part.ts';
import { phaseOf } from './phase.ts';
import { tileThing } from './tile.ts';
import { words } from './words/index.ts';

/**
 * Mechs at a Territory of a collection: a raid, or the time after a claim. They are shown in the middle, because rows
 * have no room for them.
 */
export function clashes(view: NamedView): Thing[] {
  const away = view.pilots.flatMap(({ out }) => (out === null ? [] : [out.tile]));
  const inArena = new Set(view.arena.map(({ tile }) => tile));
  return [...new Set(away)].filter((tile) => !inArena.has(tile)).flatMap((tile) => clash(view, tile));
}

function clash(view: NamedView, name: string): Thing[] {
  const found = findTile(view, name);
  if (found?.pilot == null) return [];
  const owner = found.pilot.seat;
  const outs = outsAt(view, name);
  const raided = phaseOf(view) === 'Pilot' && owner !== view.alpha;
  return [
    {
      key: `clash:${name}`,
      classes: 'clash',
      children: [
        { key: `clash:${name}.words`, classes: 'clash-words', text: headline(view, owner, raided) },
        ...outs.slice(0, 1).map(({ seat, out }) => outThing(view, seat, out)),
        tileThing(view, found.tile, { form: 'site', owner, key: `clash:${name}.tile` }),
        ...outs.slice(1).map(({ seat, out }) => outThing(view, seat, out)),
        ...(raided && outs.length === 1 ? [defense(view, owner)] : []),
      ],
    },
  ];
}

function headline({ names, alpha }: NamedView, owner: Seat, raided: boolean): string {
  return raided ? words.clash.attacks(names, alpha, owner) : words.clash.claimed(names, owner);
}

/** The place of the defender. */
function defense(view: NamedView, owner: Seat): Thing {
  const asked = openQuestion(view)?.ask === 'defend';
  return {
    key: 'defense',
    classes: `place defense seat-${owner}`,
    children: [
      {
        key: 'defense.words',
        classes: 'place-words',
        text: asked ? words.clash.mayDefend(view.names, owner) : words.player(view.names, owner),
      },
    ],
  };
}
