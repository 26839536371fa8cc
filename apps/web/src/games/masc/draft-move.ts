import type { Hint } from '@mechatable/board';
import {
  NOWHERE,
  SQUARE_NAME,
  endConditionHolds,
  inFormation,
  isPinned,
  isSafeMode,
  mechaName,
  mechaNumber,
  named,
  outOfFormation,
  squaresKeepingFormation,
  type Field,
  type View,
} from '@mechatable/masc';
import type { Draft, DraftLine, DraftStep } from '../shared/drawing.ts';
import {
  actionsOf,
  fieldWith,
  mayGo,
  movers,
  planFor,
  putBack,
  stopsFor,
  withPlace,
  type MovePlan,
  type Places,
} from './move-plan.ts';
import { followers, ledTo } from './squad-move.ts';
import { words } from './words/index.ts';

const say = words.draftMove;

/**
 * MASC-R-26: the move of a whole unit. At first all members move together; then each can be placed by itself, in any
 * order. Null in safe mode: there every single move has to keep the formation, so each is a separate action.
 */
export function draftMove(view: View): Draft<View> | null {
  const { activation } = view;
  if (activation === null || isSafeMode(activation)) return null;
  const plan = planFor(view, activation);
  return drafted(plan, isSquad(plan) && movers(plan).length === 0 ? 'together' : 'singly');
}

/** Whether picking a member and a square moves all members, or only this one. */
type Manner = 'together' | 'singly';

/** Whether several members can move. */
const isSquad = (plan: MovePlan): boolean => followers(plan).length > 1;

function drafted(plan: MovePlan, manner: Manner = 'singly'): Draft<View> {
  const { view, activation, field, to } = plan;
  const now = fieldWith(field, to);
  const members = [...to.keys()].filter((mecha) => mayGo(plan, mecha));
  const steps =
    manner === 'together'
      ? members.flatMap((mecha) => squadSteps(plan, mecha))
      : members.flatMap((mecha) => [...stopSteps(plan, mecha), ...backSteps(plan, mecha)]);
  return {
    view: { ...view, mecha: view.mecha.map((one) => ({ ...one, square: squareIn(now, one.id) })) },
    steps: isSquad(plan) ? [...steps, mannerStep(plan, manner)] : steps,
    hints: formationHints(plan, now),
    lines: [formationLine(plan, now), countLine(plan)],
    refusals: takenSquares(plan),
    actions: endConditionHolds(now, activation.kept) ? actionsOf(plan) : null,
    confirm: say.confirm(movers(plan).length, to.size),
  };
}

function squareIn(field: Field, id: string): string | null {
  return SQUARE_NAME[field.at[mechaNumber(field, id)] ?? NOWHERE] ?? null;
}

const nameIn = ({ view, field }: MovePlan, mecha: number): string => named(view, mechaName(field, mecha));
const anchorIn = ({ field }: MovePlan, mecha: number): string => `mecha:${mechaName(field, mecha)}`;

/** The other manner, for the next member. */
function mannerStep(plan: MovePlan, manner: Manner): DraftStep<View> {
  const other = manner === 'together' ? 'singly' : 'together';
  return { label: say[other], anchors: [`choice:${other}`], key: 's', next: () => drafted(plan, other) };
}

/** The member leads all others there. Whether they hold formation is found out for a picked member only. */
function squadSteps(plan: MovePlan, mecha: number): DraftStep<View>[] {
  const [who, anchor] = [nameIn(plan, mecha), anchorIn(plan, mecha)];
  return stopsFor(plan, mecha).map(({ square, cost }) => {
    const name = SQUARE_NAME[square] ?? '';
    const after = (): Places => ledTo(plan, mecha, square);
    return {
      label: say.lead(who, name),
      anchors: [anchor, `square:${name}`],
      note: String(cost),
      get hint(): Hint {
        return endConditionHolds(fieldWith(plan.field, after()), plan.activation.kept) ? 'holds' : 'breaks';
      },
      next: () => drafted({ ...plan, to: after() }),
    };
  });
}

function stopSteps(plan: MovePlan, mecha: number): DraftStep<View>[] {
  const { activation, field, to } = plan;
  const stops = stopsFor(plan, mecha);
  const squares = stops.map(({ square }) => square);
  const holding = new Set(squaresKeepingFormation(fieldWith(field, to), activation.kept, mecha, squares));
  const [who, anchor] = [nameIn(plan, mecha), anchorIn(plan, mecha)];
  return stops.map(({ square, cost }) => {
    const name = SQUARE_NAME[square] ?? '';
    const holds = holding.has(square);
    return {
      label: holds ? say.move(who, name, cost) : say.moveAndBreak(who, name, cost),
      anchors: [anchor, `square:${name}`],
      note: String(cost),
      hint: holds ? 'holds' : 'breaks',
      next: () => drafted({ ...plan, to: withPlace(to, mecha, square) }),
    };
  });
}

/** Back to where it began; a mecha that was going there goes back too. */
function backSteps(plan: MovePlan, mecha: number): DraftStep<View>[] {
  const { activation, field, from, to } = plan;
  if (to.get(mecha) === from.get(mecha)) return [];
  const after = putBack(to, from, mecha);
  const others = [...to.keys()]
    .filter((other) => other !== mecha && after.get(other) !== to.get(other))
    .map((other) => nameIn(plan, other));
  const square = SQUARE_NAME[from.get(mecha) ?? NOWHERE] ?? '';
  const holds = endConditionHolds(fieldWith(field, after), activation.kept);
  return [
    {
      label: say.back([nameIn(plan, mecha), ...others]),
      // Occupied squares can't be picked.
      anchors: [anchorIn(plan, mecha), others.length === 0 ? `square:${square}` : 'choice:back'],
      key: 'x',
      hint: holds ? 'holds' : 'breaks',
      next: () => drafted({ ...plan, to: after }),
    },
  ];
}

/** The members, and other mecha of the side that must be in formation and aren't. */
function formationHints(plan: MovePlan, now: Field): ReadonlyMap<string, Hint> {
  const { kept } = plan.activation;
  return new Map(
    [...plan.to.keys(), ...outOfFormation(now, kept)].map((mecha) => [
      anchorIn(plan, mecha),
      inFormation(now, mecha) ? 'holds' : 'breaks',
    ]),
  );
}

function formationLine(plan: MovePlan, now: Field): DraftLine {
  const out = outOfFormation(now, plan.activation.kept).map((mecha) => nameIn(plan, mecha));
  if (out.length === 0) return { words: say.inFormation, clause: 'MASC-R-25' };
  return { words: say.outOfFormation(out), clause: 'MASC-MOVE-6' };
}

function countLine(plan: MovePlan): DraftLine {
  const { field, from, to } = plan;
  const start = fieldWith(field, from);
  const pinned = [...to.keys()].filter((mecha) => isPinned(start, mecha)).map((mecha) => nameIn(plan, mecha));
  return {
    words: say.count(movers(plan).length, to.size, pinned),
    clause: pinned.length === 0 ? 'MASC-MOVE-2' : 'MASC-MOVE-8',
  };
}

/** MASC-MOVE-4. */
function takenSquares(plan: MovePlan): ReadonlyMap<string, DraftLine> {
  const { to } = plan;
  return new Map(
    movers(plan).map((mecha) => [
      `square:${SQUARE_NAME[to.get(mecha) ?? NOWHERE] ?? ''}`,
      { words: say.taken(nameIn(plan, mecha)), clause: 'MASC-MOVE-4' },
    ]),
  );
}
