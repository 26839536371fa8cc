import type { Style } from './style.ts';

/** The styles, named by what people notice first. */
export type StyleName = 'aggressor' | 'fortress' | 'gambler' | 'hoarder' | 'hunter';

/** An opponent with a name and a style. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly styleName: StyleName;
  readonly note: string;
  /** The level it plays at unless another is chosen. */
  readonly level: string;
  readonly style: Style;
}

const KINDS_OF_MECHA = ['frog', 'rat', 'ant', 'turtle', 'wolf', 'spider'] as const;

function eachMecha(own: number, rival: number): Record<string, readonly [number, number]> {
  return Object.fromEntries(KINDS_OF_MECHA.map((kind) => [kind, [own, rival] as const]));
}

/** Breachline, Mecha, M.A.S.C. and Mechanation have different factors: each style names those of all games. */
const aggressor: Style = {
  tastes: {
    ...{ protection: [0.5, 2], card: 0.3, ready: 0.2, openLane: 0.1, breach: 2, duelWon: 2, duelLost: 0.2 },
    ...{
      hit: [2, 0.6],
      advance: 4,
      inReach: 4,
      speed: 2,
      durability: [0.3, 1.5],
      armor: 0.3,
      bandwidth: 0.7,
    },
    ...eachMecha(0.6, 1.8),
    ...{ damage: [0.5, 2], fire: 2.5, step: 1.8 },
    ...{ mech: [0.2, 1.6], mechPower: [0.2, 1.6], openToRaids: [0.2, 3], secret: 0, territory: 4 },
  },
};
const fortress: Style = {
  tastes: {
    ...{ protection: [2.5, 0.5], openLane: [4, 0.3], land: 2, duelLost: 3, breach: [0.2, 3], ready: 2 },
    ...{ unit: [3, 0.6], power: [1.4, 0.7] },
    ...{ hit: [0.6, 1.8], durability: [2, 0.7], armor: 2.5, advance: [0.3, 1.5], inReach: [0.4, 2] },
    ...eachMecha(1.8, 0.7),
    ...{ damage: [2, 0.6], fire: [0.5, 2], outOfFormation: 2, step: 0.6 },
    ...{ openToRaids: [5, 0.4], mech: [4, 0.4], mechPower: [3, 0.4], secret: 3 },
  },
};
/** Plays all it has at once, and likes results that could go either way. */
const gambler: Style = {
  tastes: {
    ...{ card: 0.05, protection: [0.8, 1.2], openLane: 0.5, land: 0.6, ready: 0.5 },
    ...{ hit: [1.2, 0.8], cardTooMany: 0, overdrawn: 0, lastDraw: 0.3, bandwidth: 0.8, power: 1.3 },
    ...{ outOfFormation: 0.5, damage: [0.6, 1.4] },
    ...{ openToRaids: 0.2, secret: 0.3 },
  },
  temper: { worlds: 6, nerve: 1.5 },
};
const hoarder: Style = {
  tastes: {
    ...{ card: [1.7, 1], land: 1.8, ready: 1.5 },
    ...{ bandwidth: [2, 1], cardTooMany: 8, lastDraw: 1.5, command: 1.5 },
    ...eachMecha(1.3, 0.8),
    ...{ point: 1.3, pointSoon: 1.3, pointExpected: 1.4, contested: 1.4, fire: 0.6 },
    ...{ secret: [3, 1], mech: [2, 1] },
  },
};
const hunter: Style = {
  tastes: {
    ...{
      unit: [0.5, 8],
      power: [0.8, 4],
      powerAbove: [0.8, 4],
      duelWon: 4,
      protection: [0.8, 0.4],
      card: 0.7,
    },
    ...{ durability: [0.8, 6], armor: [1, 3], hit: [0.5, 1], inReach: 0.5 },
    ...eachMecha(0.8, 3),
    ...{ damage: [0.8, 3], fire: 2.5, pointExpected: 0.8 },
    ...{ mech: [1, 4], mechPower: [1, 4], territory: 0.5 },
  },
};

/** The opponents with a name. docs/levels.md says how their styles were measured. */
export const CHARACTERS: readonly Character[] = [
  {
    ...{ id: 'kade', name: 'Vesna Kade', styleName: 'aggressor', level: 'regular', style: aggressor },
    note: 'Attacks first and counts the losses later.',
  },
  {
    ...{ id: 'holt', name: 'Marta Holt', styleName: 'fortress', level: 'veteran', style: fortress },
    note: 'Closes every gap before moving on.',
  },
  {
    ...{ id: 'sparks', name: 'Juno Sparks', styleName: 'gambler', level: 'regular', style: gambler },
    note: 'Plays everything at once, and hopes.',
  },
  {
    ...{ id: 'tilo', name: 'Old Tilo', styleName: 'hoarder', level: 'rookie', style: hoarder },
    note: 'Keeps everything for later.',
  },
  {
    ...{ id: 'ravn', name: 'Ida Ravn', styleName: 'hunter', level: 'ace', style: hunter },
    note: 'Hunts your units, whatever the score.',
  },
];
