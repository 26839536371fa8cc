import type { Cue, Thing } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import { SEAT_LETTERS, cardName, printedTrigger, type Event } from '@mechatable/lanes';
import { shownCard, shownCombat, type Fighter } from '../shared/shown.ts';
import { cardOf } from './card.ts';
import { letterOf, placeOf, printedLabel } from './naming.ts';
import { plate } from './plate.ts';
import { withOwnNames } from './style-names.ts';
import { words } from './words.ts';

const zone = (name: string): string => `zone:${name}`;
const pile = (seat: Seat, name: string): string => `pile:${letterOf(seat)}:${name}`;

/** A card in a hand: by name if visible, otherwise the whole hand. */
const fromHand = (seat: Seat, card: string | null, near: Seat): string[] =>
  seat === near && card !== null ? [`hand:${card}`, pile(seat, 'hand')] : [pile(seat, 'hand')];

const inHand = (seat: Seat, card: string | null, near: Seat): string =>
  seat === near && card !== null ? `hand:${card}` : pile(seat, 'hand');

/** The enemy lane that the unit in a zone attacks. */
export function laneFacing(from: string): string {
  const [letter, lane] = from;
  return `lane:${letter === SEAT_LETTERS[0] ? SEAT_LETTERS[1] : SEAT_LETTERS[0]}${lane ?? ''}`;
}

const OWN_PRICE: ReadonlySet<string> = new Set(['LN-ATK-2', 'LN-MAIN-7']);
const withSign = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** How an event is shown. */
export function cues(event: Event, near: Seat, earlier: readonly Event[], names: Names): readonly Cue[] {
  switch (event.type) {
    case 'turn':
      return [{ cue: 'banner', text: words.cues.turn(names, event.seat), seat: event.seat }];
    case 'drew':
      return [{ cue: 'glide', from: pile(event.seat, 'deck'), to: inHand(event.seat, event.card, near) }];
    case 'set':
      return [
        { cue: 'glide', from: inHand(event.seat, event.card, near), to: pile(event.seat, 'protection') },
      ];
    case 'returned':
    case 'buried':
      return [{ cue: 'flash', at: pile(event.seat, 'deck'), tone: 'plain' }];
    case 'protectionLost':
      return [
        breach(event.seat, earlier),
        { cue: 'glide', from: pile(event.seat, 'protection'), to: inHand(event.seat, event.card, near) },
      ];
    case 'took':
      return [
        {
          cue: 'glide',
          from: event.seat === near ? `pool:${event.card}` : pile(event.seat, 'pool'),
          to: inHand(event.seat, event.card, near),
        },
      ];
    case 'revealed':
      return [{ cue: 'flash', at: pile(event.seat, 'pool'), tone: 'plain' }];
    case 'played':
      return [
        {
          ...showCard(event, near, words.cues.plays(names, event.seat), inHand(event.seat, event.card, near)),
          ...(event.seat === near ? { lifts: true } : {}),
        },
        ...fromHand(event.seat, event.card, near).map(
          (from) => ({ cue: 'glide', from, to: `moving:${event.card}` }) as const,
        ),
      ];
    case 'arrived':
      // Several origins are possible: the first one that is on the table counts.
      return arrivesFrom(event, near).map((from) => ({ cue: 'glide', from, to: zone(event.zone) }));
    case 'attached':
      return [{ cue: 'flash', at: zone(event.zone), tone: 'plain', text: cardName(event.card) }];
    case 'discarded':
      return [
        ...(event.seat === near ? [{ cue: 'vanish', at: `hand:${event.card}` } as const] : []),
        { cue: 'flash', at: pile(event.seat, 'trash'), tone: 'bad' },
      ];
    case 'trashed':
      return event.zone === null
        ? [{ cue: 'flash', at: pile(event.seat, 'trash'), tone: 'plain' }]
        : [trashedInPlay(event.card, event.zone)];
    case 'rested':
      // The rest that an attack or a move costs needs no extra cue.
      return OWN_PRICE.has(event.clause)
        ? []
        : [{ cue: 'flash', at: zone(event.zone), tone: 'bad', text: words.cues.rest(event.n) }];
    case 'readied':
      return [{ cue: 'flash', at: zone(event.zone), tone: 'good', text: words.cues.ready }];
    case 'attacked':
      return [{ cue: 'strike', at: zone(event.zone), against: laneFacing(event.zone) }];
    case 'fight':
      return [{ cue: 'strike', at: zone(event.zone), against: zone(event.foeZone) }];
    case 'result':
      return [combat(event, names)];
    case 'noCheck':
      return [{ cue: 'flash', at: zone(event.zone), tone: 'bad', text: words.cues.noPower }];
    case 'died':
      return event.zone === null ? [] : [{ cue: 'vanish', at: zone(event.zone) }];
    case 'survived':
      return [{ cue: 'flash', at: zone(event.zone), tone: 'good', text: words.cues.survives }];
    case 'bounced':
      return [{ cue: 'glide', from: zone(event.zone), to: inHand(event.seat, event.card, near) }];
    case 'salvaged':
      return [`graveyard:${event.card}`, `trash:${event.card}`, pile(event.seat, 'graveyard')].map(
        (from) => ({
          cue: 'glide',
          from,
          to: inHand(event.seat, event.card, near),
        }),
      );
    case 'power':
      return [
        {
          cue: 'flash',
          at: zone(event.zone),
          tone: event.amount > 0 ? 'good' : 'bad',
          text: withSign(event.amount),
        },
      ];
    case 'warded':
      return [{ cue: 'flash', at: zone(event.zone), tone: 'plain', text: words.cues.ward }];
    case 'trigger':
      return event.zone === null
        ? [showCard(event, near, words.cues.uses(names, event.seat), pile(event.seat, 'hand'))]
        : [
            {
              ...showCard(event, near, effectWords(event.card, event.effect), zone(event.zone)),
              brief: true,
            },
            { cue: 'flash', at: zone(event.zone), tone: 'plain' },
          ];
    case 'looked':
      return [{ cue: 'flash', at: pile(event.seat, 'deck'), tone: 'plain' }];
    case 'ended':
      return [endBanner(event.outcome.winners, names)];
    case 'moved': // the unit keeps its key and glides by itself
    case 'toss':
    case 'first':
    case 'refused':
    case 'declined':
    case 'passed':
    case 'stopped':
    case 'exhausted':
      return [];
  }
}

