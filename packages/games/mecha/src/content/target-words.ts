import type { TargetRule } from './effects.ts';
import type { Card } from './language.ts';
import type { Side } from './traits.ts';

const MECHA: Readonly<Record<Side, string>> = {
  you: 'a Mecha you control',
  enemy: 'an enemy Mecha',
  any: 'a Mecha',
};
const UNIT: Readonly<Record<Side, string>> = {
  you: 'a unit you control',
  enemy: 'an enemy unit',
  any: 'a unit',
};
const PILOT: Readonly<Record<Side, string>> = {
  you: 'a Pilot you control',
  enemy: 'an enemy Pilot',
  any: 'a Pilot',
};

/** The targets of a rule in words; null for a choice that no card calls a target. */
function wordsFor(rule: TargetRule): string | null {
  switch (rule.pick) {
    case 'mecha':
      if (rule.free === true) return null;
      return rule.in === 'entry' ? `${MECHA[rule.side]} in your entry zone` : MECHA[rule.side];
    case 'unit':
      return UNIT[rule.side];
    case 'pilot':
      return rule.free === true ? null : PILOT[rule.side];
    case 'pilots':
      return 'two enemy Pilots';
    case 'player':
      return 'a player';
    case 'command':
      return 'a Command on the battlefield';
    case 'played':
      return 'a card being played';
    case 'discarded':
      return 'up to two Mechas in your discard pile';
    case 'attacked':
    case 'space':
      return null;
  }
}

type Aiming = Pick<Card, 'target' | 'triggers' | 'effect' | 'text'>;

function targetWords({ target, triggers, effect }: Aiming): string | null {
  if (target !== null) return wordsFor(target);
  for (const { do: ops } of triggers) for (const op of ops) if (op.op === 'aim') return wordsFor(op.at);
  // With two players there is nothing to choose, so the card needs no rule for it (MG-R-2).
  const hits = effect.some((op) => op.op === 'discardHand' && op.who === 'opponent');
  return hits ? 'your opponent' : null;
}

/** MG-R-71: a card with a target names it in its last sentence, so that players know what Ada protects from. */
export function withTargetNamed<Printed extends Aiming>(card: Printed): Printed {
  const target = targetWords(card);
  return target === null ? card : { ...card, text: `${card.text} Target: ${target}.` };
}
