import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { activationOf, groupOf, mechaOfGroup } from './activation.ts';
import { NOWHERE, SQUARES, SQUARE_NAME, TOUCHING, distance, otherColor, squareNumber } from './board.ts';
import { MOVE, TYPES } from './content/types.ts';
import { colorOf, firstOf, sideSize, standing, type Field } from './field.ts';
import { outOfFormation } from './formation.ts';
import { mechaName, mechaNumber } from './names.ts';
import { isPinned, reachOf } from './reach.ts';
import { rallyCosts, rallyStops } from './rally.ts';
import { colorOfSeat, type State } from './state.ts';
import { words } from './words/index.ts';

const say = words.refusals.moving;

/** `r1 (Wolf)`. */
export function called(s: State, mecha: number): string {
  return words.mecha(mechaName(s, mecha), typeOf(s, mecha));
}

export function typeOf(s: State, mecha: number): string {
  return TYPES[s.type[mecha]].name;
}

function enemiesTouching(s: State, mecha: number): number[] {
  const first = firstOf(s, otherColor(colorOf(s, mecha)));
  return Array.from({ length: sideSize(s) }, (_, i) => first + i).filter(
    (enemy) => s.at[enemy] !== NOWHERE && distance(s.at[enemy], s.at[mecha]) <= 1,
  );
}

type Enemies = 'stop' | 'ignored';

/** The last search of each kind: a click asks about many squares of one mecha. */
const kept = {
  stop: { serial: NOWHERE, mecha: NOWHERE, paid: [] as readonly number[] },
  ignored: { serial: NOWHERE, mecha: NOWHERE, paid: [] as readonly number[] },
};

/** The cost of the cheapest path with unlimited points; -1 if there is none. */
function costTo(field: Field, mecha: number, to: number, enemies: Enemies): number {
  const { serial } = standing(field);
  const last = kept[enemies];
  if (last.serial !== serial || last.mecha !== mecha)
    kept[enemies] = { serial, mecha, paid: costsFrom(field, mecha, enemies) };
  const cost = kept[enemies].paid[to];
  return cost === Infinity ? NOWHERE : cost;
}

function costsFrom(field: Field, mecha: number, enemies: Enemies): number[] {
  const { ground, contact } = standing(field);
  const touched = contact[colorOf(field, mecha)];
  const paid = new Array<number>(SQUARES).fill(Infinity);
  const open = [field.at[mecha]];
  paid[field.at[mecha]] = 0;
  for (let square = open.shift(); square !== undefined; square = open.shift()) {
    if (enemies === 'stop' && touched[square] > 0) continue;
    for (const next of TOUCHING[square]) {
      const price = paid[square] + ground.cost[next];
      if (ground.cost[next] < 0 || price >= paid[next]) continue;
      paid[next] = price;
      open.push(next);
    }
  }
  return paid;
}

function tooFar(s: State, mecha: number, to: number): Reason {
  const who = typeOf(s, mecha);
  const points = MOVE[s.type[mecha]];
  const ignoring = costTo(s, mecha, to, 'ignored');
  if (ignoring === NOWHERE)
    return {
      clause: 'MASC-TERR-4',
      sentence: say.closedOff(SQUARE_NAME[to]),
      gap: 40,
    };
  if (ignoring <= points)
    return {
      clause: 'MASC-MOVE-9',
      sentence: say.enemiesBlock(SQUARE_NAME[to]),
      gap: 1,
    };
  const stopped = costTo(s, mecha, to, 'stop');
  const cost = stopped === NOWHERE ? ignoring : stopped;
  const squares = distance(s.at[mecha], to);
  const sentence =
    cost === squares ? say.tooManySquares(squares, who, points) : say.tooExpensive(cost, who, points);
  return { clause: 'MASC-R-28', sentence, gap: cost - points };
}

function pinned(s: State, mecha: number): Reason {
  const enemies = enemiesTouching(s, mecha).map((enemy) => called(s, enemy));
  return {
    clause: 'MASC-MOVE-8',
    sentence: say.pinned(called(s, mecha), enemies),
    gap: 2,
  };
}

/** How far a mecha is from its nearest friend. */
function nearestFriend(s: State, one: number): number {
  const first = firstOf(s, colorOf(s, one));
  let near = Infinity;
  for (let friend = first; friend < first + sideSize(s); friend++)
    if (friend !== one && s.at[friend] !== NOWHERE) near = Math.min(near, distance(s.at[friend], s.at[one]));
  return near;
}

