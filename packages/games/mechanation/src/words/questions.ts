import { does, sentence, type Names, type Seat } from '@mechatable/kernel';

const waiting = (names: Names, seat: Seat, verb: string): string => sentence(`${does(names, seat, verb)}.`);

/** The open question. */
export const questions = {
  nothing: 'Nothing to decide.',
  /** For the pilot who must answer. */
  prompts: {
    reveal: 'Which Territory do you reveal?',
    initiation: 'Use an Initiation ability?',
    arena: 'Deploy a Mech, use an ability or pass?',
    during: 'Show a Mech to strengthen Tandem?',
    loss: 'Use Limpet to drag the winner down?',
    claimed: 'Show your Mech to use its ability?',
    turnAnotherDown: 'Turn another Territory face-down?',
    attack: 'Attack another pilot’s Territory?',
    defend: (territory: string): string => `Defend ${territory}?`,
    scrapDown: (count: number, limit: number): string =>
      `Scrap a Territory: you have ${count}, limit ${limit}.`,
    scrap: 'Use a Scrap ability?',
  },
  /** For everyone else. */
  waiting: {
    reveal: (names: Names, seat: Seat): string => waiting(names, seat, 'is choosing a Territory to reveal'),
    initiation: (names: Names, seat: Seat): string => waiting(names, seat, 'may use an Initiation ability'),
    arena: (names: Names, seat: Seat): string => waiting(names, seat, 'is taking an Arena turn'),
    during: (names: Names, seat: Seat): string => waiting(names, seat, 'may Show a Mech for Tandem'),
    loss: (names: Names, seat: Seat): string => waiting(names, seat, 'may use Limpet'),
    claimed: (names: Names, seat: Seat): string => waiting(names, seat, 'may use an ability after claiming'),
    turnAnotherDown: (names: Names, seat: Seat): string =>
      waiting(names, seat, 'may turn another Territory face-down'),
    attack: (names: Names, seat: Seat): string => waiting(names, seat, 'may attack as Alpha Pilot'),
    defend: (territory: string): string => sentence(`${territory} is under attack.`),
    scrapDown: (names: Names, seat: Seat, limit: number): string =>
      waiting(names, seat, `must scrap down to ${limit} Territories`),
    scrap: (names: Names, seat: Seat): string => waiting(names, seat, 'may use a Scrap ability'),
  },
};
