import type { Event, Phase } from '@mechatable/masc';

export const PHASE_WORDS: Readonly<Record<Phase, string>> = { movement: 'Movement', combat: 'Combat' };

type Scored = Extract<Event, { type: 'scored' }>;

/** `Red +7, Blue +5`. */
export function scoredBanner({ gained: [red, blue] }: Scored): string {
  return `Victory Phase: Red +${red}, Blue +${blue}`;
}
