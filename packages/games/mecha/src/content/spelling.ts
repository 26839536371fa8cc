import type { Op, TargetRule, TriggerEffect, TriggerName } from './effects.ts';
import type { Card, Figures } from './language.ts';
import type { Keyword } from './traits.ts';
import { withTargetNamed } from './target-words.ts';

/** Shorter spellings of the card language. */

/** A card without any effect. */
export const PLAIN: Omit<Card, 'id' | 'name' | 'kind' | 'types'> = {
  text: '',
  copies: 'normal',
  isTrigger: false,
  unplayable: false,
  cost: null,
  power: null,
  durability: null,
  keywords: {},
  provides: 0,
  arrivesOn: null,
  arrivesAbroad: false,
  bans: [],
  statics: [],
  target: null,
  attaches: false,
  becomes: null,
  afterLoss: false,
  effect: [],
  zoneEffect: null,
  zoneAbility: null,
  time: null,
  ability: null,
  skip: null,
  triggers: [],
  note: '',
  rulings: [],
};

type Fixed = 'id' | 'name' | 'kind' | 'types' | 'cost' | 'power' | 'durability';
type Extras = Partial<Omit<Card, Fixed>>;

export function mecha(id: string, name: string, figures: Figures, extras: Extras = {}): Card {
  const [cost, power, durability] = figures;
  const fixed = { id, name, kind: 'Mecha', types: ['mecha'], cost, power, durability } as const;
  return withTargetNamed({ ...PLAIN, ...fixed, ...extras });
}

export function tower(id: string, name: string, durability: number, extras: Extras = {}): Card {
  return { ...PLAIN, id, name, kind: 'Tower', types: ['tower'], durability, ...extras };
}

export function mechaTower(id: string, name: string, figures: Figures, extras: Extras = {}): Card {
  return { ...mecha(id, name, figures, extras), kind: 'Mecha Tower', types: ['mecha', 'tower'] };
}

export function command(id: string, name: string, extras: Extras & Pick<Card, 'text'>): Card {
  return withTargetNamed({ ...PLAIN, id, name, kind: 'Command', types: ['command'], ...extras });
}

/** MG-TRIG-1: a Command that works from the damage zone as well. */
export function triggerCommand(id: string, name: string, extras: Extras & Pick<Card, 'text'>): Card {
  return { ...command(id, name, extras), kind: 'Trigger Command', isTrigger: true };
}

export function pilot(
  id: string,
  name: string,
  [power, durability]: readonly [power: number, durability: number],
  extras: Extras & Pick<Card, 'text'>,
): Card {
  return { ...PLAIN, id, name, kind: 'Pilot', types: ['pilot'], power, durability, ...extras };
}

export const MY_MECHA: TargetRule = { pick: 'mecha', side: 'you' };
export const MY_MECHA_AT_HOME: TargetRule = { pick: 'mecha', side: 'you', in: 'entry' };
export const ENEMY_MECHA: TargetRule = { pick: 'mecha', side: 'enemy' };
export const A_MECHA: TargetRule = { pick: 'mecha', side: 'any' };
export const A_UNIT: TargetRule = { pick: 'unit', side: 'any' };
export const ENEMY_UNIT: TargetRule = { pick: 'unit', side: 'enemy' };
export const A_PLAYER: TargetRule = { pick: 'player' };
export const A_SPACE: TargetRule = { pick: 'space' };
export const A_PILOT: TargetRule = { pick: 'pilot', side: 'any' };
export const HOST_PILOT: TargetRule = { pick: 'pilot', side: 'you', free: true };
export const HOST_ENEMY_PILOT: TargetRule = { pick: 'pilot', side: 'enemy', free: true };

export const extraAttack = (n: number): Op => ({ op: 'extraAttack', n });
export const extraSteps = (n: number): Op => ({ op: 'extraSteps', n });
export const grant = (keyword: Keyword): Op => ({ op: 'grant', keyword });
export const range = (n: number): Op => ({ op: 'range', n });
export const forbid = (what: 'move' | 'attack', when: 'now' | 'next'): Op => ({ op: 'forbid', what, when });
export const armor = (n: number): Op => ({ op: 'armour', n });
export const damage = (n: number): Op => ({ op: 'damage', n });
export const heal = (n: number): Op => ({ op: 'heal', n });
export const draw = (n: number): Op => ({ op: 'draw', n });
export const MUST_MOVE: Op = { op: 'mustMove' };
export const DESTROY: Op = { op: 'destroy' };
export const LOOK: Op = { op: 'look' };
export const SHUFFLE: Op = { op: 'shuffle', who: 'you' };
export const SACRIFICE_TOWER: Op = { op: 'sacrifice', what: 'tower', who: 'you' };
export const DISCARD: Op = { op: 'discard', n: 1, all: true };

/** Up to `n` cards of a kind from the deck, shown to all; `SHUFFLE` has to follow. */
export function search(n: number, which: Extract<Op, { op: 'take' }>['which'], distinct = false): Op {
  const take: Extract<Op, { op: 'take' }> = { op: 'take', from: 'deck', n, which, open: true };
  return distinct ? { ...take, distinct } : take;
}

export function on(name: TriggerName, ...ops: readonly Op[]): TriggerEffect {
  return { on: name, do: ops };
}

/** Texts that several cards print. */
export const EITHER = 'Each turn it moves or attacks, not both.';
export const ONE_TOWER = 'Counts as your one Tower this turn.';
