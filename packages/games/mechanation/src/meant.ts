import type { Seat } from '@mechatable/kernel';
import type { Action, Facing } from './action.ts';
import { MECH_ID } from './content/lookup.ts';
import { MECHS_EACH, type State } from './state.ts';

const FACINGS: readonly Facing[] = ['down', 'up'];

function ownMechs(s: State, seat: Seat): string[] {
  return s.mechs.slice(seat * MECHS_EACH, (seat + 1) * MECHS_EACH).map((mech) => MECH_ID[mech]);
}

/** A Mech sent to a Territory: to deploy it there, to attack there, or to use its ability on it. */
function sent(mech: string, tile: string): Action[] {
  return [
    ...FACINGS.map((face): Action => ({ kind: 'deploy', mech, tile, face })),
    ...FACINGS.map((face): Action => ({ kind: 'attack', mech, tile, face })),
    { kind: 'use', mech, target: tile },
  ];
}

function tilesOf(s: State): string[] {
  return [...s.arena, ...s.rows.flat()].map(({ id }) => `t${id}`);
}

/** The actions a person may have meant by these clicks, whatever question is open. */
export function meant(s: State, seat: Seat, clicked: readonly string[]): Action[] {
  const [last, before = ''] = clicked.slice(-2).reverse();
  const [sort = '', name = ''] = last.split(':');
  const [sortBefore = '', mech = ''] = before.split(':');
  if (sortBefore === 'mech')
    return sort === 'tile' ? sent(mech, name) : [{ kind: 'use', mech, target: name }];
  if (sort === 'mech')
    return [{ kind: 'defend', mech: name }, ...tilesOf(s).flatMap((tile) => sent(name, tile))];
  if (sort === 'tile')
    return [
      { kind: 'reveal', tile: name },
      { kind: 'scrap', tile: name },
      ...ownMechs(s, seat).flatMap((own) => sent(own, name)),
    ];
  return sort === 'out' ? ownMechs(s, seat).map((own) => ({ kind: 'use', mech: own, target: name })) : [];
}
