import { does, sentence, type Names, type Seat } from '@mechatable/kernel';

/** `Mira draws a card.`, `You draw a card.` The words begin with a verb in the third person. */
export function says(names: Names, seat: Seat, words: string): string {
  return `${sentence(does(names, seat, words))}.`;
}
