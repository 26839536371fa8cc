import type { View } from '@mechatable/mecha';

/** MG-TURN-1. */
export const PHASES = ['Start', 'Draw', 'Main', 'End'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase, by the step that follows it: the one at the bottom of the agenda. */
const AFTER: Readonly<Record<string, Phase>> = {
  drawPhase: 'Start',
  startMain: 'Draw',
  main: 'Main',
  endPhase: 'Main',
  endTurn: 'End',
};

/** The phase of the turn; null before the first turn and after the end. */
export function phaseOf({ agenda, turn, outcome }: View): Phase | null {
  const [last] = agenda;
  if (last === undefined || turn === 0 || outcome !== null) return null;
  return 'do' in last ? (AFTER[last.do] ?? null) : 'Main';
}
