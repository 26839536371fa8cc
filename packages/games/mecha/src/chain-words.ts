import { listed, type Names } from '@mechatable/kernel';
import { CELL_NAME, opponent } from './board.ts';
import { CARDS, NAME } from './content/cards.ts';
import { BY_SEAT, addressed } from './ending.ts';
import { cardName, held, oneTarget, playerAimedAt } from './naming.ts';
import type { Link } from './links.ts';
import type { UnitView, View } from './view.ts';
import { words } from './words/index.ts';

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>;

function unitWithId(view: View, id: number): UnitView | undefined {
  return view.units.find((other) => other.id === id);
}

function nameById(view: View, id: number): string {
  const u = unitWithId(view, id);
  if (u !== undefined) return held(view, u.cell);
  const one = [...view.units.flatMap(({ attached }) => attached), ...view.lying].find(
    (other) => other.id === id,
  );
  return one === undefined ? words.things.cardGone : cardName(one.card);
}

/** The target, host or space of a card on the chain; null for none. */
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
      return second < 0 ? NAME[target] : listed([NAME[target], NAME[second]]);
    case 'pilots':
      return listed([nameById(view, target), nameById(view, second)]);
    default:
      return nameById(view, target);
  }
}

/** A link of the chain: who is about to do what. A sentence without its period. */
export function linkWords(view: View, link: Link, names: Names = BY_SEAT): string {
  const players = addressed(names, view.viewer);
  const { seat } = link;
  const says = words.chain;
  switch (link.kind) {
    case 'card': {
      const on = playedOn(view, link, names);
      const name = NAME[link.card];
      return on === null ? says.plays(players, seat, name) : says.playsOn(players, seat, name, on);
    }
    case 'ability': {
      const used = unitWithId(view, link.unit) === undefined ? NAME[link.card] : nameById(view, link.unit);
      return says.uses(players, seat, used);
    }
    case 'move': {
      const cells = link.path.map((cell) => CELL_NAME[cell]);
      const way = { to: cells[cells.length - 1], via: cells.slice(0, -1) };
      return says.moves(nameById(view, link.unit), way);
    }
    case 'attack': {
      const unit = nameById(view, link.unit);
      return link.target < 0
        ? says.attacksPlayer(players, unit, opponent(seat))
        : says.attacks(unit, nameById(view, link.target));
    }
  }
}
