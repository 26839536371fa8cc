import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import { isPublicTo, type MechView, type PilotView } from '@mechatable/mechanation';
import { backArt, mechArt, mechOf, symbolOf } from './card.ts';
import { ALPHA_GLYPH, EYE_GLYPH } from './glyphs.ts';
import { mechWords, tierMark } from './mech-plate.ts';
import { nameOfSeat, type NamedView } from './naming.ts';
import { outsAt } from './out-part.ts';
import { tileThing } from './tile.ts';
import { words } from './words/index.ts';

const TIERS = [1, 2, 3] as const;

/** A pilot: symbol, name, the Alpha token, and whether it is their turn to act. */
export function plaque(view: NamedView, { seat, gaveUp }: PilotView): Thing {
  const key = `pilot:${nameOfSeat(seat)}`;
  const asked = openQuestion(view)?.seat === seat;
  const isAlpha = view.alpha === seat;
  const rank = view.ranks?.[seat];
  const say = words.pilot;
  const state = rank !== undefined ? say.rank(rank) : asked ? say.toAct : gaveUp ? say.conceded : '';
  return {
    key,
    classes: `plaque${asked ? ' asked' : ''}${isAlpha ? ' alpha' : ''}${rank === 1 ? ' won' : ''}`,
    anchor: key,
    label: say.label(view.names, seat, { isAlpha, isAsked: asked, conceded: gaveUp, rank }),
    children: [
      { key: `${key}.symbol`, classes: 'plaque-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, classes: 'plaque-name', text: words.player(view.names, seat) },
      ...(isAlpha
        ? [
            {
              key: 'alpha',
              classes: 'alpha-token',
              glides: true as const,
              children: [
                { key: 'alpha.sign', classes: 'alpha-sign', drawing: ALPHA_GLYPH },
                { key: 'alpha.words', classes: 'alpha-words', text: say.alpha },
              ],
            },
          ]
        : []),
      { key: `${key}.state`, classes: 'plaque-state', text: state },
    ],
  };
}

/** A collection in order of arrival (MN-R-82), with its limit. */
export function rowPart(view: NamedView, { seat, row, limit }: PilotView): Thing {
  const key = `row:${nameOfSeat(seat)}`;
  return {
    key,
    classes: `collection${row.length > 6 ? ' long' : ''}`,
    children: [
      ...row.map((tile): Thing => {
        const thing = tileThing(view, tile, { form: 'row', owner: seat });
        return outsAt(view, tile.tile).length === 0
          ? thing
          : { ...thing, classes: `${thing.classes} raided` };
      }),
      {
        key: `${key}.count`,
        classes: `row-count${row.length > limit ? ' over' : ''}${limit < 6 ? ' strict' : ''}`,
        text: `${row.length}/${limit}`,
      },
    ],
  };
}

/** MN-R-69: a back for each Mech, without names. */
export function handBacks(view: NamedView, { seat, hand }: PilotView): Thing {
  const key = `hand:${nameOfSeat(seat)}`;
  return {
    key,
    classes: `hand-backs seat-${seat}`,
    anchor: key,
    label: words.pilot.handLabel(view.names, seat, hand),
    children: [
      { key: `${key}.words`, classes: 'pile-words', text: words.pilot.hand },
      {
        key: `${key}.backs`,
        classes: 'backs',
        children: Array.from({ length: hand }, (_, place) => ({
          key: `${key}.${place}`,
          classes: 'mech-back',
          drawing: backArt('mech'),
        })),
      },
      { key: `${key}.count`, classes: 'pile-count', text: String(hand) },
    ],
  };
}

/** Every pilot has one Mech of each tier (MN-R-5): the ones the viewer knows, and where they are. */
export function tierSlots(view: NamedView, pilot: PilotView): Thing {
  const key = `slots:${nameOfSeat(pilot.seat)}`;
  return {
    key,
    classes: 'slots',
    children: TIERS.map((tier) => {
      const one = pilot.mechs.find(({ mech }) => mechOf(mech).tier === tier);
      return one === undefined ? unseenSlot(view, pilot, tier) : knownSlot(view, pilot, one);
    }),
  };
}

function unseenSlot(view: NamedView, { seat }: PilotView, tier: 1 | 2 | 3): Thing {
  const key = `tier:${nameOfSeat(seat)}:${tier}`;
  return {
    key,
    classes: `slot unseen seat-${seat}`,
    anchor: key,
    label: words.pilot.unseenTier(view.names, seat, tier),
    children: [
      { key: `${key}.back`, classes: 'slot-picture', drawing: backArt('mech') },
      tierMark(key, tier),
      { key: `${key}.name`, classes: 'slot-name', text: words.pilot.unseen },
    ],
  };
}

function knownSlot(view: NamedView, { seat }: PilotView, one: MechView): Thing {
  const key = `mech:${one.mech}`;
  const { name, tier, power } = mechOf(one.mech);
  return {
    key,
    classes: `slot seat-${seat} at-${one.place}`,
    anchor: key,
    label: mechWords(view, seat, one),
    glides: true,
    children: [
      { key: `${key}.art`, classes: 'slot-picture', drawing: mechArt(one.mech) },
      tierMark(key, tier),
      { key: `${key}.power`, classes: 'slot-power', text: String(power) },
      { key: `${key}.name`, classes: 'slot-name', text: name },
      { key: `${key}.place`, classes: 'slot-place', text: words.tags[one.place] },
      ...(isPublicTo(one.known)
        ? []
        : [{ key: `${key}.insight`, classes: 'insight private', drawing: EYE_GLYPH }]),
    ],
  };
}
