import type { Names, Seat } from '@mechatable/kernel';
import { says } from './says.ts';

/** Who is asked, and whether the reader is that player. */
export interface Asked {
  readonly names: Names;
  readonly seat: Seat;
  readonly own: boolean;
}

/** The question as the asked player reads it, at most eight words, and what the others read: a verb in the third person. */
function ask({ names, seat, own }: Asked, prompt: string, deciding: string): string {
  return own ? prompt : says(names, seat, deciding);
}

const topCards = (n: number): string => (n === 1 ? 'card' : `${n} cards`);

export const questions = {
  none: 'Nothing to decide right now.',
  tossChoice: (asked: Asked): string =>
    ask(asked, 'You won the toss: go first or second?', 'won the toss and chooses who goes first'),
  setProtection: (asked: Asked): string =>
    ask(asked, 'Choose a card to set as protection.', 'chooses a card to set as protection'),
  exchange: (asked: Asked): string =>
    ask(asked, 'Exchange a card with your pool?', 'may exchange a card with the pool'),
  exchangeReturn: (asked: Asked): string =>
    ask(asked, 'Which card goes on the bottom?', 'chooses a card to put on the bottom of the deck'),
  takeRevealed: (asked: Asked): string =>
    ask(asked, 'Which pool card do you take?', 'chooses a pool card to take'),
  main: (asked: Asked): string =>
    ask(asked, 'Your turn: play, attack, move, or end it.', 'chooses a main action'),
  payDiscard: (asked: Asked): string =>
    ask(asked, 'Pay: discard a card.', 'chooses a card to discard as payment'),
  paySacrifice: (asked: Asked, tribe: string): string =>
    ask(asked, `Pay: choose a ${tribe} unit to sacrifice.`, `chooses a ${tribe} unit to sacrifice`),
  payRestUnit: (asked: Asked, n: number): string =>
    ask(asked, `Pay: choose a ready unit for [Rest] ${n}.`, `chooses a ready unit for [Rest] ${n}`),
  payTrashLand: (asked: Asked): string =>
    ask(asked, 'Pay: choose a land to trash.', 'chooses a land to trash'),
  payGraveBottom: (asked: Asked): string =>
    ask(asked, 'Pay: choose a card from your graveyard.', 'chooses a card from the graveyard as payment'),
  zone: (asked: Asked, card: string): string =>
    ask(asked, `Where does ${card} go?`, `chooses a zone for ${card}`),
  moveTo: (asked: Asked, card: string): string =>
    ask(asked, `Where does ${card} move?`, `chooses where ${card} moves`),
  orderTrigger: (asked: Asked): string =>
    ask(asked, 'Which of your triggers resolves next?', 'chooses which trigger resolves next'),
  optional: (asked: Asked, trigger: string): string =>
    ask(asked, `Use ${trigger}?`, `decides whether to use ${trigger}`),
  handReaction: (asked: Asked, zone: string): string =>
    ask(
      asked,
      `A unit died in ${zone}: react from hand?`,
      `may react from hand to the unit that died in ${zone}`,
    ),
  target: (asked: Asked, card: string, chosen: number, wanted: number): string =>
    ask(
      asked,
      `${card}: choose a target${wanted === 1 ? '' : ` (${chosen} of ${wanted})`}.`,
      `chooses a target for ${card}`,
    ),
  chooseCard: (asked: Asked, card: string): string =>
    ask(asked, `${card}: choose a card.`, `chooses a card for ${card}`),
  peek: (asked: Asked, card: string, n: number): string =>
    ask(asked, `${card}: keep this card on top?`, `looks at the top ${topCards(n)} for ${card}`),
  dig: (asked: Asked, card: string, n: number): string =>
    ask(asked, `${card}: summon from the top ${topCards(n)}?`, `looks at the top ${topCards(n)} for ${card}`),
  discard: (asked: Asked): string => ask(asked, 'Choose a card to discard.', 'chooses a card to discard'),
};
