import { mechOf } from './card.ts';

/** Rulings that explain a Mech, besides its own entry. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  needlefly: ['MN-R-41', 'MN-R-42', 'MN-R-56'],
  horsetrader: ['MN-R-51', 'MN-R-52', 'MN-R-63', 'MN-R-91'],
  keyhole: ['MN-R-20', 'MN-R-50', 'MN-R-87', 'MN-R-88'],
  limpet: ['MN-R-45', 'MN-R-55', 'MN-BAT-8'],
  'rivet-nurse': ['MN-R-10', 'MN-R-13', 'MN-R-50'],
  'paper-tiger': ['MN-BAT-10', 'MN-R-47'],
  magpie: ['MN-R-35', 'MN-R-50', 'MN-R-91'],
  firecracker: ['MN-BAT-11', 'MN-R-47'],
  tandem: ['MN-R-41', 'MN-R-42', 'MN-R-49'],
  'harbour-tug': ['MN-R-18', 'MN-R-20', 'MN-R-69'],
  nightlatch: ['MN-R-32', 'MN-R-34', 'MN-R-53', 'MN-R-83'],
  'iron-tortoise': ['MN-R-34', 'MN-R-57'],
  searchlight: ['MN-R-13', 'MN-R-14', 'MN-R-50'],
  'wrecking-saint': ['MN-R-46', 'MN-R-55'],
  seesaw: ['MN-R-41', 'MN-R-42'],
  redline: ['MN-R-44', 'MN-R-46', 'MN-R-56'],
  'grudge-engine': ['MN-R-42', 'MN-R-93'],
  'war-drum': ['MN-R-34', 'MN-R-83', 'MN-R-85'],
  'null-bishop': ['MN-R-41', 'BT-1'],
  'veil-mother': ['MN-R-52', 'MN-R-68', 'MN-R-86'],
  'tithe-colossus': ['MN-R-35', 'MN-R-39', 'MN-R-48'],
  'glass-emperor': ['MN-R-42', 'MN-R-47'],
  sunspear: ['MN-R-46', 'MN-R-56'],
  leviathan: ['MN-R-34', 'MN-R-52', 'MN-R-83'],
};

/** The Mech's own entry first. */
export function rulingsOf(id: string): readonly string[] {
  return [mechOf(id).clause, ...(MORE[id] ?? [])];
}
