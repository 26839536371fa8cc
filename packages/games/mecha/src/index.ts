export {
  MECHA1E_RELEASES,
  MECHA2E_RELEASES,
  RELEASES,
  mecha1e,
  mecha2e,
  mechaAt,
  type MechaGame,
} from './game.ts';
export { FROM_DAMAGE } from './abilities.ts';
export { CELL_NAME, SEAT_LETTERS, SEAT_NAMES, cellNumber } from './board.ts';
export { CARDS, MUST_MOVE_NOW, NO_ATTACK, NO_MOVE, POOL, cardNumber } from './content/cards.ts';
export { EDITIONS } from './editions.ts';
export { deckProblems, variantOf } from './options.ts';
export { linkWords, playedOn } from './chain-words.ts';
export { cardName, keywordName, keywordWords } from './naming.ts';
export { deckContents } from './imagine.ts';
export { explainDurability, explainPower, type Share } from './explain.ts';
export { offers, type Offer } from './offers.ts';
export { LETHAL } from './check.ts';
export { unitOptions, type UnitOptions } from './unit-options.ts';
export { NONE, attachedId, lyingId, unitId } from './references.ts';
export type { Action } from './action.ts';
export type { Change, Event } from './event.ts';
export type { Knobs } from './editions.ts';
export type { DeckChoice, Options } from './options.ts';
export type { Ask } from './agenda.ts';
export type { Link } from './links.ts';
export type { State } from './state.ts';
export type { AttachedView, LyingView, Mark, SideView, UnitView, View } from './view.ts';
export type { Op } from './content/effects.ts';
export type { Card } from './content/language.ts';
export type { CardType, Edition, Keyword, Keywords } from './content/traits.ts';
export { startAt, type Position, type Setting } from './position.ts';
