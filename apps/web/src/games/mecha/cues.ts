import type { Cue, Tone } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import { LETHAL, cardName, type Change, type Event } from '@mechatable/mecha';
import { shownCard } from '../shared/shown.ts';
import { letterOf, printedLabel } from './naming.ts';
import { plate } from './plate.ts';
import { activatedAt, anchorsOf } from './points-at.ts';
import { withOwnNames } from './style-names.ts';
import { words } from './words/index.ts';

const says = words.cues;

const cell = (name: string): string => `cell:${name}`;
const pile = (seat: Seat, name: string): string => `pile:${letterOf(seat)}:${name}`;
const flash = (at: string, tone: Tone, text?: string): Cue =>
  text === undefined ? { cue: 'flash', at, tone } : { cue: 'flash', at, tone, text };

/** Longer chains are too rare to be worth an animation. */
const LINKS = [6, 5, 4, 3, 2, 1].map((n) => `link:${n}`);

/** A card in a hand: by name if visible, otherwise the whole hand. */
const inHand = (seat: Seat, card: string | null, near: Seat): string =>
  seat === near && card !== null ? `hand:${card}` : pile(seat, 'hand');

/** The first of these places that is on the table counts. */
const glides = (from: readonly string[], to: string): Cue[] =>
  from.map((one) => ({ cue: 'glide', from: one, to }));

const TONES: Readonly<Record<Change, Tone>> = {
  attack: 'good',
  space: 'good',
  pierce: 'good',
  flight: 'good',
  reach: 'good',
  haste: 'good',
  range: 'good',
  speed: 'good',
  cannotAttack: 'bad',
  cannotAttackNext: 'bad',
  cannotMove: 'bad',
  cannotMoveNext: 'bad',
  mustMoveNext: 'bad',
  armour: 'good',
  disarmed: 'bad',
  healed: 'good',
  durability: 'good',
};

