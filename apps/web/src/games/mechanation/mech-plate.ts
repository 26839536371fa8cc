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
  readonly classes?: string;
  /** Symbols in its corner. */
  readonly marks?: readonly Thing[];
}

const TIER_WORDS = ['', 'I', 'II', 'III'] as const;

export function tierMark(key: string, tier: 1 | 2 | 3): Thing {
  return { key: `${key}.tier`, classes: `tier tier-${tier}`, text: TIER_WORDS[tier], term: 'Tier' };
}

export function powerFigure(key: string, power: number, classes = ''): Thing {
  return {
    key: `${key}.power`,
    classes: `power${classes === '' ? '' : ` ${classes}`}`,
    term: 'Power',
    children: [
      { key: `${key}.power.sign`, classes: 'power-sign', drawing: POWER_GLYPH },
      { key: `${key}.power.number`, classes: 'power-number', text: String(power) },
    ],
  };
}

/** A Mech as printed: a name band with its tier, the drawing, its Power and its abilities. */
export function mechPlate(id: string, terms: MechTerms): Thing {
  const { key, form, label, anchor, classes = '', marks = [] } = terms;
  const mech = mechOf(id);
  return {
    key,
    classes: ['mech', form, `of-tier-${mech.tier}`, classes].filter((word) => word !== '').join(' '),
    ...(anchor === undefined ? {} : { anchor }),
    label,
    children: [
      {
        key: `${key}.band`,
        classes: 'mech-band',
        children: [tierMark(key, mech.tier), { key: `${key}.name`, classes: 'mech-name', text: mech.name }],
      },
      { key: `${key}.art`, classes: 'mech-art', drawing: mechArt(id) },
      powerFigure(key, mech.power),
      ...(form === 'bay'
        ? []
        : [
            {
              key: `${key}.abilities`,
              classes: 'abilities',
              children: mech.abilities.map((ability, index) =>
                abilityThing(`${key}.ability.${index}`, ability),
              ),
            },
          ]),
      ...marks,
    ],
  };
}

function abilityThing(key: string, { timing, optional, text }: Ability): Thing {
  return {
    key,
    classes: `ability when-${timing}${optional ? ' optional' : ''}`,
    children: [
      { key: `${key}.when`, classes: 'ability-when', text: TIMING_NAMES[timing], term: TIMING_NAMES[timing] },
      { key: `${key}.text`, classes: 'ability-text', text },
    ],
  };
}

/** Shows who knows that you have it: you can only bluff with Mechs that others don't know. */
export function ownSecret(view: NamedView, seat: number, key: string, { known }: MechView): Thing {
  const eyes = otherEyes(view, known, seat);
  const isPublic = isPublicTo(known);
  const drawing = isPublic ? CRIER_GLYPH : eyes.length > 0 ? EYE_GLYPH : LOCK_GLYPH;
  return {
    key: `${key}.secret`,
    classes: `secret ${isPublic ? 'public' : 'private'}`,
    children: [
      { key: `${key}.secret.sign`, classes: 'secret-sign', drawing },
      ...eyes.map((other) => ({
        key: `${key}.secret.${other}`,
        classes: `eyes-seat seat-${other}`,
        drawing: symbolOf(other),
      })),
      {
        key: `${key}.secret.words`,
        classes: 'secret-words',
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
