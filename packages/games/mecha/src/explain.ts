import { CARDS, cardNumber, hasWord, nameNumber } from './content/cards.ts';
import type { Card } from './content/language.ts';
import type { Static } from './content/statics.ts';
import type { Word } from './content/traits.ts';
import { cardName } from './naming.ts';
import type { AttachedView, UnitView, View } from './view.ts';
import { words } from './words/index.ts';

/** A part of a number, and where it comes from. */
export interface Share {
  readonly words: string;
  readonly amount: number;
}

type StaticOf<Is extends Static['is']> = Extract<Static, { is: Is }>;

const printed = (id: string): Card => CARDS[cardNumber(id)];

function abilityOf<Is extends Static['is']>(id: string, is: Is): StaticOf<Is> | null {
  return (printed(id).statics.find((one) => one.is === is) ?? null) as StaticOf<Is> | null;
}

const isMecha = ({ card }: UnitView): boolean =>
  printed(card).types.includes('mecha') || printed(card).becomes !== null;

const bears = ({ name }: UnitView, word: Word): boolean => hasWord(nameNumber(name), word);

/** What works on a unit as long as it is attached there. */
function working(u: UnitView): readonly AttachedView[] {
  return u.attached.filter(({ isPilot, silenced }) => isPilot && !silenced);
}

/** MG-R-87: the printed power, or the one that the unit's own ability works out. */
function base(view: View, u: UnitView): Share {
  const { power, becomes } = printed(u.card);
  const counted = u.silenced ? null : abilityOf(u.card, 'power');
  if (counted === null) return { words: words.sums.printed, amount: power ?? becomes?.[1] ?? 0 };
  if (counted.count === 'spareBandwidth') {
    const { bandwidth, cost } = view.sides[u.controller];
    return { words: words.sums.unusedBandwidth, amount: Math.max(0, bandwidth - cost) };
  }
  const { friends } = counted.count;
  const herd = view.units.filter((other) => other.controller === u.controller && isMecha(other));
  return {
    words: words.sums.mechasWith(friends),
    amount: herd.filter((one) => bears(one, friends)).length,
  };
}

/** What its own ability adds, to power or to durability. */
function ownShare(view: View, u: UnitView): Share[] {
  const strength = u.silenced ? null : abilityOf(u.card, 'strength');
  if (strength === null) return [];
  const { n, per } = strength;
  const { handCount } = view.sides[u.controller];
  if (per === 'card') return [{ words: words.sums.cardsInHand, amount: n * handCount }];
  if (per === 'emptyHand') return handCount === 0 ? [{ words: words.sums.emptyHand, amount: n }] : [];
  const others = view.units.filter(
    (other) =>
      other.controller === u.controller && other.id !== u.id && isMecha(other) && bears(other, per.others),
  );
  return [{ words: words.sums.othersWith(per.others), amount: n * others.length }];
}

/** What one card on the battlefield gives to a unit; `own`: the card is a unit itself, and not attached. */
function fromAura(id: string, controller: number, from: UnitView, own: boolean, u: UnitView): Share[] {
  const aura = abilityOf(id, 'aura');
  if (aura === null || (aura.friends && controller !== u.controller)) return [];
  if (aura.others && own && from.id === u.id) return [];
  const isMeant = aura.to === 'piloted' ? u.attached.some(({ isPilot }) => isPilot) : bears(u, aura.to.word);
  return isMeant ? [{ words: cardName(id), amount: aura.power }] : [];
}

function fromOthers(view: View, u: UnitView): Share[] {
  return view.units.flatMap((from) => [
    ...(from.silenced ? [] : fromAura(from.card, from.controller, from, true, u)),
    ...from.attached.flatMap((one) => {
      const aura = one.silenced ? [] : fromAura(one.card, one.controller, from, false, u);
      const perPilot = abilityOf(one.card, 'perPilot');
      const pilots = u.attached.filter(({ isPilot, controller }) => isPilot && controller === one.controller);
      if (perPilot === null || pilots.length === 0) return aura;
      return [...aura, { words: cardName(one.card), amount: perPilot.power * pilots.length }];
    }),
  ]);
}

const TURN_THE_KEY = 'MG2-118';
const KEY_POWER = 2;

function fromKeys(view: View, u: UnitView): Share[] {
  const keys = view.turnKeys[u.controller === 0 ? 0 : 1];
  return keys > 0 && bears(u, 'Wind-Up') ? [{ words: cardName(TURN_THE_KEY), amount: keys * KEY_POWER }] : [];
}

/** MG-R-87: how the power of a Mecha is calculated. A sum below 0 counts as 0. Empty for units without power. */
export function explainPower(view: View, u: UnitView): readonly Share[] {
  if (!isMecha(u)) return [];
  const pilots = working(u).map(({ card }) => ({ words: cardName(card), amount: printed(card).power ?? 0 }));
  const given = [...pilots, ...fromOthers(view, u), ...fromKeys(view, u)].filter(
    ({ amount }) => amount !== 0,
  );
  return [base(view, u), ...ownShare(view, u), ...given];
}

/** MG-R-87: how the durability of a unit is calculated, before damage. */
export function explainDurability(view: View, u: UnitView): readonly Share[] {
  const { durability, becomes } = printed(u.card);
  const own = abilityOf(u.card, 'strength')?.durability === true ? ownShare(view, u) : [];
  const pilots = working(u).map(({ card }) => ({
    words: cardName(card),
    amount: printed(card).durability ?? 0,
  }));
  return [
    { words: words.sums.printed, amount: durability ?? becomes?.[2] ?? 0 },
    ...own,
    ...pilots.filter(({ amount }) => amount !== 0),
  ];
}
