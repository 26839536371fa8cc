import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { TIMING_NAMES, isPublicTo, type Ability, type MechView } from '@mechatable/mechanation';
import { mechArt, mechOf, symbolOf } from './card.ts';
import { CRIER_GLYPH, EYE_GLYPH, LOCK_GLYPH, POWER_GLYPH } from './glyphs.ts';
import { otherEyes } from './knowledge.ts';
import { mechLabel, type NamedView } from './naming.ts';
import { words } from './words/index.ts';

/** `card` in hand, `bay` in the hangar, `full` in the inspector. */
export type MechForm = 'card' | 'bay' | 'full';

export interface MechTerms {
  readonly key: string;
  readonly form: MechForm;
  readonly label: string;
  readonly anchor?: string;
  readonly look?: string;
  /** Symbols in its corner. */
  readonly marks?: readonly Thing[];
}

const TIER_WORDS = ['', 'I', 'II', 'III'] as const;

export function tierMark(key: string, tier: 1 | 2 | 3): Thing {
  return { key: `${key}.tier`, look: `tier tier-${tier}`, text: TIER_WORDS[tier], term: 'Tier' };
}

export function powerFigure(key: string, power: number, look = ''): Thing {
  return {
    key: `${key}.power`,
    look: `power${look === '' ? '' : ` ${look}`}`,
    term: 'Power',
    of: [
      { key: `${key}.power.sign`, look: 'power-sign', drawing: POWER_GLYPH },
      { key: `${key}.power.number`, look: 'power-number', text: String(power) },
    ],
  };
}

/** A Mech as printed: a name band with its tier, the drawing, its Power and its abilities. */
export function mechPlate(id: string, terms: MechTerms): Thing {
  const { key, form, label, anchor, look = '', marks = [] } = terms;
  const mech = mechOf(id);
  return {
    key,
    look: ['mech', form, `of-tier-${mech.tier}`, look].filter((word) => word !== '').join(' '),
    ...(anchor === undefined ? {} : { anchor }),
    label,
    of: [
      {
        key: `${key}.band`,
        look: 'mech-band',
        of: [tierMark(key, mech.tier), { key: `${key}.name`, look: 'mech-name', text: mech.name }],
      },
      { key: `${key}.art`, look: 'mech-art', drawing: mechArt(id) },
      powerFigure(key, mech.power),
      ...(form === 'bay'
        ? []
        : [
            {
              key: `${key}.abilities`,
              look: 'abilities',
              of: mech.abilities.map((ability, index) => abilityThing(`${key}.ability.${index}`, ability)),
            },
          ]),
      ...marks,
    ],
  };
}

function abilityThing(key: string, { timing, optional, text }: Ability): Thing {
  return {
    key,
    look: `ability when-${timing}${optional ? ' optional' : ''}`,
    of: [
      { key: `${key}.when`, look: 'ability-when', text: TIMING_NAMES[timing], term: TIMING_NAMES[timing] },
      { key: `${key}.text`, look: 'ability-text', text },
    ],
  };
}

/** Who knows that you have it: you can only bluff with Mechs that others don't know. */
export function ownSecret(view: NamedView, seat: number, key: string, { known }: MechView): Thing {
  const eyes = otherEyes(view, known, seat);
  const isPublic = isPublicTo(known);
  const drawing = isPublic ? CRIER_GLYPH : eyes.length > 0 ? EYE_GLYPH : LOCK_GLYPH;
  return {
    key: `${key}.secret`,
    look: `secret ${isPublic ? 'public' : 'private'}`,
    of: [
      { key: `${key}.secret.sign`, look: 'secret-sign', drawing },
      ...eyes.map((other) => ({
        key: `${key}.secret.${other}`,
        look: `eyes-seat seat-${other}`,
        drawing: symbolOf(other),
      })),
      {
        key: `${key}.secret.words`,
        look: 'secret-words',
        text: secretWords(view, isPublic, eyes),
      },
    ],
  };
}

function secretWords({ names }: NamedView, isPublic: boolean, eyes: readonly Seat[]): string {
  if (isPublic) return words.secrecy.revealed;
  return eyes.length === 0 ? words.secrecy.secret : words.secrecy.seenBy(names, eyes);
}

/** `Keyhole, Tier 1, Power 3, your Mech, in hand, secret`. */
export function mechWords(view: NamedView, seat: number, one: MechView): string {
  const eyes = otherEyes(view, one.known, seat);
  const isPublic = isPublicTo(one.known);
  const isNews = !isPublic && view.viewer !== seat && view.viewer !== 'table';
  const secrecy = isNews ? words.secrecy.onlyReader(view) : secretWords(view, isPublic, eyes);
  const { place, used } = one;
  return words.knownMech(view.names, { mech: mechLabel(one.mech), seat, place, secrecy, used });
}
