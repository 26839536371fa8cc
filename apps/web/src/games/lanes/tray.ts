import { openQuestion, type Seat } from '@mechatable/kernel';
import { lanes, type View } from '@mechatable/lanes';
import { sideOf } from './side-part.ts';

/** A pile fanned out because the open question is about its cards. */
export interface Tray {
  readonly seat: Seat;
  readonly pile: 'pool' | 'graveyard' | 'trash' | 'deck';
  readonly cards: readonly string[];
}

/** The pile that the viewer is asked to choose from; null where the question is about something else. */
export function trayOf(view: View): Tray | null {
  const ask = openQuestion(view);
  if (ask === null) return null;
  const { seat } = ask;
  const side = sideOf(view, seat);
  // If the viewer can't see the hand of the deciding seat, they can't see what it looks at either.
  if (side.hand === null) return null;
  const graveyard = {
    seat,
    pile: 'graveyard',
    cards: side.graveyard.map(({ card }) => card),
  } as const;
  switch (ask.ask) {
    case 'takeRevealed':
      return { seat, pile: 'pool', cards: side.revealed };
    case 'payGraveBottom':
      return graveyard;
    case 'look': {
      const top = side.deckKnown.filter(({ place }) => place >= side.deckCount - ask.n).reverse();
      return { seat, pile: 'deck', cards: top.map(({ card }) => card) };
    }
    case 'chooseCard':
    case 'fromPile':
      // The anchor says which pile the effect names, whatever the card.
      switch (lanes.words.anchors(view, { kind: 'choose', card: '' })[0]) {
        case 'graveyard:':
          return graveyard;
        case 'trash:':
          return { seat, pile: 'trash', cards: side.trash };
        default:
          return null;
      }
    default:
      return null;
  }
}
