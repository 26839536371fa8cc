import { doTogether, sentence, type Names, type Seat } from '@mechatable/kernel';

/** The players who must decide. */
export interface Asked {
  readonly names: Names;
  readonly seats: readonly Seat[];
}

function others({ names, seats }: Asked, words: string): string {
  return sentence(`${doTogether(names, seats, words)}.`);
}

/** For the player who decides. */
const yours = {
  privilege: 'Choose the colors, or lay the first tile.',
  colour: 'Which color do you play?',
  tile: 'Lay a tile: your row or the center.',
  force: 'Choose your force in secret.',
  deploy: (from: number, to: number): string => `Deploy a mecha in rows ${from} to ${to}.`,
  first: (phase: string): string => `Who starts ${phase}?`,
  activate: 'Activate a unit, or pass.',
  move: (unit: string): string => `Move ${unit}’s unit, then finish.`,
  rally: (mecha: string): string => `Where does straggler ${mecha} go?`,
  attack: 'Attack with a unit, or pass.',
  assign: (die: number): string => `Who takes the ${die}?`,
};

/** For everyone else: `Mira lays a tile.` */
const theirs = {
  privilege: (by: Asked): string => others(by, 'chooses the colors or lays the first tile'),
  colour: (by: Asked): string => others(by, 'chooses a color'),
  tile: (by: Asked): string => others(by, 'lays a tile'),
  force: (by: Asked): string => others(by, 'chooses a force in secret'),
  deploy: (by: Asked, from: number, to: number): string =>
    others(by, `deploys a mecha in rows ${from} to ${to}`),
  first: (by: Asked, phase: string): string => others(by, `chooses who starts ${phase}`),
  activate: (by: Asked): string => others(by, 'activates a unit or passes'),
  move: (by: Asked, unit: string): string => others(by, `moves ${unit}’s unit`),
  rally: (by: Asked, mecha: string): string => others(by, `moves straggler ${mecha}`),
  attack: (by: Asked): string => others(by, 'attacks with a unit or passes'),
  assign: (by: Asked, die: number): string => others(by, `chooses who takes the ${die}`),
};

export const questions = { over: 'Nothing to decide.', yours, theirs };
