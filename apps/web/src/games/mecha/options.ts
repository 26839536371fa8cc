import { EDITIONS, variantOf, type Edition, type Knobs } from '@mechatable/mecha';
import type { Seat } from '@mechatable/kernel';
import type { OptionChoice } from '../shared/drawing.ts';

interface Knob {
  readonly name: keyof Knobs;
  readonly words: string;
  readonly clause: string;
  readonly values: readonly (readonly [value: Knobs[keyof Knobs], words: string | { readonly seat: Seat }])[];
}

/** MG-R-85: each stands for a reading of the rules. */
const KNOBS: readonly Knob[] = [
  {
    name: 'firstPlayer',
    words: 'First turn',
    clause: 'MG-R-3',
    values: [
      ['random', 'Random'],
      ['S', { seat: 0 }],
      ['N', { seat: 1 }],
    ],
  },
  {
    name: 'firstTurnDraw',
    words: 'Draw on turn 1',
    clause: 'MG-R-4',
    values: [
      [true, 'Yes'],
      [false, 'No'],
    ],
  },
  {
    name: 'directAttackReach',
    words: 'Direct attacks',
    clause: 'MG-R-27',
    values: [
      ['entryZone', 'Only from the enemy entry zone'],
      ['edge', 'Within Range'],
    ],
  },
  {
    name: 'emptyDeckDamage',
    words: 'Direct attack on an empty deck',
    clause: 'MG-R-29',
    values: [
      ['marker', 'Adds a marker to the damage zone'],
      ['lose', 'That player loses'],
    ],
  },
  {
    name: 'blockadeCheck',
    words: 'A sealed entry zone loses',
    clause: 'MG-R-32',
    values: [
      ['continuous', 'At any time'],
      ['ownMain', 'When your Main Phase begins'],
    ],
  },
  {
    name: 'turnCap',
    words: 'Turn limit',
    clause: 'MG-R-35',
    values: [
      [200, '200 turns'],
      [60, '60 turns'],
      [30, '30 turns (short match)'],
    ],
  },
  {
    name: 'oneTowerPerTurn',
    words: 'Towers per turn',
    clause: 'MG-R-37',
    values: [
      [true, 'One'],
      [false, 'Any number'],
    ],
  },
  {
    name: 'abilityTiming',
    words: 'Abilities',
    clause: 'MG-R-21',
    values: [
      ['main', 'In your Main Phase'],
      ['any', 'In every window'],
    ],
  },
  {
    name: 'rangeFriendlyStep',
    words: 'Range over a friendly unit',
    clause: 'MG-R-53',
    values: [
      [1, 'Counts its space'],
      [0, 'Ignores it'],
    ],
  },
  {
    name: 'speedRangeStack',
    words: 'Several Speeds or Ranges',
    clause: 'MG-R-54',
    values: [
      ['max', 'The highest counts'],
      ['sum', 'The sum counts'],
    ],
  },
  {
    name: 'armourVsEffects',
    words: 'Armour stops',
    clause: 'MG-R-55',
    values: [
      [true, 'All damage'],
      [false, 'Attacks only'],
    ],
  },
  {
    name: 'adaStopsAttacks',
    words: 'Ada, The Ingenious stops',
    clause: 'MG-R-71',
    values: [
      [true, 'Attacks and Commands'],
      [false, 'Commands only'],
    ],
  },
  {
    name: 'openDeckLists',
    words: 'Deck lists',
    clause: 'MG-R-85',
    values: [
      [false, 'Shown after the match'],
      [true, 'Shown from the start'],
    ],
  },
];

/** MG-R-85: no card of the first edition asks for these. */
const SECOND_ONLY: ReadonlySet<string> = new Set(['armourVsEffects', 'adaStopsAttacks']);

/** What the lobby lets people choose besides the decks: the edition's own reading first. */
export function optionsOf(edition: Edition): readonly OptionChoice[] {
  const { knobs } = EDITIONS[edition];
  const offered = KNOBS.filter(({ name }) => edition === '2e' || !SECOND_ONLY.has(name));
  return offered.map(({ name, words, clause, values }) => {
    const isDefault = ([value]: readonly [unknown, unknown]): boolean => value === knobs[name];
    const sorted = [...values.filter(isDefault), ...values.filter((choice) => !isDefault(choice))];
    const said = sorted.map(([value, says]) =>
      typeof says === 'string' ? { value, words: says } : { value, ...says },
    );
    return { name, words, clause, values: said };
  });
}

/** MG-R-91: what makes a match a variant, in the words of the lobby. */
export function variant(edition: Edition, options: Knobs): string | null {
  const names = variantOf(edition, options);
  const words = KNOBS.filter(({ name }) => names.includes(name)).map((knob) => knob.words.toLowerCase());
  return words.length === 0 ? null : `A variant: ${words.join(', ')}`;
}
