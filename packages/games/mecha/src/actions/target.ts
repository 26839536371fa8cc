import { LEGAL, illegal, invariant } from '@mechatable/kernel';
import { targetProblem } from '../announcing.ts';
import { CELL_NAME, NOWHERE } from '../board.ts';
import { CARDS, ID, NAMES } from '../content/cards.ts';
import type { TargetRule } from '../content/effects.ts';
import { goOn, partNamed } from '../effects/carry-out.ts';
import type { Progress } from '../links.ts';
import type { State } from '../state.ts';
import { eachTarget, targetsOf } from '../targets.ts';
import { attachedById, isMecha, nameOf } from '../values.ts';
import type { Rule } from './rule.ts';

/** The targets a question allows: the part's own rule, or the card's. */
export function targetRuleOf(progress: Progress): TargetRule {
  if (progress.of !== 'zone') return partNamed(progress, 'aim').at;
  const { target: rule } = CARDS[progress.card];
  invariant(rule !== null, 'a card without targets asks for none');
  return rule;
}

/** MG-D-21, MG-D-22: the target of a trigger, chosen as it resolves. */
export const target: Rule<'target', 'target'> = {
  candidates(s, seat, out, { progress }) {
    eachTarget(s, targetRuleOf(progress), seat, (text) => out.push({ kind: 'target', target: text }));
  },
  judge(s, seat, action, { progress }) {
    return targetProblem(s, targetRuleOf(progress), seat, action.target) ?? LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const chosen = targetsOf(s, targetRuleOf(ask.progress), seat, action.target);
    invariant(chosen !== null, 'the target is allowed');
    const progress: Progress = { ...ask.progress, ...chosen };
    log.push({ type: 'aimed', clause: 'MG-R-19', seat, card: ID[progress.card], target: action.target });
    // A card in the damage zone starts with its first part; a part that only chooses a target is now done.
    if (progress.of === 'zone') s.agenda.push({ do: 'effect', progress });
    else goOn(s, progress);
  },
};

const NO_NAME = illegal('MG-D-24', 'Choose the current name of a Mecha on the battlefield.');

function nameNumber(s: State, text: string): number {
  for (const u of s.board) if (u !== null && isMecha(u) && NAMES[nameOf(u)] === text) return nameOf(u);
  return NOWHERE;
}

/** MG-D-24, MG-R-70: a name that some Mecha has now. */
export const name: Rule<'name', 'name'> = {
  candidates(s, _seat, out) {
    const names = new Set<number>();
    for (const u of s.board) if (u !== null && isMecha(u)) names.add(nameOf(u));
    for (const number of names) out.push({ kind: 'name', name: NAMES[number] });
  },
  judge(s, _seat, action) {
    return nameNumber(s, action.name) >= 0 ? LEGAL : NO_NAME;
  },
  apply(s, _seat, action, log, { progress }) {
    const { source } = progress;
    const found = attachedById(s, source);
    invariant(found !== null, 'the card that gives the name has just been attached');
    const { host } = found;
    const number = nameNumber(s, action.name);
    host.attached = host.attached.map((one) => (one.id === source ? { ...one, name: number } : one));
    const where = { card: ID[host.card], cell: CELL_NAME[host.cell] };
    log.push({ type: 'named', clause: 'MG-R-70', ...where, name: action.name });
    goOn(s, progress);
  },
};
