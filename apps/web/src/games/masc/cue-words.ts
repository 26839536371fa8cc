import { whom, type Names } from '@mechatable/kernel';
import { BLUE, RED, type Event, type Phase } from '@mechatable/masc';

export const PHASE_WORDS: Readonly<Record<Phase, string>> = { movement: 'Movement', combat: 'Combat' };

type Scored = Extract<Event, { type: 'scored' }>;

/** `Victory Phase: you +7, Mira +5`. */
export function scoredBanner({ gained: [red, blue] }: Scored, sides: Names): string {
  return `Victory Phase: ${whom(sides, RED)} +${red}, ${whom(sides, BLUE)} +${blue}`;
}
