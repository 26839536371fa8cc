import { invariant } from '@mechatable/kernel';
import { CARDS } from '../content/cards.ts';
import type { Op } from '../content/effects.ts';
import type { Card } from '../content/language.ts';
import type { Log } from '../event.ts';
import { pieceOf } from '../references.ts';
import type { Progress } from '../links.ts';
import type { State } from '../state.ts';
import { attachedById, unitById } from '../values.ts';
import { onCards } from './on-cards.ts';
import { onTable } from './on-table.ts';
import { onAttached, onUnit } from './on-unit.ts';

/** The parts of one of a card's effects. */
export function opsOf(card: Card, of: Progress['of']): readonly Op[] {
  const { effect, zoneEffect, zoneAbility, ability, triggers } = card;
  if (of === 'effect') return effect;
  if (of === 'zone') return zoneEffect ?? effect;
  if (of === 'zoneAbility') {
    invariant(zoneAbility !== null, 'the card has an ability in the damage zone');
    return zoneAbility;
  }
  if (of !== 'ability') return triggers[of].do;
  invariant(ability !== null, 'the card has an ability');
  return ability.do;
}

/** The part of an effect at which it has arrived. */
export function partOf(progress: Progress): Op {
  return opsOf(CARDS[progress.card], progress.of)[progress.part];
}

/** The same, for a question that only this kind of part asks. */
export function partNamed<Name extends Op['op']>(progress: Progress, name: Name): Extract<Op, { op: Name }> {
  const op = partOf(progress);
  invariant(op.op === name, 'the question comes from a part of this kind');
  return op as Extract<Op, { op: Name }>;
}

function withNextPart(progress: Progress, paid = progress.paid): Progress {
  return { ...progress, part: progress.part + 1, paid };
}

/** The effect continues with its next part. */
export function goOn(s: State, progress: Progress, paid = progress.paid): void {
  s.agenda.push({ do: 'effect', progress: withNextPart(progress, paid) });
}

/**
 * Does one part after the other. A part that must wait for an answer has put the question on the agenda, and
 * the answer continues; a part that fails ends the effect if the rest depends on it (MG-R-17).
 */
export function carryOut(s: State, progress: Progress, log: Log): void {
  const ops = opsOf(CARDS[progress.card], progress.of);
  for (let now = progress; now.part < ops.length; now = withNextPart(now)) {
    if (!perform(s, ops[now.part], now, log)) return;
  }
}

/** Whether the effect continues at once. */
function perform(s: State, op: Op, progress: Progress, log: Log): boolean {
  const done = onCards(s, op, progress, log) ?? onTable(s, op, progress, log);
  if (done !== null) return done;
  const about = pieceOf(progress.target);
  const u = unitById(s, about);
  if (u !== null) onUnit(s, u, op, progress, log);
  else if (op.op === 'destroy') onAttached(s, attachedById(s, about), progress, log);
  return true; // MG-R-18: a part about a unit that has left does nothing
}
