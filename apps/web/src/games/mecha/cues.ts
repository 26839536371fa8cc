import type { Cue, Tone } from '@mechatable/board';
import { does, sentence, whose, type Names, type Seat } from '@mechatable/kernel';
import { cardName, type Event } from '@mechatable/mecha';
import { letterOf, withSign } from './naming.ts';
import { anchorsOf } from './points-at.ts';

const cell = (name: string): string => `cell:${name}`;
const pile = (seat: Seat, name: string): string => `pile:${letterOf(seat)}:${name}`;
const flash = (at: string, tone: Tone, text?: string): Cue =>
  text === undefined ? { cue: 'flash', at, tone } : { cue: 'flash', at, tone, text };

/** Longer chains are too rare to be worth an animation. */
const LINKS = [6, 5, 4, 3, 2, 1].map((n) => `link:${n}`);

/** A card in a hand: by name if visible, otherwise the whole hand. */
const inHand = (seat: Seat, card: string | null, near: Seat): string =>
  seat === near && card !== null ? `hand:${card}` : pile(seat, 'hand');

/** Of several ways to have come, the first that is on the table counts. */
const glides = (from: readonly string[], to: string): Cue[] =>
  from.map((one) => ({ cue: 'glide', from: one, to }));

type Changed = Extract<Event, { type: 'changed' }>;

const CHANGES: Readonly<Record<Changed['change'], readonly [Tone, (n: number) => string]>> = {
  attack: ['good', (n) => `${withSign(n)} attack`],
  space: ['good', (n) => `${withSign(n)} space`],
  pierce: ['good', () => 'Pierce'],
  flight: ['good', () => 'Flight'],
  reach: ['good', () => 'Reach'],
  haste: ['good', () => 'Haste'],
  range: ['good', (n) => `Range ${n}`],
  speed: ['good', (n) => `Speed ${n}`],
  cannotAttack: ['bad', () => 'Can’t attack'],
  cannotAttackNext: ['bad', () => 'Can’t attack next turn'],
  cannotMove: ['bad', () => 'Can’t move'],
  cannotMoveNext: ['bad', () => 'Can’t move next turn'],
  mustMoveNext: ['bad', () => 'Must move next turn'],
  armour: ['good', (n) => `${withSign(n)} Armour`],
  disarmed: ['bad', (n) => `${withSign(-n)} Armour`],
  healed: ['good', (n) => withSign(n)],
  durability: ['good', (n) => withSign(n)],
};

/** How an event is shown. */
export function cues(event: Event, near: Seat, _told: readonly Event[], names: Names): readonly Cue[] {
  switch (event.type) {
    case 'turn':
      return [{ cue: 'banner', text: sentence(`${whose(names, event.seat)} turn`), seat: event.seat }];
    case 'drew':
      return glides([pile(event.seat, 'deck')], inHand(event.seat, event.card, near));
    case 'took': {
      const shown = event.card === null ? [] : [`${event.from}:${event.card}`];
      return glides([...shown, pile(event.seat, event.from)], inHand(event.seat, event.card, near));
    }
    case 'drawFailed':
      return [flash(pile(event.seat, 'deck'), 'bad', 'Deck is empty')];
    case 'played': {
      const from = [inHand(event.seat, event.card, near), pile(event.seat, 'hand')];
      return LINKS.flatMap((to) => glides(from, to));
    }
    case 'attacking':
      return anchorsOf(event.target).map((against) => ({ cue: 'strike', at: cell(event.cell), against }));
    case 'activated':
      return [flash(cell(event.cell), 'plain', cardName(event.card))];
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
      return [flash(cell(event.cell), 'bad', 'Stays')];
    case 'calledOff':
      return event.cell === null ? [] : [flash(cell(event.cell), 'bad', 'Called off')];
    case 'hit':
      return [flash(cell(event.cell), 'bad', withSign(-event.amount))];
    case 'soaked':
      return [flash(cell(event.cell), 'plain', 'Armour')];
    case 'struck':
      return [
        flash(`player:${letterOf(event.seat)}`, 'bad', `${event.total} of 5`),
        ...glides(
          [pile(event.seat, 'deck')],
          event.card === null ? pile(event.seat, 'damage') : `card:${event.card}`,
        ),
      ];
    case 'missed':
      return [flash(`player:${letterOf(event.seat)}`, 'plain', 'No power')];
    case 'fizzled':
      return [flash(pile(event.seat, 'discard'), 'bad', 'No effect')];
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
      return [flash(pile(event.seat, 'discard'), 'bad', `${cardName(event.card)} cancelled`)];
    case 'ticked':
      return [flash(cell(event.cell), 'plain', String(event.left))];
    case 'changed': {
      const [tone, words] = CHANGES[event.change];
      return [flash(cell(event.cell), tone, words(event.n))];
    }
    case 'named':
      return [flash(cell(event.cell), 'plain', event.name)];
    case 'forfeited':
      return [flash(cell(event.cell), 'bad', 'Attack given up')];
    case 'attached':
      return [flash(cell(event.cell), 'good', cardName(event.card))];
    case 'gained':
      return [flash(cell(event.cell), 'good', sentence(does(names, event.seat, 'takes control')))];
    case 'returned':
      return glides([cell(event.cell)], inHand(event.seat, event.card, near));
    case 'searched':
    case 'shuffled':
    case 'putBack':
      return [flash(pile(event.seat, 'deck'), 'plain')];
    case 'topShown':
      return [flash(pile(event.seat, 'deck'), 'plain', cardName(event.card))];
    case 'sprung':
      return [flash(pile(event.seat, 'damage'), 'good', cardName(event.card))];
    case 'looked':
      return [flash(pile(event.at, 'hand'), 'plain')];
    case 'aimed':
      return anchorsOf(event.target).map((at) => flash(at, 'plain', cardName(event.card)));
    case 'gambled':
      return [
        {
          cue: 'banner',
          text: sentence(does(names, event.seat, `draws ${event.n}`)),
          seat: event.seat,
        },
      ];
    case 'stillness':
      return [{ cue: 'banner', text: 'Mechas can’t move', seat: null }];
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

function endBanner(winners: readonly Seat[], names: Names): Cue {
  const [winner] = winners;
  if (winner === undefined) return { cue: 'banner', text: 'Draw', seat: null };
  return { cue: 'banner', text: sentence(does(names, winner, 'wins')), seat: winner };
}
