import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { isPublicTo, type OutView, type View } from '@mechatable/mechanation';
import { backArt, mechArt, mechOf, symbolOf } from './card.ts';
import { EYE_GLYPH, LOCK_GLYPH } from './glyphs.ts';
import { otherEyes } from './knowledge.ts';
import { powerFigure, tierMark } from './mech-plate.ts';
import { mechLabel, nameOfSeat, type NamedView } from './naming.ts';
import { words } from './words/index.ts';

/** The Mechs deployed to a tile, clockwise from the Alpha Pilot. */
export function outsAt({ pilots, alpha }: View, tile: string): readonly { seat: Seat; out: OutView }[] {
  const order = pilots.map((_, place) => pilots[(alpha + place) % pilots.length]);
  return order.flatMap((pilot) => (pilot?.out?.tile === tile ? [{ seat: pilot.seat, out: pilot.out }] : []));
}

/**
 * A deployed Mech. Its key is its pilot, not the Mech (MN-R-69). Face-down it is a back in the color of its pilot,
 * with its name for those who know it.
 */
export function outThing(view: NamedView, seat: Seat, out: OutView): Thing {
  const key = `out:${nameOfSeat(seat)}`;
  const isOpen = out.up || isPublicTo(out.seen);
  const { mech } = out;
  const power = powerNow(view, seat) ?? (mech === null ? null : mechOf(mech).power);
  return {
    key,
    classes: `out seat-${seat} ${isOpen ? 'open' : mech === null ? 'hidden' : 'hidden known'}`,
    anchor: key,
    label: outLabel(view, seat, out),
    glides: true,
    children: [
      ...(isOpen ? [] : [{ key: `${key}.back`, classes: 'out-back', drawing: backArt('mech') }]),
      ...(mech === null
        ? []
        : [
            { key: `${key}.art`, classes: 'out-art', drawing: mechArt(mech) },
            { key: `${key}.name`, classes: 'out-name', text: mechOf(mech).name },
            tierMark(key, mechOf(mech).tier),
          ]),
      ...(power === null || mech === null ? [] : [powerFigure(key, power)]),
      { key: `${key}.pilot`, classes: 'out-pilot', drawing: symbolOf(seat) },
      { key: `${key}.pilot-name`, classes: 'out-pilot-name', text: words.player(view.names, seat) },
      ...(isOpen || mech === null
        ? []
        : [
            {
              key: `${key}.insight`,
              classes: 'insight private',
              drawing: view.viewer === seat ? LOCK_GLYPH : EYE_GLYPH,
            },
          ]),
      ...(isOpen ? [] : spies(view, seat, out, key)),
    ],
  };
}

/** The pilots who have used Keyhole on it. */
function spies(view: View, seat: Seat, { seen }: OutView, key: string): Thing[] {
  const eyes = otherEyes(view, seen, seat);
  if (eyes.length === 0) return [];
  return [
    {
      key: `${key}.eyes`,
      classes: 'eyes',
      children: [
        { key: `${key}.eyes.sign`, classes: 'eyes-sign', drawing: EYE_GLYPH },
        ...eyes.map((other) => ({
          key: `${key}.eyes.${other}`,
          classes: `eyes-seat seat-${other}`,
          drawing: symbolOf(other),
        })),
      ],
    },
  ];
}

/** MN-R-42: the current Power during a Battle. */
function powerNow({ battle }: View, seat: Seat): number | null {
  if (battle === null) return null;
  const side = battle.seats.indexOf(seat);
  return battle.power[side] ?? null;
}

function outLabel(view: NamedView, seat: Seat, out: OutView): string {
  const { viewer, names } = view;
  if (out.mech === null) return words.out.unknown(names, seat, otherEyes(view, out.seen, seat));
  const mech = mechLabel(out.mech);
  const isOpen = out.up || isPublicTo(out.seen);
  const isNews = viewer !== seat && viewer !== 'table';
  const label = isOpen
    ? words.out.faceUp(names, seat, mech)
    : isNews
      ? words.out.faceDownSeen(view, seat, mech)
      : words.out.faceDown(names, seat, mech);
  const power = powerNow(view, seat);
  return power === null ? label : words.out.withPower(label, power);
}
