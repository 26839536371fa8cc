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

/** Breachline, Mecha, M.A.S.C. and Mechanation name different things: each style names those of all games. */
const aggressor: Style = {
  tastes: {
    ...{ protection: [0.6, 1.7], card: 0.45, ready: 0.4, openLane: 0.2, breach: 1.8, duelWon: 1.8 },
    ...{ hit: [1.6, 0.7], advance: 2.5, inReach: 2.5, durability: [0.5, 1.5], armor: 0.5, bandwidth: 0.8 },
    ...eachMecha(0.6, 1.8),
    ...{ damage: [0.5, 2], fire: 2.5, step: 1.8 },
    ...{ mech: [0.4, 1.6], mechPower: [0.4, 1.6], openToRaids: [0.3, 2], secret: 0.3, territory: 2 },
  },
};
const fortress: Style = {
  tastes: {
    ...{ protection: [1.8, 0.7], openLane: [3.5, 0.5], land: 2, duelLost: 2.5, breach: [0.3, 2] },
    ...{ unit: [2, 0.8], power: [1.2, 0.9] },
    ...{ hit: [0.7, 1.7], durability: [2.5, 0.8], armor: 2.5, advance: [0.2, 2], inReach: [0.4, 2.5] },
    ...eachMecha(1.8, 0.7),
    ...{ damage: [2, 0.6], fire: [0.5, 2], outOfFormation: 2, step: 0.6 },
    ...{ openToRaids: [4, 0.5], mech: [2.5, 0.6], mechPower: [2, 0.6], secret: 2 },
  },
};
const gambler: Style = {
  tastes: {
    ...{ protection: [0.8, 1.2], openLane: 0.4, card: 0.8 },
    ...{ hit: [1.2, 0.8], overdrawn: 0, lastDraw: 0.3 },
    ...{ outOfFormation: 0.5, damage: [0.7, 1.3] },
    ...{ openToRaids: 0.2, secret: 0.3, second: 0.4 },
  },
  temper: { worlds: 6, nerve: 0.9 },
};
const hoarder: Style = {
  tastes: {
    ...{ card: [1.7, 1], land: 1.8, ready: 1.5 },
    ...{ bandwidth: [2, 1], cardTooMany: 8, lastDraw: 1.5, command: 1.5 },
    ...eachMecha(1.3, 0.8),
    ...{ point: 1.3, pointSoon: 1.3, pointExpected: 1.4, contested: 1.4, fire: 0.6 },
    ...{ secret: [3, 1], mech: [2, 1], knowledge: 2 },
  },
};
const hunter: Style = {
  tastes: {
    ...{ unit: [0.8, 3], power: [0.9, 2], powerAbove: [0.9, 2], duelWon: 2, protection: [1, 0.7] },
    ...{ durability: [1, 3.5], mecha: 1, armor: [1, 2], hit: [0.8, 1], inReach: 0.8 },
    ...eachMecha(0.9, 2.6),
    ...{ damage: [1, 2.6], fire: 2, pointExpected: 0.8 },
    ...{ mech: [1, 3], mechPower: [1, 3], territory: 0.5 },
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
    note: 'Likes the move that could go either way.',
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
