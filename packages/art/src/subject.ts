/** What to draw. The same subject always gives the same drawing; no two ids give the same one. */

export const STANCES = ['biped', 'digitigrade', 'quad', 'spider', 'tracked', 'hover', 'crawler'] as const;
/** How a machine stands. */
export type Stance = (typeof STANCES)[number];

export const SCHOOLS = [
  'lance',
  'bulwark',
  'artillery',
  'salvage',
  'swarm',
  'stealth',
  'plain',
  'beast',
  'aerial',
  'royal',
] as const;
/** The school of design that a tribe, class or faction builds by: silhouettes of one school look related. */
export type School = (typeof SCHOOLS)[number];

export const ARMS = ['blade', 'gun', 'cannon', 'missiles', 'claws', 'tools'] as const;
export type Arms = (typeof ARMS)[number];

export interface MechSubject {
  readonly draws: 'mech';
  readonly id: string;
  /** Words in the name may add a prop: a Hammer carries one. */
  readonly name: string;
  readonly school: School;
  readonly stance: Stance;
  /** 1 a drone, 5 a colossus. */
  readonly size: 1 | 2 | 3 | 4 | 5;
  /** 0 unarmed, 5 a siege gun. */
  readonly weapon: 0 | 1 | 2 | 3 | 4 | 5;
  /** What it strikes with. */
  readonly arms: Arms;
  /** 0 a bare frame, 5 plated all over. */
  readonly plates: 0 | 1 | 2 | 3 | 4 | 5;
  readonly wings: boolean;
  readonly tower: boolean;
}

export const PLACES = [
  'bunker',
  'ridge',
  'lift',
  'mast',
  'depot',
  'mines',
  'yard',
  'wrecks',
  'tower',
  'rails',
  'shrine',
  'market',
  'gate',
  'hangar',
  'forest',
  'water',
  'city',
  'desert',
  'crater',
  'plant',
  'grid',
  'rift',
] as const;
export type PlaceMotif = (typeof PLACES)[number];

/** A land, base, territory or building. */
export interface PlaceSubject {
  readonly draws: 'place';
  readonly id: string;
  readonly name: string;
  readonly motif: PlaceMotif;
}

export const OPERATIONS = [
  'strike',
  'repair',
  'draw',
  'move',
  'shield',
  'rally',
  'sabotage',
  'recall',
  'scan',
  'salvage',
  'drop',
  'overload',
  'ambush',
  'jam',
  'swap',
  'smoke',
  'burn',
  'salvo',
  'disarm',
  'raid',
  'key',
  'storm',
  'blast',
  'quake',
  'dice',
  'bullet',
  'feud',
  'cancel',
  'relic',
  'beam',
  'plan',
  'virus',
  'tooth',
  'ramp',
  'shower',
  'layoff',
  'roadworks',
  'shaft',
  'cry',
  'barrage',
  'charge',
  'launch',
] as const;
export type OperationMotif = (typeof OPERATIONS)[number];

/** An operation, tech or one-off event: a technical emblem of what is done. */
export interface OperationSubject {
  readonly draws: 'operation';
  readonly id: string;
  readonly name: string;
  readonly motif: OperationMotif;
}

export const MODULES = [
  'blade',
  'gun',
  'cannon',
  'plate',
  'engine',
  'sensor',
  'claw',
  'shield',
  'reactor',
  'harness',
  'antenna',
  'mine',
  'cloak',
  'recorder',
  'pylon',
  'grapple',
] as const;
export type ModuleMotif = (typeof MODULES)[number];

/** A module, weapon or attachment, drawn as an exploded part. */
export interface ModuleSubject {
  readonly draws: 'module';
  readonly id: string;
  readonly name: string;
  readonly motif: ModuleMotif;
}

export const CRAFTS = [
  'ship',
  'tank',
  'missile',
  'bomber',
  'carrier',
  'satellite',
  'top',
  'rocket',
  'wall',
  'balloons',
  'pod',
  'vise',
  'chord',
  'drill',
] as const;
export type CraftMotif = (typeof CRAFTS)[number];

/** A machine without limbs. Words in the name may shape it: a Dragon Ship has a head, Stage 2 two stages. */
export interface CraftSubject {
  readonly draws: 'craft';
  readonly id: string;
  readonly name: string;
  readonly motif: CraftMotif;
  /** 1 a boat, 5 a dreadnought. */
  readonly size: MechSubject['size'];
}

export const TOWERS = [
  'mast',
  'relay',
  'lights',
  'clock',
  'nest',
  'turret',
  'rampart',
  'battery',
  'siege',
] as const;
export type TowerMotif = (typeof TOWERS)[number];

/** A building on a battlefield, seen whole. */
export interface TowerSubject {
  readonly draws: 'tower';
  readonly id: string;
  readonly name: string;
  readonly motif: TowerMotif;
}

/** A person in a cockpit. */
export interface PilotSubject {
  readonly draws: 'pilot';
  readonly id: string;
  readonly name: string;
}

export type Subject =
  | MechSubject
  | PlaceSubject
  | OperationSubject
  | ModuleSubject
  | CraftSubject
  | TowerSubject
  | PilotSubject;