/** A card shown large, with its text; only briefly if the viewer plays it. */
function showCard(
  { seat, card }: { readonly seat: Seat; readonly card: string },
  near: Seat,
  caption: string,
  from: string,
): Extract<Cue, { cue: 'show' }> {
  const thing = shownCard(large(card), caption, seat);
  return { cue: 'show', thing, from, ...(seat === near ? { brief: true } : {}) };
}

const large = (card: string, key = 'shown.card'): Thing =>
  withOwnNames(plate(card, { key, form: 'full', label: printedLabel(card) }));

/** LN-CMB-2 to 4: attacker against defender, with the powers of this moment. */
function combat(event: Extract<Event, { type: 'result' }>, names: Names): Cue {
  const { card, zone: from, power, foe, foeZone, foePower } = event;
  const side = (id: string, at: string, mine: number, yours: number): Fighter => ({
    card: large(id, `combat.${at}`),
    seat: placeOf(at)?.seat ?? 0,
    power: mine,
    wins: mine > yours,
  });
  const [one, two] = [side(card, from, power, foePower), side(foe, foeZone, foePower, power)];
  const winner = one.wins ? one : two.wins ? two : null;
  const verdict =
    winner === null
      ? words.cues.tie(power + foePower > 0)
      : words.cues.winsCombat(names, winner.seat, cardName(winner === one ? card : foe));
  return { cue: 'show', thing: shownCombat(one, two, verdict), toward: [zone(from), zone(foeZone)] };
}

/** LN-PROT-1: the unit whose attack got through hits the pile. */
function breach(seat: Seat, earlier: readonly Event[]): Cue {
  const attack = earlier.findLast(({ type }) => type === 'attacked');
  const at = pile(seat, 'protection');
  return attack?.type === 'attacked' && attack.seat !== seat
    ? { cue: 'strike', at: zone(attack.zone), against: at, text: '−1' }
    : { cue: 'flash', at, tone: 'bad', text: '−1' };
}

/** `[On Play]`, as printed. */
function effectWords(id: string, index: number): string {
  const effect = cardOf(id).effects[index];
  return effect?.kind === 'trigger' ? printedTrigger(effect.on) : cardName(id);
}

/** A land leaves its zone; an equip leaves a unit that stays. */
function trashedInPlay(card: string, at: string): Cue {
  return cardOf(card).kind === 'land'
    ? { cue: 'vanish', at: zone(at) }
    : { cue: 'flash', at: zone(at), tone: 'bad' };
}

/** LN-TIME-5, LN-TIME-11: played cards come from the hand, summoned ones from the pile that showed them. */
function arrivesFrom({ clause, seat, card }: Extract<Event, { type: 'arrived' }>, near: Seat): string[] {
  const played = clause === 'LN-TIME-5' || clause === 'LN-TIME-11';
  return [
    `moving:${card}`,
    ...(played ? fromHand(seat, card, near) : [`graveyard:${card}`, `deck:${card}`, pile(seat, 'graveyard')]),
  ];
}

function endBanner(winners: readonly Seat[], names: Names): Cue {
  const [winner] = winners;
  if (winner === undefined) return { cue: 'banner', text: words.cues.draw, seat: null };
  return { cue: 'banner', text: words.cues.wins(names, winner), seat: winner };
}
