import type { Arms, MechSubject, PlaceMotif, School, Stance, Subject } from '@mechatable/art';
import type { Mech, Territory } from '@mechatable/mechanation';

type Size = MechSubject['size'];
type Level = MechSubject['weapon'];
type Build = readonly [
  school: School,
  stance: Stance,
  arms: Arms,
  size: Size,
  weapon: Level,
  plates: Level,
  more?: 'wings' | 'tower',
];

/** Builds that fit a Mech's name and abilities. Tier 1 is small, Tier 3 large; words in a name add props. */
const BUILDS: Readonly<Record<string, Build>> = {
  needlefly: ['swarm', 'hover', 'blade', 1, 2, 0, 'wings'],
  horsetrader: ['beast', 'quad', 'tools', 2, 1, 1],
  keyhole: ['stealth', 'digitigrade', 'tools', 1, 1, 0],
  limpet: ['beast', 'quad', 'claws', 1, 2, 3],
  'rivet-nurse': ['salvage', 'biped', 'tools', 2, 1, 1],
  'paper-tiger': ['beast', 'quad', 'claws', 2, 2, 0],
  magpie: ['beast', 'hover', 'claws', 2, 2, 1, 'wings'],
  firecracker: ['artillery', 'biped', 'missiles', 1, 4, 0],
  tandem: ['plain', 'quad', 'gun', 3, 2, 2],
  'harbour-tug': ['salvage', 'tracked', 'tools', 3, 2, 3],
  nightlatch: ['stealth', 'biped', 'blade', 3, 3, 1],
  'iron-tortoise': ['beast', 'quad', 'cannon', 3, 2, 5],
  searchlight: ['plain', 'digitigrade', 'gun', 3, 3, 2, 'tower'],
  'wrecking-saint': ['royal', 'biped', 'blade', 3, 4, 3],
  seesaw: ['bulwark', 'biped', 'blade', 3, 4, 2],
  redline: ['lance', 'digitigrade', 'gun', 3, 5, 1, 'wings'],
  'grudge-engine': ['artillery', 'tracked', 'cannon', 4, 3, 4],
  'war-drum': ['lance', 'biped', 'blade', 4, 3, 3],
  'null-bishop': ['royal', 'hover', 'blade', 4, 3, 2],
  'veil-mother': ['stealth', 'hover', 'claws', 4, 3, 2],
  'tithe-colossus': ['royal', 'crawler', 'cannon', 5, 4, 4, 'tower'],
  'glass-emperor': ['royal', 'biped', 'blade', 4, 4, 3],
  sunspear: ['royal', 'digitigrade', 'blade', 4, 5, 2, 'wings'],
  leviathan: ['beast', 'hover', 'missiles', 5, 5, 5],
};

/** Mechs from content files, by tier. */
const OTHERS: readonly Build[] = [
  ['plain', 'biped', 'gun', 2, 2, 1],
  ['plain', 'biped', 'blade', 3, 3, 2],
  ['plain', 'biped', 'cannon', 4, 4, 3],
];

export function mechSubject({ id, name, tier }: Pick<Mech, 'id' | 'name' | 'tier'>): Subject {
  const build = BUILDS[id] ?? OTHERS[tier - 1];
  if (build === undefined) throw new Error(`No drawing for Mech "${id}". Add it to BUILDS.`);
  const [school, stance, arms, size, weapon, plates, more] = build;
  return {
    draws: 'mech',
    id,
    name,
    school,
    stance,
    arms,
    size,
    weapon,
    plates,
    wings: more === 'wings',
    tower: more === 'tower',
  };
}

/** The country of each color, in the order of `COLORS`. */
const COUNTRIES: readonly PlaceMotif[] = ['city', 'desert', 'forest', 'water', 'crater'];

export function landSubject({ id, name, colour: color }: Territory): Subject {
  const motif = color === null ? 'gate' : COUNTRIES[color];
  if (motif === undefined) throw new Error(`No drawing for Territory "${id}".`);
  return { draws: 'place', id: `mechanation-${id}`, name, motif };
}