function elsewhere(s: State, mecha: number, to: number): State {
  return { ...s, at: s.at.with(mecha, to) };
}

function notNearest(s: State, mecha: number, to: number): Reason {
  const { on, ground } = standing(s);
  if (on[to] !== NOWHERE && on[to] !== mecha) return taken(s, to);
  if (ground.cost[to] < 0) return wall(to);
  if (to !== s.at[mecha] && reachOf(s, mecha).cost[to] < 0) return tooFar(s, mecha, to);
  const [best] = rallyStops(s, mecha);
  const costs = rallyCosts(s, mecha, 'in the way');
  const sentence =
    costs[to] === Infinity || costs[best] === Infinity
      ? say.canGetCloser(called(s, mecha), SQUARE_NAME[best])
      : say.notNearest(SQUARE_NAME[to], costs[to], SQUARE_NAME[best], costs[best]);
  return { clause: 'MASC-R-34', sentence, gap: 1 };
}

function taken(s: State, to: number): Reason {
  return {
    clause: 'MASC-MOVE-4',
    sentence: say.takenBy(SQUARE_NAME[to], called(s, standing(s).on[to])),
    gap: 1,
  };
}

function wall(to: number): Reason {
  return {
    clause: 'MASC-TERR-4',
    sentence: say.wall(SQUARE_NAME[to]),
    gap: 3,
  };
}

export function explainMove(
  s: State,
  seat: Seat,
  { mecha: id, to: name }: ActionOf<'moveMecha'>,
  { clause }: Illegal,
): Reason | null {
  const mecha = mechaNumber(s, id);
  const to = squareNumber(name);
  if (mecha === NOWHERE || s.at[mecha] === NOWHERE) return null;
  const who = called(s, mecha);
  if (colorOf(s, mecha) !== colorOfSeat(s, seat)) return { clause, sentence: say.notYours(who), gap: 50 };
  switch (clause) {
    case 'MASC-R-28':
      return tooFar(s, mecha, to);
    case 'MASC-MOVE-4':
      return taken(s, to);
    case 'MASC-TERR-4':
      return wall(to);
    case 'MASC-MOVE-8':
      return pinned(s, mecha);
    case 'MASC-R-34':
      return notNearest(s, mecha, to);
    case 'MASC-SQ-8': {
      const { members, from } = activationOf(s);
      const start = from[members.indexOf(mecha)];
      return { clause, sentence: say.hasMoved(who, SQUARE_NAME[start]), gap: 3 };
    }
    case 'MASC-SQ-9':
      return { clause, sentence: say.hadItsChance(who), gap: 4 };
    case 'MASC-D-8':
      return {
        clause,
        sentence: say.isThere(who, name),
        gap: 30,
      };
    case 'MASC-MOVE-12': {
      const members = activationOf(s).members.map((member) => mechaName(s, member));
      return { clause, sentence: say.notInUnit(who, members), gap: 20 };
    }
    case 'MASC-R-26': {
      const after = elsewhere(s, mecha, to);
      const [out] = outOfFormation(after, activationOf(s).kept);
      const sentence = say.wouldBeOutOfFormation(called(s, out), nearestFriend(after, out));
      return { clause, sentence, gap: 2 };
    }
    default:
      return null;
  }
}

export function explainActivate(
  s: State,
  seat: Seat,
  { unit: id }: ActionOf<'activate'>,
  { clause }: Illegal,
): Reason | null {
  const unit = mechaNumber(s, id);
  if (unit === NOWHERE) return null;
  const who = called(s, unit);
  if (colorOf(s, unit) !== colorOfSeat(s, seat)) return { clause, sentence: say.unitNotYours(who), gap: 50 };
  const waiting = mechaOfGroup(s, groupOf(s, unit)).filter((mecha) => s.spent[mecha] === 0);
  const stuck = waiting.find((mecha) => isPinned(s, mecha));
  if (stuck !== undefined) return pinned(s, stuck);
  return { clause, sentence: say.unitHasMoved, gap: 3 };
}

export function explainFinish(s: State, { clause }: Illegal): Reason {
  const [out] = outOfFormation(s, activationOf(s).kept);
  return { clause, sentence: say.isOutOfFormation(called(s, out), nearestFriend(s, out)), gap: 1 };
}
