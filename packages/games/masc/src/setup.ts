import { roll, type Rng } from '@mechatable/kernel';
import { NOWHERE } from './board.ts';
import type { Options, Rules } from './options.ts';
import type { State, Step } from './state.ts';
import { EMPTY_SLOTS, TWO_RIVERS_SLOTS, terrainOf } from './terrain.ts';

/** Everything that is not yet decided. */
function blank(rules: Rules, rng: Rng): State {
  const none = (): number[] => new Array<number>(2 * (rules.light + rules.mid)).fill(NOWHERE);
  const zeros = (): number[] => new Array<number>(2 * (rules.light + rules.mid)).fill(0);
  return {
    rules,
    rng,
    dice: [],
    chooser: NOWHERE,
    opener: NOWHERE,
    red: NOWHERE,
    slots: EMPTY_SLOTS,
    terrain: terrainOf(EMPTY_SLOTS),
    forces: [[], []],
    turn: 0,
    initiative: NOWHERE,
    at: none(),
    type: none(),
    damage: zeros(),
    spent: zeros(),
    groups: [],
    activation: null,
    points: [0, 0],
    agenda: [],
    outcome: null,
  };
}

export function setup(version: number, options: Options, rng: Rng): State {
  const rules: Rules = { version, ...options };
  return rules.setup === 'quick' ? quickSetup(rules, rng) : fullSetup(rules, rng);
}

/** MASC-SETUP-1, MASC-R-66: one die; 1 to 3 makes seat 0 the Chooser. */
function fullSetup(rules: Rules, rng: Rng): State {
  const die = roll(rng, 6);
  const chooser = die <= 3 ? 0 : 1;
  return { ...blank(rules, rng), dice: [die], chooser, agenda: [{ ask: 'privilege', seat: chooser }] };
}

/** MASC-R-68: nothing is drawn, seat 0 is Red, and the board is Two Rivers. */
function quickSetup(rules: Rules, rng: Rng): State {
  const agenda: Step[] = [{ do: 'muster' }, { ask: 'force', seats: [0, 1] }];
  const slots = TWO_RIVERS_SLOTS;
  return { ...blank(rules, rng), red: 0, slots, terrain: terrainOf(slots), agenda };
}
