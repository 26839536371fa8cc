import { portableBy, referenceTo, type Fields } from '@mechatable/kernel';
import { ID } from './content/cards.ts';
import { FIRST_CARDS } from './content/first-release.ts';
import type { Pile, Progress, State, Step, Trigger } from './state.ts';

type Kind = 'card';

const TRIGGER: Fields<Trigger, Kind> = { card: 'card', subjectCard: 'card' };
const PROGRESS: Fields<Progress, Kind> = { trigger: TRIGGER };

const PILE: Fields<Pile, Kind> = {
  deckList: ['card'],
  poolList: ['card'],
  hand: ['card'],
  shown: ['card'],
  deck: ['card'],
  protection: ['card'],
  pool: ['card'],
  revealed: ['card'],
  taken: ['card'],
  graveyard: ['card'],
  trash: ['card'],
};

const STEP: Fields<Step, Kind> = {
  card: 'card',
  trigger: TRIGGER,
  triggers: [TRIGGER],
  progress: PROGRESS,
};

/** Where a state refers to cards. References to objects, zones and effect indexes don't change. */
export const { portable, restore, formerly } = portableBy<State, Kind>(
  {
    piles: [PILE],
    card: ['card'],
    equipCard: ['card'],
    changeBy: ['card'],
    queue: [TRIGGER],
    agenda: [STEP],
  },
  { card: referenceTo('card', ID, FIRST_CARDS) },
);
