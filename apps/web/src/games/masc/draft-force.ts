import {
  COUNTERS,
  FORCES,
  TYPES,
  TYPE_IDS,
  countsOf,
  evenForce,
  forceProblems,
  forceWords,
  namedCounts,
  typeName,
  type Action,
  type ForceCounts,
  type MechaType,
  type TypeId,
  type View,
} from '@mechatable/masc';
import type { Draft, DraftLine, DraftStep } from '../drawing.ts';

/** MASC-D-4: a force, one mecha more or fewer at a time. With the quick set-up there are only six: no draft. */
export function draftForce(view: View): Draft<View> | null {
  return view.rules.setup === 'quick' ? null : drafted(view, namedCounts(evenForce(view.rules)));
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
    confirm: `Take ${forceWords(force)}`,
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
      yield step(`One ${typeName(type)} more: ${count + 1}`, `${type}:+`, { ...force, [type]: count + 1 });
    if (count > 0)
      yield step(`One ${typeName(type)} fewer: ${count - 1}`, `${type}:-`, { ...force, [type]: count - 1 });
  }
  const present = countsOf(force).join('-');
  for (const { name, counts } of FORCES) {
    if (counts.join('-') === present || forceProblems(counts, view.rules).length > 0) continue;
    const ready = namedCounts(counts);
    yield step(`Begin with ${name}: ${forceWords(ready)}`, counts.join('-'), ready);
  }
}

const CLASS_NAMES: Readonly<Record<MechaType['kind'], string>> = { light: 'Light', mid: 'Mid' };

/** MASC-FORCE-1. */
function sizeLine({ rules }: View, force: ForceCounts, kind: MechaType['kind']): DraftLine {
  const there = TYPES.reduce((sum, type) => sum + (type.kind === kind ? force[type.id] : 0), 0);
  const over = there - rules[kind];
  const words = `${there} of ${rules[kind]} ${CLASS_NAMES[kind]} mecha`;
  if (over === 0) return { words: `${words}.`, clause: 'MASC-FORCE-1' };
  return { words: `${words}: ${Math.abs(over)} too ${over > 0 ? 'many' : 'few'}.`, clause: 'MASC-FORCE-1' };
}

function refusalsOf(force: ForceCounts, type: TypeId): [string, DraftLine][] {
  const name = typeName(type);
  if (force[type] === COUNTERS)
    return [
      [
        `force:${type}:+`,
        { words: `There are only ${COUNTERS} counters of a ${name}.`, clause: 'MASC-R-12' },
      ],
    ];
  if (force[type] === 0)
    return [[`force:${type}:-`, { words: `There is no ${name} in this force.`, clause: 'MASC-FORCE-2' }]];
  return [];
}
