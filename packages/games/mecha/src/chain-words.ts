import { does, sentence, whom, type Names } from '@mechatable/kernel';
import { CELL_NAME, opponent } from './board.ts';
import { CARDS, NAME } from './content/cards.ts';
import { BY_SEAT, addressed } from './ending.ts';
import { cardName, held, oneTarget, pathWords, playerAimedAt } from './naming.ts';
import type { WindowName } from './agenda.ts';
import type { Link } from './links.ts';
import type { UnitView, View } from './view.ts';

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>;

export const OCCASION: Readonly<Record<WindowName, string>> = {
  start: 'the turn begins',
  draw: 'the Draw Phase ends',
  end: 'the turn ends',
  destroyed: 'a Mecha is destroyed',
  card: 'a card is played',
  move: 'a unit moves',
  attack: 'a unit attacks',
  ability: 'an ability is used',
};

function unitWithId(view: View, id: number): UnitView | undefined {
  return view.units.find((other) => other.id === id);
}

function nameById(view: View, id: number): string {
  const u = unitWithId(view, id);
  if (u !== undefined) return held(view, u.cell);
  const one = [...view.units.flatMap(({ attached }) => attached), ...view.lying].find(
    (other) => other.id === id,
  );
  return one === undefined ? 'a card that is gone' : cardName(one.card);
}

/** What a card on the chain is meant for; null for none. */
export function playedOn(
  view: View,
  { seat, card, cell, target, second }: LinkOf<'card'>,
  names: Names = BY_SEAT,
): string | null {
  if (cell >= 0) return held(view, CELL_NAME[cell]);
  if (target < 0) return null;
  switch (CARDS[card].target?.pick) {
    case 'player':
      return playerAimedAt(view, seat, target, names);
    case 'played':
      return oneTarget(view, `#${target + 1}`, names);
    case 'discarded':
      return second < 0 ? NAME[target] : `${NAME[target]} and ${NAME[second]}`;
    case 'pilots':
      return `${nameById(view, target)} and ${nameById(view, second)}`;
    default:
      return nameById(view, target);
  }
}

/** A link of the chain: who is about to do what. */
export function linkWords(view: View, link: Link, names: Names = BY_SEAT): string {
  const players = addressed(names, view.viewer);
  const player = (words: string): string => sentence(does(players, link.seat, words));
  switch (link.kind) {
    case 'card': {
      const on = playedOn(view, link, names);
      return player(`plays ${NAME[link.card]}${on === null ? '' : ` on ${on}`}`);
    }
    case 'ability': {
      const used = unitWithId(view, link.unit) === undefined ? NAME[link.card] : nameById(view, link.unit);
      return player(`uses ${used}`);
    }
    case 'move':
      return `${nameById(view, link.unit)} moves ${pathWords(link.path.map((cell) => CELL_NAME[cell]).join('-'))}`;
    case 'attack': {
      const victim = link.target < 0 ? whom(players, opponent(link.seat)) : nameById(view, link.target);
      return `${nameById(view, link.unit)} attacks ${victim}`;
    }
  }
}
