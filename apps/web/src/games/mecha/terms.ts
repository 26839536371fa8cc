import type { Keywords } from '@mechatable/mecha';

/** Keywords under the names that the rule book explains them by. */
export const KEYWORD_TERMS: Readonly<Record<keyof Keywords, string>> = {
  armour: 'Armour',
  pierce: 'Pierce',
  flight: 'Flight',
  reach: 'Reach',
  haste: 'Haste',
  range: 'Range',
  speed: 'Speed',
};

/** What a unit may do, must do and can't do, likewise. */
export const MARK_TERMS = {
  fresh: 'Arrived this turn',
  'must-move': 'Must move',
  now: 'Moves',
  move: 'Moves',
  attack: 'Attacks',
  'no-move': 'Ban',
  'no-attack': 'Ban',
};
