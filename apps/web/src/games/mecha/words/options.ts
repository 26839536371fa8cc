import type { Knobs } from '@mechatable/mecha';

/** The options in the lobby. */
export const options = {
  names: {
    firstPlayer: 'First turn',
    firstTurnDraw: 'Draw on turn 1',
    directAttackReach: 'Direct attacks',
    emptyDeckDamage: 'Direct attack on an empty deck',
    blockadeCheck: 'A sealed entry zone loses',
    turnCap: 'Turn limit',
    oneTowerPerTurn: 'Towers per turn',
    abilityTiming: 'Abilities',
    rangeFriendlyStep: 'Range over a friendly unit',
    speedRangeStack: 'More than one Speed or Range',
    armourVsEffects: 'Armour stops',
    adaStopsAttacks: 'Ada, The Ingenious stops',
    openDeckLists: 'Deck lists',
  } satisfies Record<keyof Knobs, string>,
  firstPlayer: {
    random: 'Random',
    loserChooses: (loser: string) => `${loser} lost and chooses who takes the first turn of the rematch.`,
  },
  firstTurnDraw: { yes: 'Yes', no: 'No' },
  directAttackReach: { entryZone: 'Only from the enemy entry zone', edge: 'Within Range' },
  emptyDeckDamage: { marker: 'Adds a marker to the damage zone', lose: 'That player loses' },
  blockadeCheck: { continuous: 'At any time', ownMain: 'When your Main Phase begins' },
  turnCap: { turns: (n: number) => `${n} turns`, short: (n: number) => `${n} turns (short match)` },
  oneTowerPerTurn: { one: 'One', any: 'Any number' },
  abilityTiming: { main: 'In your Main Phase', any: 'In every window' },
  rangeFriendlyStep: { counts: 'Counts its space', ignores: 'Ignores it' },
  speedRangeStack: { max: 'The highest counts', sum: 'The sum counts' },
  armourVsEffects: { all: 'All damage', attacks: 'Attacks only' },
  adaStopsAttacks: { both: 'Attacks and Commands', commands: 'Commands only' },
  openDeckLists: { after: 'Shown after the match', open: 'Shown from the start' },
  /** `names`: of the options that differ from the standard game. */
  variant: (names: readonly string[]) => `A variant: ${names.map((name) => name.toLowerCase()).join(', ')}`,
};
