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
    look: `plaque${asked ? ' asked' : ''}${isAlpha ? ' alpha' : ''}${rank === 1 ? ' won' : ''}`,
    anchor: key,
    label: say.label(view.names, seat, { isAlpha, isAsked: asked, conceded: gaveUp, rank }),
    of: [
      { key: `${key}.symbol`, look: 'plaque-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, look: 'plaque-name', text: words.player(view.names, seat) },
      ...(isAlpha
        ? [
            {
              key: 'alpha',
              look: 'alpha-token',
              glides: true as const,
              of: [
                { key: 'alpha.sign', look: 'alpha-sign', drawing: ALPHA_GLYPH },
                { key: 'alpha.words', look: 'alpha-words', text: say.alpha },
              ],
            },
          ]
        : []),
      { key: `${key}.state`, look: 'plaque-state', text: state },
    ],
  };
}

/** A collection in order of arrival (MN-R-82), with its limit. */
export function rowPart(view: NamedView, { seat, row, limit }: PilotView): Thing {
  const key = `row:${nameOfSeat(seat)}`;
  return {
    key,
    look: `collection${row.length > 6 ? ' long' : ''}`,
    of: [
      ...row.map((tile): Thing => {
        const thing = tileThing(view, tile, { form: 'row', owner: seat });
        return outsAt(view, tile.tile).length === 0 ? thing : { ...thing, look: `${thing.look} raided` };
      }),
      {
        key: `${key}.count`,
        look: `row-count${row.length > limit ? ' over' : ''}${limit < 6 ? ' strict' : ''}`,
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
    look: `hand-backs seat-${seat}`,
    anchor: key,
    label: words.pilot.handLabel(view.names, seat, hand),
    of: [
      { key: `${key}.words`, look: 'pile-words', text: words.pilot.hand },
      {
        key: `${key}.backs`,
        look: 'backs',
        of: Array.from({ length: hand }, (_, place) => ({
          key: `${key}.${place}`,
          look: 'mech-back',
          drawing: backArt('mech'),
        })),
      },
      { key: `${key}.count`, look: 'pile-count', text: String(hand) },
    ],
  };
}

/** Every pilot has one Mech of each tier (MN-R-5): the ones the viewer knows, and where they are. */
export function tierSlots(view: NamedView, pilot: PilotView): Thing {
  const key = `slots:${nameOfSeat(pilot.seat)}`;
  return {
    key,
    look: 'slots',
    of: TIERS.map((tier) => {
      const one = pilot.mechs.find(({ mech }) => mechOf(mech).tier === tier);
      return one === undefined ? unseenSlot(view, pilot, tier) : knownSlot(view, pilot, one);
    }),
  };
}

function unseenSlot(view: NamedView, { seat }: PilotView, tier: 1 | 2 | 3): Thing {
  const key = `tier:${nameOfSeat(seat)}:${tier}`;
  return {
    key,
    look: `slot unseen seat-${seat}`,
    anchor: key,
    label: words.pilot.unseenTier(view.names, seat, tier),
    of: [
      { key: `${key}.back`, look: 'slot-picture', drawing: backArt('mech') },
      tierMark(key, tier),
      { key: `${key}.name`, look: 'slot-name', text: words.pilot.unseen },
    ],
  };
}

function knownSlot(view: NamedView, { seat }: PilotView, one: MechView): Thing {
  const key = `mech:${one.mech}`;
  const { name, tier, power } = mechOf(one.mech);
  return {
    key,
    look: `slot seat-${seat} at-${one.place}`,
    anchor: key,
    label: mechWords(view, seat, one),
    glides: true,
    of: [
      { key: `${key}.art`, look: 'slot-picture', drawing: mechArt(one.mech) },
      tierMark(key, tier),
      { key: `${key}.power`, look: 'slot-power', text: String(power) },
      { key: `${key}.name`, look: 'slot-name', text: name },
      { key: `${key}.place`, look: 'slot-place', text: words.tags[one.place] },
      ...(isPublicTo(one.known)
        ? []
        : [{ key: `${key}.insight`, look: 'insight private', drawing: EYE_GLYPH }]),
    ],
  };
}
