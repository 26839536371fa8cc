import {
  MOST_RESETS,
  NOWHERE,
  SQUARE_NAME,
  fieldOf,
  mechaName,
  stopsOf,
  type Action,
  type Activation,
  type Field,
  type Stop,
  type View,
} from '@mechatable/masc';

/** Squares by mecha. */
export type Places = ReadonlyMap<number, number>;

/** The move of a whole unit, as drafted so far. */
export interface MovePlan {
  readonly view: View;
  readonly activation: Activation;
  /** The positions before anything is sent. */
  readonly field: Field;
  /** Where each member began, and where it will end. */
  readonly from: Places;
  readonly to: Places;
}

export function planFor(view: View, activation: Activation): MovePlan {
  const field = fieldOf(view);
  const { members } = activation;
  return {
    view,
    activation,
    field,
    from: new Map(members.map((mecha, i) => [mecha, activation.from[i] ?? NOWHERE])),
    to: new Map(members.map((mecha) => [mecha, field.at[mecha] ?? NOWHERE])),
  };
}

export function fieldWith(field: Field, places: Places): Field {
  return { ...field, at: field.at.map((square, mecha) => places.get(mecha) ?? square) };
}

export function withPlace(places: Places, mecha: number, square: number): Places {
  return new Map([...places, [mecha, square]]);
}

export function movers({ from, to }: MovePlan): readonly number[] {
  return [...to.keys()].filter((mecha) => to.get(mecha) !== from.get(mecha));
}

/** A mecha that moved before the draft began can go elsewhere only after a reset, which must not end in safe mode. */
export function mayGo({ activation, field, from }: MovePlan, mecha: number): boolean {
  return field.at[mecha] === from.get(mecha) || activation.resets + 1 < MOST_RESETS;
}

/**
 * An order in which all mecha reach their goals, each going the whole way at once (MASC-R-24); null if there is none, as
 * when two would trade places. Mecha that are already there are left out. It is enough to continue with any mecha that
 * can go: no other mecha goes where it arrives, and it frees a square.
 */
export function orderOf(field: Field, goals: Places): readonly number[] | null {
  let now = field;
  const left = [...goals.keys()].filter((mecha) => field.at[mecha] !== goals.get(mecha));
  const order: number[] = [];
  while (left.length > 0) {
    const next = left.findIndex((mecha) =>
      stopsOf(now, mecha).some(({ square }) => square === goals.get(mecha)),
    );
    const [mecha] = next < 0 ? [] : left.splice(next, 1);
    if (mecha === undefined) return null;
    now = fieldWith(now, new Map([[mecha, goals.get(mecha) ?? NOWHERE]]));
    order.push(mecha);
  }
  return order;
}

/** The actions to send; null if there is no order for them. Doesn't check the formation. */
export function actionsOf({ field, from, to }: MovePlan): readonly Action[] | null {
  const isUndone = (mecha: number): boolean =>
    field.at[mecha] !== from.get(mecha) && field.at[mecha] !== to.get(mecha);
  const resets = [...to.keys()].some(isUndone);
  const order = orderOf(resets ? fieldWith(field, from) : field, to);
  if (order === null) return null;
  const moves = order.map((mecha): Action => ({
    kind: 'moveMecha',
    mecha: mechaName(field, mecha),
    to: SQUARE_NAME[to.get(mecha) ?? NOWHERE] ?? '',
  }));
  return [...(resets ? [{ kind: 'reset' } as const] : []), ...moves, { kind: 'finish' }];
}

/** Where a member could end its move instead. */
export function stopsFor(plan: MovePlan, mecha: number): readonly Stop[] {
  const { field, from, to } = plan;
  const isTrade = tradesFor(from, to, mecha);
  return stopsOf(fieldWith(field, withPlace(to, mecha, from.get(mecha) ?? NOWHERE)), mecha).filter(
    ({ square }) => square !== to.get(mecha) && !isTrade(square),
  );
}

/**
 * MASC-R-24: whether a mecha that goes to a square would swap places with another, or with several in a circle. Nothing
 * else leaves moves without an order: friends don't block the way. For squares where no mecha ends.
 */
export function tradesFor(from: Places, to: Places, mecha: number): (square: number) => boolean {
  const start = from.get(mecha) ?? NOWHERE;
  const goals = new Map<number, number>();
  for (const [other, goal] of to) {
    const left = from.get(other) ?? NOWHERE;
    if (other !== mecha && goal !== left) goals.set(left, goal);
  }
  return (square) => {
    let next = goals.get(square);
    while (next !== undefined && next !== start) next = goals.get(next);
    return next === start;
  };
}

/** Sends a mecha back to where it began; a mecha that was to go there goes back too, and so on. */
export function putBack(to: Places, from: Places, mecha: number): Places {
  const start = from.get(mecha) ?? NOWHERE;
  const after = withPlace(to, mecha, start);
  const other = [...to.keys()].find((one) => one !== mecha && to.get(one) === start);
  return other === undefined ? after : putBack(after, from, other);
}