/** How an event is shown. */
export function cues(event: Event, near: Seat, earlier: readonly Event[], names: Names): readonly Cue[] {
  switch (event.type) {
    case 'turn':
      return [{ cue: 'banner', text: says.turn(names, event.seat), seat: event.seat }];
    case 'drew':
      return glides([pile(event.seat, 'deck')], inHand(event.seat, event.card, near));
    case 'took': {
      const shown = event.card === null ? [] : [`${event.from}:${event.card}`];
      return glides([...shown, pile(event.seat, event.from)], inHand(event.seat, event.card, near));
    }
    case 'drawFailed':
      return [flash(pile(event.seat, 'deck'), 'bad', says.deckEmpty)];
    case 'played': {
      const from = [inHand(event.seat, event.card, near), pile(event.seat, 'hand')];
      const targets = event.target === null ? [] : anchorsOf(event.target);
      return [
        {
          ...showCard(event, near, says.plays(names, event.seat), from[0], targets),
          ...(event.seat === near ? { lifts: true } : {}),
        },
        ...LINKS.flatMap((to) => glides(from, to)),
      ];
    }
    case 'attacking':
      return [
        showCard(event, near, says.attacks(names, event.seat), cell(event.cell), anchorsOf(event.target)),
      ];
    case 'activated':
      return [showCard(event, near, says.uses(names, event.seat), activatedAt(event))];
    case 'arrived':
      return glides(
        [...LINKS, `deck:${event.card}`, `discard:${event.card}`, inHand(event.seat, event.card, near)],
        cell(event.cell),
      );
    case 'moved': // the unit keeps its key and glides by itself: only the path has to be given
      return [
        {
          cue: 'glide',
          from: cell(event.from),
          to: cell(event.cell),
          via: event.path.split('-').slice(0, -1).map(cell),
        },
      ];
    case 'stayed':
      return [flash(cell(event.cell), 'bad', says.stays)];
    case 'calledOff':
      return event.cell === null ? [] : [flash(cell(event.cell), 'bad', says.calledOff)];
    case 'hit':
      return [hit(event, earlier)];
    case 'soaked':
      return [flash(cell(event.cell), 'plain', says.armour)];
    case 'struck':
      return [
        ...attackOf(event.by, earlier).map(
          ({ cell: from }) =>
            ({ cue: 'strike', at: cell(from), against: `player:${letterOf(event.seat)}` }) as const,
        ),
        flash(`player:${letterOf(event.seat)}`, 'bad', says.hits(event.total, LETHAL)),
        ...glides(
          [pile(event.seat, 'deck')],
          event.card === null ? pile(event.seat, 'damage') : `card:${event.card}`,
        ),
      ];
    case 'missed':
      return [flash(`player:${letterOf(event.seat)}`, 'plain', says.noPower)];
    case 'fizzled':
      return [flash(pile(event.seat, 'discard'), 'bad', says.noEffect)];
    case 'destroyed':
    case 'sacrificed':
      return [{ cue: 'vanish', at: cell(event.cell) }];
    case 'shed':
      return [flash(cell(event.cell), 'bad', cardName(event.card))];
    case 'discarded':
      return [
        ...(event.seat === near ? [{ cue: 'vanish', at: `hand:${event.card}` } as const] : []),
        flash(pile(event.seat, 'discard'), 'bad'),
      ];
    case 'milled':
      return [flash(pile(event.seat, 'discard'), 'bad', cardName(event.card))];
    case 'putAway':
      return [flash(pile(event.seat, 'discard'), 'plain')];
    case 'cancelled':
      return [flash(pile(event.seat, 'discard'), 'bad', says.canceled(cardName(event.card)))];
    case 'ticked':
      return [flash(cell(event.cell), 'plain', String(event.left))];
    case 'changed':
      return [flash(cell(event.cell), TONES[event.change], says.changes[event.change](event.n))];
    case 'named':
      return [flash(cell(event.cell), 'plain', event.name)];
    case 'forfeited':
      return [flash(cell(event.cell), 'bad', says.attackGivenUp)];
    case 'attached':
      return [flash(cell(event.cell), 'good', cardName(event.card))];
    case 'gained':
      return [flash(cell(event.cell), 'good', says.takesControl(names, event.seat))];
    case 'returned':
      return glides([cell(event.cell)], inHand(event.seat, event.card, near));
    case 'searched':
    case 'shuffled':
    case 'putBack':
      return [flash(pile(event.seat, 'deck'), 'plain')];
    case 'topShown':
      return [flash(pile(event.seat, 'deck'), 'plain', cardName(event.card))];
    case 'sprung':
      return [showCard(event, near, says.springs, pile(event.seat, 'damage'))];
    case 'looked':
      return [flash(pile(event.at, 'hand'), 'plain')];
    case 'aimed':
      return [showCard(event, near, says.aims, undefined, anchorsOf(event.target))];
    case 'gambled':
      return [{ cue: 'banner', text: says.draws(names, event.seat, event.n), seat: event.seat }];
    case 'stillness':
      return [{ cue: 'banner', text: says.stillness, seat: null }];
    case 'ended':
      return [endBanner(event.outcome.winners, names)];
    case 'moving':
    case 'decided':
    case 'mulligan':
    case 'kept':
    case 'passed':
    case 'trigger':
    case 'handsShown':
    case 'skipped':
    case 'turnKey':
    case 'noTowers':
    case 'chose':
    case 'phaseEnded':
    case 'exhausted':
      return [];
  }
}

/** A card shown large, with its text; only briefly if the viewer plays it. */
function showCard(
  { seat, card }: { readonly seat: Seat; readonly card: string },
  near: Seat,
  caption: string,
  from: string | undefined,
  toward: readonly string[] = [],
): Extract<Cue, { cue: 'show' }> {
  const large = plate(card, { key: 'shown.card', form: 'full', label: printedLabel(card) });
  return {
    cue: 'show',
    thing: shownCard(withOwnNames(large), caption, seat),
    toward: toward,
    ...(from === undefined ? {} : { from }),
    ...(seat === near ? { brief: true } : {}),
  };
}

/** The attack under way if it is by this card, otherwise nothing. */
function attackOf(card: string, earlier: readonly Event[]): readonly Extract<Event, { type: 'attacking' }>[] {
  const last = earlier.findLast(({ type }) => type === 'attacking' || type === 'turn');
  return last?.type === 'attacking' && last.card === card ? [last] : [];
}

/** By an attack, which lunges, or by the text of a card. */
function hit({ cell: at, by, amount }: Extract<Event, { type: 'hit' }>, earlier: readonly Event[]): Cue {
  const [attack] = attackOf(by, earlier);
  const text = says.damage(amount);
  if (attack === undefined || attack.cell === at) return flash(cell(at), 'bad', text);
  return { cue: 'strike', at: cell(attack.cell), against: cell(at), text };
}

function endBanner(winners: readonly Seat[], names: Names): Cue {
  const [winner] = winners;
  if (winner === undefined) return { cue: 'banner', text: says.draw, seat: null };
  return { cue: 'banner', text: says.wins(names, winner), seat: winner };
}
