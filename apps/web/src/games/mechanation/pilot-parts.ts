import type { Thing } from '@mechatable/board';
import { sentence, whom, whose } from '@mechatable/kernel';
import {
  isPublicTo,
  openQuestion,
  type MechPlace,
  type MechView,
  type PilotView,
} from '@mechatable/mechanation';
import { backArt, mechArt, mechOf, symbolOf } from './card.ts';
import { ALPHA_GLYPH, EYE_GLYPH } from './glyphs.ts';
import { mechWords, tierMark } from './mech-plate.ts';
import { counted, nameOfSeat, type NamedView } from './naming.ts';
import { outsAt } from './out-part.ts';
import { tileThing } from './tile.ts';

const TIERS = [1, 2, 3] as const;

/** Who sits here: sign, name, the Alpha token, and whether the table waits for them. */
export function plaque(view: NamedView, { seat, gaveUp }: PilotView): Thing {
  const key = `pilot:${nameOfSeat(seat)}`;
  const asked = openQuestion(view)?.seat === seat;
  const isAlpha = view.alpha === seat;
  const rank = view.ranks?.[seat];
  const state = rank !== undefined ? `rank ${rank}` : asked ? 'to act' : gaveUp ? 'conceded' : '';
  const name = sentence(whom(view.names, seat));
  const said = [
    isAlpha ? 'Alpha Pilot' : '',
    asked ? 'to act' : '',
    gaveUp ? 'conceded' : '',
    rank === undefined ? '' : `rank ${rank}`,
  ].filter((word) => word !== '');
  return {
    key,
    look: `plaque${asked ? ' asked' : ''}${isAlpha ? ' alpha' : ''}${rank === 1 ? ' won' : ''}`,
    anchor: key,
    label: [name, ...said].join(', '),
    of: [
      { key: `${key}.symbol`, look: 'plaque-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, look: 'plaque-name', text: name },
      ...(isAlpha
        ? [
            {
              key: 'alpha',
              look: 'alpha-token',
              glides: true as const,
              of: [
                { key: 'alpha.sign', look: 'alpha-sign', drawing: ALPHA_GLYPH },
                { key: 'alpha.words', look: 'alpha-words', text: 'Alpha' },
              ],
            },
          ]
        : []),
      { key: `${key}.state`, look: 'plaque-state', text: state },
    ],
  };
}

/** A collection in order of arrival (MN-R-82), with how many may be kept. */
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

/** MN-R-69: as many backs as there are Mechs, without names. */
export function handBacks(view: NamedView, { seat, hand }: PilotView): Thing {
  const key = `hand:${nameOfSeat(seat)}`;
  return {
    key,
    look: `hand-backs seat-${seat}`,
    anchor: key,
    label: `${sentence(whose(view.names, seat))} hand: ${counted(hand, 'Mech')}`,
    of: [
      { key: `${key}.words`, look: 'pile-words', text: 'Hand' },
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

/** Every pilot has one Mech of each tier (MN-R-5): what the viewer knows of the three, and where they are. */
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
    label: `${sentence(whose(view.names, seat))} Tier ${tier} Mech, not seen yet`,
    of: [
      { key: `${key}.back`, look: 'slot-picture', drawing: backArt('mech') },
      tierMark(key, tier),
      { key: `${key}.name`, look: 'slot-name', text: 'unseen' },
    ],
  };
}

const TAGS: Readonly<Record<MechPlace, string>> = {
  hand: 'hand',
  out: 'out',
  either: 'hand or out',
  STB: 'STB',
  DIS: 'DIS',
  MALF: 'MALF',
};

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
      { key: `${key}.place`, look: 'slot-place', text: TAGS[one.place] },
      ...(isPublicTo(one.known)
        ? []
        : [{ key: `${key}.insight`, look: 'insight private', drawing: EYE_GLYPH }]),
    ],
  };
}
