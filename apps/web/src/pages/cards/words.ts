import { counted } from '@mechatable/lists';
import { capital } from '../../ui/capital.ts';

/** `piece` is what a piece is called in a game: `card`. */
export const words = {
  title: 'Cards',
  heading: 'The cards',
  builder: 'Builder',
  rules: 'Rules',
  gameTitle: (piece: string, game: string) => `${capital(piece)}s · ${game}`,
  gameHeading: (piece: string, game: string) => `The ${piece}s of ${game}`,
  noPieces: (piece: string, game: string) => `${game} has no ${piece}s.`,
  notFound: (piece: string) => `No matching ${piece}s.`,
  card: {
    all: (piece: string) => `All ${piece}s`,
    others: (piece: string) => `Other ${piece}s`,
    printed: 'As printed',
    rulings: 'Rulings',
    usedIn: (list: string) => `In these ready-made ${list}s:`,
    unknown: (game: string, piece: string, id: string) => `${game} has no ${piece} "${id}".`,
    unknownButNear: (game: string, piece: string, id: string, near: { name: string; id: string }) =>
      `${game} has no ${piece} "${id}". Did you mean ${near.name} (${near.id})?`,
  },
  editions: {
    title: 'Two editions',
    notLoaded: 'The editions couldn’t be loaded. Are you online?',
    notEditions: (older: string, newer: string) => `${older} and ${newer} aren’t editions of the same game.`,
    link: (older: string, newer: string) => `What changed from ${older} to ${newer}`,
    heading: (older: string, newer: string) => `${older} and ${newer}`,
    text: 'The differences between the editions, card by card and rule by rule.',
    openRules: 'Open the rules',
  },
  cardChanges: {
    heading: 'Card by card',
    counts: (count: { changed: number; gone: number; added: number; same: number }) =>
      `${counted(count.changed, 'card')} changed, ${count.gone} removed, ${count.added} new, ${count.same} unchanged.`,
    onlyIn: (edition: string, count: number) => `Only in ${edition} (${count})`,
    newIn: (edition: string, count: number) => `New in ${edition} (${count})`,
    same: (count: number) => `The same in both (${count})`,
    what: 'Property',
    name: 'Name',
    kind: 'Kind',
    keywords: 'Keywords',
    copies: 'Copies',
    anyNumber: 'any number',
    text: 'Text',
  },
  ruleChanges: {
    heading: 'Rule by rule',
    none: 'Both editions have the same rules.',
    both: 'In both',
    nothing: 'No rules of its own.',
  },
};
