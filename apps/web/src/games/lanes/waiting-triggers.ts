import type { Step, Trigger, View } from '@mechatable/lanes';

/**
 * LN-R-60 to 62: the triggers that are about to resolve, as numbers in their order, by the object that each belongs to. Empty
 * if there is only one.
 */
export function waitingTriggers(
  view: Pick<View, 'agenda' | 'active'>,
): ReadonlyMap<number, readonly number[]> {
  const waiting: Trigger[] = [];
  for (const step of view.agenda.toReversed()) {
    for (const trigger of triggersOf(step, view))
      if (!waiting.some((other) => isSame(other, trigger))) waiting.push(trigger);
  }
  const numbers = new Map<number, number[]>();
  for (const [place, { source }] of (waiting.length > 1 ? waiting : []).entries())
    if (source >= 0) numbers.set(source, [...(numbers.get(source) ?? []), place + 1]);
  return numbers;
}

function triggersOf(step: Step, { active }: Pick<View, 'active'>): readonly Trigger[] {
  if ('triggers' in step) {
    const first = 'ask' in step ? step.seat : active;
    return [0, 1].flatMap((later) => step.triggers.filter(({ seat }) => (seat === first) === (later === 0)));
  }
  if ('trigger' in step) return [step.trigger];
  return 'progress' in step ? [step.progress.trigger] : [];
}

/** An effect that is under way is on the agenda more than once. */
function isSame(one: Trigger, two: Trigger): boolean {
  return (
    one.source === two.source &&
    one.card === two.card &&
    one.effect === two.effect &&
    one.equip === two.equip &&
    one.subject === two.subject &&
    one.hand === two.hand
  );
}
