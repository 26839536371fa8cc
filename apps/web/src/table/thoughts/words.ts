import { sentence, whom, type Names, type Seat } from '@mechatable/kernel';

/** How sure it is that something happens: certain, up to chance, or up to a player. */
export type Certainty = 'sure' | 'may' | 'can';

function verb(sure: Certainty, always: string, infinitive: string): string {
  if (sure === 'sure') return always;
  return sure === 'may' ? `may ${infinitive}` : `can ${infinitive}`;
}

/** The effects of a choice on pieces. Phrases begin in lower case unless a name comes first. */
export const words = {
  /** A piece of the reader. */
  own: (piece: string) => `your ${piece}`,
  destroyed: (piece: string, by: string | null, sure: Certainty) =>
    by === null
      ? `${piece} ${verb(sure, 'is', 'be')} destroyed`
      : `${by} ${verb(sure, 'destroys', 'destroy')} ${piece}`,
  damaged: (piece: string, by: string | null, sure: Certainty) =>
    by === null
      ? `${piece} ${verb(sure, 'takes', 'take')} damage`
      : `${by} ${verb(sure, 'damages', 'damage')} ${piece}`,
  returned: (piece: string, by: string | null, sure: Certainty) =>
    by === null
      ? `${piece} ${verb(sure, 'returns', 'return')} to hand`
      : `${by} ${verb(sure, 'returns', 'return')} ${piece} to hand`,
  moved: (piece: string, place: string) => `${piece} goes to ${place}`,
  struck: (names: Names, seat: Seat, by: string | null, sure: Certainty) =>
    by === null
      ? `${whom(names, seat)} ${verb(sure, seat === names.viewer ? 'take' : 'takes', 'take')} a hit`
      : `${by} ${verb(sure, 'hits', 'hit')} ${whom(names, seat)}`,
  claimed: (names: Names, seat: Seat, piece: string, sure: Certainty) =>
    `${whom(names, seat)} ${verb(sure, seat === names.viewer ? 'take' : 'takes', 'take')} ${piece}`,
  /** What a choice changes, with the piece that it moves. */
  ofPiece: (piece: string, phrase: string) => `${piece}: ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`,
  /** What the same player can do after this choice. */
  next: (deed: string) => `Next, ${deed}`,
  /** What others can do about it. */
  reply: (deed: string) => `Then ${deed}`,
  survives: (piece: string, by: string | null) =>
    by === null
      ? `${sentence(piece)} survives`
      : `${sentence(piece)} survives; otherwise ${by} can destroy it`,
};
