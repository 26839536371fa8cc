import { EDITIONS, variantOf, type Edition, type Knobs } from '@mechatable/mecha';
import type { Seat } from '@mechatable/kernel';
import type { OptionChoice } from '../shared/drawing.ts';
import { words } from './words/index.ts';

interface Knob {
  readonly name: keyof Knobs;
  readonly clause: string;
  readonly values: readonly (readonly [value: Knobs[keyof Knobs], words: string | { readonly seat: Seat }])[];
  readonly loserChooses?: (loser: string) => string;
}

const says = words.options;

/** MG-R-85: each is a reading of the rules. */
const KNOBS: readonly Knob[] = [
  {
    name: 'firstPlayer',
    clause: 'MG-R-3',
    values: [
      ['random', says.firstPlayer.random],
      ['S', { seat: 0 }],
      ['N', { seat: 1 }],
    ],
    loserChooses: says.firstPlayer.loserChooses,
  },
  {
    name: 'firstTurnDraw',
    clause: 'MG-R-4',
    values: [
      [true, says.firstTurnDraw.yes],
      [false, says.firstTurnDraw.no],
    ],
  },
  {
    name: 'directAttackReach',
    clause: 'MG-R-27',
    values: [
      ['entryZone', says.directAttackReach.entryZone],
      ['edge', says.directAttackReach.edge],
    ],
  },
  {
    name: 'emptyDeckDamage',
    clause: 'MG-R-29',
    values: [
      ['marker', says.emptyDeckDamage.marker],
      ['lose', says.emptyDeckDamage.lose],
    ],
  },
  {
    name: 'blockadeCheck',
    clause: 'MG-R-32',
    values: [
      ['continuous', says.blockadeCheck.continuous],
      ['ownMain', says.blockadeCheck.ownMain],
    ],
  },
  {
    name: 'turnCap',
    clause: 'MG-R-35',
    values: [
      [200, says.turnCap.turns(200)],
      [60, says.turnCap.turns(60)],
      [30, says.turnCap.short(30)],
    ],
  },
  {
    name: 'oneTowerPerTurn',
    clause: 'MG-R-37',
    values: [
      [true, says.oneTowerPerTurn.one],
      [false, says.oneTowerPerTurn.any],
    ],
  },
  {
    name: 'abilityTiming',
    clause: 'MG-R-21',
    values: [
      ['main', says.abilityTiming.main],
      ['any', says.abilityTiming.any],
    ],
  },
  {
    name: 'rangeFriendlyStep',
    clause: 'MG-R-53',
    values: [
      [1, says.rangeFriendlyStep.counts],
      [0, says.rangeFriendlyStep.ignores],
    ],
  },
  {
    name: 'speedRangeStack',
    clause: 'MG-R-54',
    values: [
      ['max', says.speedRangeStack.max],
      ['sum', says.speedRangeStack.sum],
    ],
  },
  {
    name: 'armourVsEffects',
    clause: 'MG-R-55',
    values: [
      [true, says.armourVsEffects.all],
      [false, says.armourVsEffects.attacks],
    ],
  },
  {
    name: 'adaStopsAttacks',
    clause: 'MG-R-71',
    values: [
      [true, says.adaStopsAttacks.both],
      [false, says.adaStopsAttacks.commands],
    ],
  },
  {
    name: 'openDeckLists',
    clause: 'MG-R-85',
    values: [
      [false, says.openDeckLists.after],
      [true, says.openDeckLists.open],
    ],
  },
];

/** MG-R-85: no card of the first edition asks for these. */
const SECOND_ONLY: ReadonlySet<string> = new Set(['armourVsEffects', 'adaStopsAttacks']);

/** The options in the lobby besides the decks. The edition's own reading comes first. */
export function optionsOf(edition: Edition): readonly OptionChoice[] {
  const { knobs } = EDITIONS[edition];
  const offered = KNOBS.filter(({ name }) => edition === '2e' || !SECOND_ONLY.has(name));
  return offered.map(({ name, clause, values, ...rest }) => {
    const isDefault = ([value]: readonly [unknown, unknown]): boolean => value === knobs[name];
    const sorted = [...values.filter(isDefault), ...values.filter((choice) => !isDefault(choice))];
    const named = sorted.map(([value, text]) =>
      typeof text === 'string' ? { value, words: text } : { value, ...text },
    );
    return { name, words: says.names[name], clause, values: named, ...rest };
  });
}

/** MG-R-91: what makes a match a variant, in the words of the lobby. */
export function variant(edition: Edition, options: Knobs): string | null {
  const different = variantOf(edition, options);
  const names = KNOBS.flatMap(({ name }) => (different.includes(name) ? [says.names[name]] : []));
  return names.length === 0 ? null : says.variant(names);
}
