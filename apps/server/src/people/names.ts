import { randomInt } from 'node:crypto';

const FIRST = [
  'Amber', 'Brass', 'Bright', 'Calm', 'Copper', 'Coral', 'Dusky', 'Ember', 'Gentle', 'Golden', 'Granite', 'Hidden',
  'Iron', 'Ivory', 'Jade', 'Lunar', 'Misty', 'Nimble', 'Northern', 'Quiet', 'Rapid', 'Rusty', 'Scarlet', 'Silver',
  'Solar', 'Steady', 'Stormy', 'Sunny', 'Tidal', 'Velvet', 'Wandering', 'Winter',
] as const; // oxfmt-ignore
const SECOND = [
  'Anvil', 'Badger', 'Beacon', 'Comet', 'Condor', 'Crane', 'Falcon', 'Forge', 'Fox', 'Gull', 'Harbor', 'Heron',
  'Hornet', 'Kestrel', 'Lantern', 'Lynx', 'Mantis', 'Marten', 'Meteor', 'Otter', 'Piston', 'Raven', 'Rivet', 'Rook',
  'Sparrow', 'Spark', 'Stag', 'Swift', 'Tern', 'Turbine', 'Viper', 'Wren',
] as const; // oxfmt-ignore

const EMBLEMS = 64;

/** A guest's name until they choose one: `Copper Falcon`. */
export function guestName(): string {
  return `${FIRST[randomInt(FIRST.length)] ?? ''} ${SECOND[randomInt(SECOND.length)] ?? ''}`;
}

export function guestEmblem(): number {
  return randomInt(EMBLEMS);
}
