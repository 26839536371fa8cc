import { does, doTogether, sentence, whose, type Names, type Seat } from '@mechatable/kernel';
import type { WindowName } from '../agenda.ts';
import { OCCASIONS } from './chain.ts';

/** Questions about one seat's choice, as one reader sees them. `left`: how many are still to choose. */
export interface Prompts {
  readonly place: string;
  readonly skip: string;
  readonly trim: string;
  dismiss(card: string): string;
  look(card: string): string;
  fetch(card: string): string;
  putBack(card: string, left: number): string;
  sacrificeMecha(card: string): string;
  sacrificeTower(card: string): string;
  discard(card: string, left: number): string;
  take(card: string, left: number): string;
  put(card: string, left: number): string;
  name(card: string): string;
  target(card: string): string;
}

const still = (left: number): string => (left > 1 ? ` (${left} left)` : '');
const upTo = (left: number): string => (left > 1 ? ` (up to ${left})` : '');
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
const upToCards = (most: number): string => (most === 1 ? 'a card' : `up to ${most} cards`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const yours: Prompts = {
  place: 'That space is no longer legal. Choose another.',
  skip: 'Draw, or skip your Draw Phase?',
  trim: 'Too many cards. Choose one to discard.',
  dismiss: (card) => `Discard one copy of ${card}.`,
  look: (card) => `${card}: look through your deck?`,
  fetch: (card) => `${card}: choose a card to play.`,
  putBack: (card, left) => `${card}: put ${cards(left)} back.`,
  sacrificeMecha: (card) => `${card}: sacrifice a Mecha.`,
  sacrificeTower: (card) => `${card}: sacrifice a Tower.`,
  discard: (card, left) => `${card}: discard ${cards(left)}.`,
  take: (card, left) => `${card}: take ${upToCards(left)}.`,
  put: (card, left) => `${card}: place ${upToCards(left)}.`,
  name: (card) => `${card}: choose a name.`,
  target: (card) => `${card}: choose a target.`,
};

function theirs(names: Names, seat: Seat): Prompts {
  const player = (what: string): string => sentence(`${does(names, seat, what)}.`);
  return {
    place: player('chooses another space'),
    skip: player('may skip the Draw Phase'),
    trim: player('has too many cards and chooses one to discard'),
    dismiss: (card) => player(`discards one copy of ${card}`),
    look: (card) => player(`may look through their deck for ${card}`),
    fetch: (card) => player(`chooses a card to play for ${card}`),
    putBack: (card, left) => player(`puts a card on their deck for ${card}${still(left)}`),
    sacrificeMecha: (card) => player(`chooses a Mecha to sacrifice for ${card}`),
    sacrificeTower: (card) => player(`chooses a Tower to sacrifice for ${card}`),
    discard: (card, left) => player(`chooses a card to discard for ${card}${still(left)}`),
    take: (card, left) => player(`chooses a card to take with ${card}${upTo(left)}`),
    put: (card, left) => player(`chooses a card to place with ${card}${upTo(left)}`),
    name: (card) => player(`chooses a name for ${card}`),
    target: (card) => player(`chooses a target for ${card}`),
  };
}

/** The open question: a prompt of at most eight words for those who answer, a statement for everyone else. */
export const questions = {
  nothing: 'Nothing to decide.',
  yourMain: 'Your Main Phase: play, move, attack, or end.',
  theirMain: (names: Names, seat: Seat) => `${whose(names, seat)} Main Phase.`,
  /** `link`: the last link of the chain, as a sentence without a period. */
  yourResponse: (link: string) => `${capital(link)}. Respond?`,
  theirResponse: (names: Names, seat: Seat, link: string) =>
    `${capital(link)}. ${does(names, seat, 'may respond')}.`,
  occasion: (window: WindowName) => OCCASIONS[window],
  yourMulligan: 'Keep your opening hand, or take a mulligan?',
  theirMulligan: (names: Names, seats: readonly Seat[]) =>
    sentence(`${doTogether(names, seats, 'decides whether to mulligan')}.`),
  yourSecretDiscard: 'Choose a card to discard, in secret.',
  theirSecretDiscard: (names: Names, seats: readonly Seat[]) =>
    sentence(`${doTogether(names, seats, 'chooses a card to discard, in secret')}.`),
  yours,
  theirs,
};
