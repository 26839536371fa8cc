import type { Piece } from '@mechatable/kernel';

/**
 * The small language that cards are written in: plain data, read by `values.ts` (what a card is), `targets.ts`
 * (what it may be played on) and `effects.ts` (what it does). The helpers below only spell it shorter.
 */
export type Edition = '1e';
export type CardType = 'mecha' | 'tower' | 'command';

/** MG-KW-1: a keyword with its number, where it has one. */
export interface Keywords {
  readonly armour?: number;
  readonly range?: number;
  readonly speed?: number;
  readonly pierce?: true;
  readonly flight?: true;
  readonly reach?: true;
  readonly haste?: true;
}

export type Keyword = 'pierce' | 'flight' | 'reach' | 'haste';

/** What a unit can be kept from, without a limit in time. `both`: move and attack in one turn. */
export type Ban = 'move' | 'attack' | 'both';

/** What is chosen as a card is announced (MG-R-17). */
export type TargetRule =
  | { readonly pick: 'mecha'; readonly side: 'you' | 'enemy'; readonly in?: 'entry' }
  | { readonly pick: 'player' }
  /** A space for a Command that stays on the battlefield (MG-CMD-4). */
  | { readonly pick: 'space' };

/**
 * One part of an effect. It is about the target of a Command, the unit that has the ability, or the unit
 * that the trigger's event was about.
 */
export type Op =
  | { readonly op: 'extraAttack'; readonly n: number }
  | { readonly op: 'extraSteps'; readonly n: number }
  | { readonly op: 'grant'; readonly keyword: Keyword }
  | { readonly op: 'range'; readonly n: number }
  /** Every Mecha on a space beside this card has so much Speed until the turn ends. */
  | { readonly op: 'speedBeside'; readonly n: number }
  /** `next`: the next turn of the unit's controller (MG-R-25). */
  | { readonly op: 'forbid'; readonly what: 'move' | 'attack'; readonly when: 'now' | 'next' }
  | { readonly op: 'mustMove' }
  | { readonly op: 'armour'; readonly n: number }
  /** As many durability counters as the sacrificed unit had. */
  | { readonly op: 'growBySacrificed' }
  | { readonly op: 'destroy' }
  | { readonly op: 'look' }
  | { readonly op: 'draw'; readonly n: number }
  /** What follows happens only if this did ("if you do", MG-R-17). */
  | { readonly op: 'sacrificeTower' }
  | { readonly op: 'discard' };

/**
 * `moved`: once for each move action of this unit. `attacked`: after an attack by it, on a unit or on the
 * player; `attackedUnit`: on a unit, which the effect is then about. `mainBegins`: its controller's Main
 * Phase, for a card that has no time counters left.
 */
export type TriggerName = 'moved' | 'attacked' | 'attackedUnit' | 'mainBegins';

export interface TriggerEffect {
  readonly on: TriggerName;
  readonly do: readonly Op[];
}

/** An ability that is used by paying for it (MG-R-21). All of today are paid with a neighbouring Mecha. */
export interface Ability {
  readonly pay: 'neighbouringMecha';
  readonly do: readonly Op[];
}

export interface Card extends Piece {
  readonly types: readonly CardType[];
  /** MG-DECK-4: copies without limit. */
  readonly basic: boolean;
  /** Null for what has none: Towers and Commands. */
  readonly cost: number | null;
  readonly power: number | null;
  readonly durability: number | null;
  readonly keywords: Keywords;
  /** Bandwidth (MG-KW-21): so much, or one for each unit of this name that its player controls. */
  readonly provides: number | 'perNamesake';
  /** It arrives only on a unit of this name that its player controls, and that unit is destroyed. */
  readonly arrivesOn: string | null;
  readonly bans: readonly Ban[];
  readonly target: TargetRule | null;
  /** What a Command does when it resolves. */
  readonly effect: readonly Op[];
  /** Time counters of a Command that stays on the battlefield, and whose turns take one off. */
  readonly time: { readonly counters: number; readonly ticks: 'own' | 'each' } | null;
  readonly ability: Ability | null;
  readonly triggers: readonly TriggerEffect[];
}

type Figures = readonly [cost: number, power: number, durability: number];
type Extras = Partial<
  Pick<Card, 'keywords' | 'bans' | 'ability' | 'triggers' | 'text' | 'provides' | 'arrivesOn' | 'basic'>
>;

const PLAIN: Omit<Card, 'id' | 'name' | 'kind' | 'types' | 'text'> = {
  basic: false,
  cost: null,
  power: null,
  durability: null,
  keywords: {},
  provides: 0,
  arrivesOn: null,
  bans: [],
  target: null,
  effect: [],
  time: null,
  ability: null,
  triggers: [],
};

export function mecha(
  id: string,
  name: string,
  [cost, power, durability]: Figures,
  extras: Extras = {},
): Card {
  const { text = '', ...rest } = extras;
  const figures = { cost, power, durability };
  return { ...PLAIN, id, name, kind: 'Mecha', types: ['mecha'], text, ...figures, ...rest };
}

export function tower(id: string, name: string, durability: number, extras: Extras = {}): Card {
  const { text = '', ...rest } = extras;
  return { ...PLAIN, id, name, kind: 'Tower', types: ['tower'], text, durability, ...rest };
}

export function mechaTower(id: string, name: string, figures: Figures, extras: Extras = {}): Card {
  return { ...mecha(id, name, figures, extras), kind: 'Mecha Tower', types: ['mecha', 'tower'] };
}

export function command(
  id: string,
  name: string,
  rest: Pick<Card, 'text' | 'target'> & Partial<Pick<Card, 'effect' | 'time' | 'triggers'>>,
): Card {
  return { ...PLAIN, id, name, kind: 'Command', types: ['command'], ...rest };
}

export const MY_MECHA: TargetRule = { pick: 'mecha', side: 'you' };
export const MY_MECHA_AT_HOME: TargetRule = { pick: 'mecha', side: 'you', in: 'entry' };
export const ENEMY_MECHA: TargetRule = { pick: 'mecha', side: 'enemy' };
export const A_PLAYER: TargetRule = { pick: 'player' };
export const A_SPACE: TargetRule = { pick: 'space' };

export const extraAttack = (n: number): Op => ({ op: 'extraAttack', n });
export const extraSteps = (n: number): Op => ({ op: 'extraSteps', n });
export const grant = (keyword: Keyword): Op => ({ op: 'grant', keyword });
export const range = (n: number): Op => ({ op: 'range', n });
export const speedBeside = (n: number): Op => ({ op: 'speedBeside', n });
export const forbid = (what: 'move' | 'attack', when: 'now' | 'next'): Op => ({ op: 'forbid', what, when });
export const armour = (n: number): Op => ({ op: 'armour', n });
export const draw = (n: number): Op => ({ op: 'draw', n });
export const MUST_MOVE: Op = { op: 'mustMove' };
export const GROW_BY_SACRIFICED: Op = { op: 'growBySacrificed' };
export const DESTROY: Op = { op: 'destroy' };
export const LOOK: Op = { op: 'look' };
export const SACRIFICE_TOWER: Op = { op: 'sacrificeTower' };
export const DISCARD: Op = { op: 'discard' };

export function on(name: TriggerName, ...ops: readonly Op[]): TriggerEffect {
  return { on: name, do: ops };
}

export function bySacrifice(...ops: readonly Op[]): Ability {
  return { pay: 'neighbouringMecha', do: ops };
}
