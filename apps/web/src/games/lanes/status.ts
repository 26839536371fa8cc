import { openQuestion } from '@mechatable/kernel';
import type { Ask, View } from '@mechatable/lanes';
import type { Status } from '../shared/drawing.ts';
import { words } from './words.ts';

type Phase = 'opening' | 'draw' | 'main' | 'payment' | 'effect';

const PHASES: Record<Ask['ask'], Phase> = {
  tossChoice: 'opening',
  setProtection: 'opening',
  exchange: 'draw',
  exchangeReturn: 'draw',
  takeRevealed: 'effect',
  main: 'main',
  payDiscard: 'payment',
  paySacrifice: 'payment',
  payRestUnit: 'payment',
  payTrashLand: 'payment',
  payGraveBottom: 'payment',
  zone: 'effect',
  moveTo: 'effect',
  orderTrigger: 'effect',
  optional: 'effect',
  handReaction: 'effect',
  target: 'effect',
  chooseCard: 'effect',
  fromPile: 'effect',
  look: 'effect',
  discard: 'effect',
};

/** The steps that are still to come during an attack. */
const ATTACK_STEPS: ReadonlySet<string> = new Set(['attackSeen', 'strike', 'check', 'endAttack']);

/** The state of the match, derived from the open question and the agenda. */
export function status(view: View): Status {
  return {
    turn: view.turn === 0 ? words.status.beforeFirstTurn : words.status.turn(view.turn),
    phase: words.status.phases[phaseOf(view)],
    active: view.turn === 0 ? null : view.active,
  };
}

function phaseOf(view: View): keyof typeof words.status.phases {
  const ask = openQuestion(view);
  if (ask === null) return 'over';
  if (ask.ask === 'takeRevealed' && ask.exchange) return 'draw';
  if (ask.ask === 'zone' && ask.played) return 'main';
  const phase = PHASES[ask.ask];
  if (phase !== 'effect') return phase;
  if (view.combat !== null) return 'combat';
  return view.agenda.some((step) => 'do' in step && ATTACK_STEPS.has(step.do)) ? 'attack' : phase;
}
