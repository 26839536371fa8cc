import { openQuestion, type Ask, type View } from '@mechatable/lanes';
import type { Status } from '../shared/drawing.ts';

type Phase = 'Opening' | 'Draw Phase' | 'Main Phase' | 'Payment' | 'Effect';

const PHASES: Record<Ask['ask'], Phase> = {
  tossChoice: 'Opening',
  setProtection: 'Opening',
  exchange: 'Draw Phase',
  exchangeReturn: 'Draw Phase',
  takeRevealed: 'Effect',
  main: 'Main Phase',
  payDiscard: 'Payment',
  paySacrifice: 'Payment',
  payRestUnit: 'Payment',
  payTrashLand: 'Payment',
  payGraveBottom: 'Payment',
  zone: 'Effect',
  moveTo: 'Effect',
  orderTrigger: 'Effect',
  optional: 'Effect',
  handReaction: 'Effect',
  target: 'Effect',
  chooseCard: 'Effect',
  fromPile: 'Effect',
  look: 'Effect',
  discard: 'Effect',
};

/** What is still to come while an attack is under way. */
const ATTACK_STEPS: ReadonlySet<string> = new Set(['attackSeen', 'strike', 'check', 'endAttack']);

/** The state of the match, derived from the open question and the agenda. */
export function status(view: View): Status {
  return {
    turn: view.turn === 0 ? 'Before the first turn' : `Turn ${view.turn}`,
    phase: phaseOf(view),
    active: view.turn === 0 ? null : view.active,
  };
}

function phaseOf(view: View): string {
  const ask = openQuestion(view);
  if (ask === null) return 'Over';
  if (ask.ask === 'takeRevealed' && ask.exchange) return 'Draw Phase';
  if (ask.ask === 'zone' && ask.played) return 'Main Phase';
  const phase = PHASES[ask.ask];
  if (phase !== 'Effect') return phase;
  if (view.combat !== null) return 'Combat';
  return view.agenda.some((step) => 'do' in step && ATTACK_STEPS.has(step.do)) ? 'Attack' : phase;
}
