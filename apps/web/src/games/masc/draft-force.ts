import {
  COUNTERS,
  FORCES,
  TYPES,
  TYPE_IDS,
  countsOf,
  evenForce,
  forceOf,
  forceProblems,
  forceWords,
  masc,
  namedCounts,
  typeName,
  type Action,
  type Counts,
  type ForceCounts,
  type MechaType,
  type TypeId,
  type View,
} from '@mechatable/masc';
import { listsAtHand, type ListAtHand } from '../shared/at-hand.ts';
import type { Draft, DraftLine, DraftStep } from '../shared/drawing.ts';
import { words } from './words/index.ts';

const say = words.draftForce;

/**
 * MASC-D-4: a force, one mecha more or fewer at a time. The quick setup has only six: no draft. Players
 * who come from the builder begin with the force they built.
 */
export function draftForce(view: View): Draft<View> | null {
  if (view.rules.setup === 'quick') return null;
  const brought = ownForces(view).find(({ from }) => from === 'brought');
  return drafted(view, namedCounts(brought?.counts ?? evenForce(view.rules)));
}

interface OwnForce {
  readonly name: string;
  readonly counts: Counts;
  readonly from: ListAtHand['from'];
}

/** Saved forces that are legal here. The one from the builder is the first seat's secret (MASC-R-13). */
function ownForces({ viewer, rules }: View): readonly OwnForce[] {
  return listsAtHand(masc.id)
    .filter(({ from }) => from === 'built' || (from === 'brought' && viewer === 0))
    .map(({ name, list, from }) => ({ name, counts: countsOf(forceOf(list)), from }))
    .filter(({ counts }) => forceProblems(counts, rules).length === 0);
}

function drafted(view: View, force: ForceCounts): Draft<View> {
  const isLegal = forceProblems(countsOf(force), view.rules).length === 0;
  const [red, blue] = view.forces;
  const action: Action = { kind: 'commitForce', ...force };
  return {
    view: { ...view, forces: view.viewer === view.red ? [force, blue] : [red, force] },
    steps: [...stepsOf(view, force)],
    hints: new Map(),
    lines: (['light', 'mid'] as const).map((kind) => sizeLine(view, force, kind)),
    refusals: new Map(TYPE_IDS.flatMap((type) => refusalsOf(force, type))),
    actions: isLegal ? [action] : null,
    confirm: say.confirm(forceWords(force)),
  };
}

function* stepsOf(view: View, force: ForceCounts): Generator<DraftStep<View>> {
  const step = (label: string, anchor: string, after: ForceCounts): DraftStep<View> => ({
    label,
    anchors: [`force:${anchor}`],
    next: () => drafted(view, after),
  });
  for (const type of TYPE_IDS) {
    const count = force[type];
    if (count < COUNTERS)
      yield step(say.add(typeName(type), count + 1), `${type}:+`, {
        ...force,
        [type]: count + 1,
      });
    if (count > 0)
      yield step(say.remove(typeName(type), count - 1), `${type}:-`, {
        ...force,
        [type]: count - 1,
      });
  }
  const passed = new Set([countsOf(force).join('-')]);
  for (const { name, counts } of [...ownForces(view), ...FORCES]) {
    const key = counts.join('-');
    if (passed.has(key) || forceProblems(counts, view.rules).length > 0) continue;
    passed.add(key);
    const ready = namedCounts(counts);
    yield step(say.startWith(name, forceWords(ready)), key, ready);
  }
}

/** MASC-FORCE-1. */
function sizeLine({ rules }: View, force: ForceCounts, kind: MechaType['kind']): DraftLine {
  const there = TYPES.reduce((sum, type) => sum + (type.kind === kind ? force[type.id] : 0), 0);
  return { words: say.size(there, rules[kind], kind), clause: 'MASC-FORCE-1' };
}

function refusalsOf(force: ForceCounts, type: TypeId): [string, DraftLine][] {
  const name = typeName(type);
  if (force[type] === COUNTERS)
    return [[`force:${type}:+`, { words: say.noMore(COUNTERS, name), clause: 'MASC-R-12' }]];
  if (force[type] === 0)
    return [[`force:${type}:-`, { words: say.noneToRemove(name), clause: 'MASC-FORCE-2' }]];
  return [];
}
