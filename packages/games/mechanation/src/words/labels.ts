import { whose, type Names, type Seat } from '@mechatable/kernel';

/** Labels of actions. */
export const labels = {
  reveal: (territory: string): string => `Reveal ${territory}`,
  deploy: (mech: string, territory: string): string => `Deploy ${mech} to ${territory}`,
  deployUp: (mech: string, territory: string): string => `Deploy ${mech} face-up to ${territory}`,
  attack: (mech: string, territory: string): string => `Attack ${territory} with ${mech}`,
  attackUp: (mech: string, territory: string): string => `Attack ${territory} with ${mech} face-up`,
  defend: (mech: string): string => `Defend with ${mech}`,
  scrap: (territory: string): string => `Scrap ${territory}`,
  /** The ability of a Mech, by its operation. */
  use: {
    repair: (mech: string, target: string): string => `${mech}: repair ${target} by 1 Stage`,
    turnUp: (mech: string, territory: string): string => `${mech}: reveal ${territory}`,
    look: (mech: string, territory: string): string => `${mech}: look at ${territory}`,
    lookAtMech: (mech: string, names: Names, seat: Seat): string =>
      `${mech}: look at ${whose(names, seat)} deployed Mech`,
    sendHome: (mech: string, names: Names, seat: Seat): string =>
      `${mech}: return ${whose(names, seat)} Mech to hand`,
    takeScrap: (mech: string, territory: string, top: string): string =>
      `${mech}: scrap ${territory} and take ${top}`,
    exchange: (mech: string, territory: string): string =>
      `${mech}: swap the claimed Territory for ${territory}`,
    turnDown: (mech: string, territory: string): string => `${mech}: turn ${territory} face-down`,
    addHalfOfShown: (mech: string, shown: string, power: number): string =>
      `${mech}: Show ${shown} for +${power} Power`,
    dragDown: (mech: string, winner: string): string => `${mech}: it and ${winner} both become Malfunctioned`,
    /** It has no ability for the open question. */
    unknown: (mech: string, target: string): string => `${mech}: on ${target}`,
  },
  /** A pass, by question. */
  pass: {
    reveal: 'Pass',
    initiation: 'Done',
    arena: 'Pass',
    during: 'Decline',
    loss: 'Decline',
    claimed: 'Decline',
    attack: 'Don’t attack',
    defend: 'Don’t defend',
    scrapDown: 'Pass',
    scrap: 'Done',
  },
  passNothing: 'Pass',
  passOnTurningDown: 'Done',
};
