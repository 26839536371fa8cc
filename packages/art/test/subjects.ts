import { CRAFTS, OPERATIONS, TOWERS } from '../src/index.ts';
import type {
  CraftMotif,
  MechSubject,
  ModuleMotif,
  OperationMotif,
  PilotSubject,
  PlaceMotif,
  School,
  Stance,
  Subject,
} from '../src/index.ts';

type Level = MechSubject['weapon'];
interface Extra {
  readonly wings?: boolean;
  readonly tower?: boolean;
}

const mech = (
  id: string,
  name: string,
  school: School,
  stance: Stance,
  size: MechSubject['size'],
  weapon: Level,
  arms: MechSubject['arms'],
  plates: Level,
  { wings = false, tower = false }: Extra = {},
): MechSubject => ({ draws: 'mech', id, name, school, stance, size, weapon, arms, plates, wings, tower });

/** The units of Lanes, with traits as their printed numbers and texts suggest. */
export const LANES_UNITS: readonly MechSubject[] = [
  mech('VG-01', 'Pike Lancer', 'lance', 'biped', 2, 4, 'blade', 1),
  mech('VG-02', 'Wedge Runner', 'lance', 'digitigrade', 2, 3, 'blade', 1),
  mech('VG-03', 'Gate Hammer', 'lance', 'biped', 4, 4, 'blade', 3),
  mech('VG-04', 'Duelist Kite', 'lance', 'biped', 2, 3, 'blade', 1, { wings: true }),
  mech('VG-05', 'Siege Ram', 'lance', 'tracked', 4, 5, 'blade', 4),
  mech('VG-06', 'Standard Bearer', 'lance', 'biped', 3, 2, 'blade', 2),
  mech('VG-07', 'Overlord Titan', 'lance', 'biped', 5, 5, 'blade', 4),
  mech('VG-08', 'Trophy Hunter', 'lance', 'digitigrade', 3, 3, 'blade', 2),
  mech('BA-01', 'Wall Warden', 'bulwark', 'biped', 3, 2, 'gun', 4),
  mech('BA-02', 'Rampart Golem', 'bulwark', 'biped', 4, 2, 'claws', 5),
  mech('BA-03', 'Aegis Projector', 'bulwark', 'tracked', 3, 2, 'gun', 3),
  mech('BA-04', 'Undying Sentinel', 'bulwark', 'biped', 3, 3, 'blade', 4),
  mech('BA-05', 'Revenge Keep', 'bulwark', 'quad', 4, 3, 'cannon', 5, { tower: true }),
  mech('BA-06', 'Groundbreaker', 'bulwark', 'tracked', 4, 4, 'tools', 3),
  mech('BA-07', 'Citadel Colossus', 'bulwark', 'biped', 5, 4, 'gun', 5, { tower: true }),
  mech('BA-08', 'Last Gate', 'bulwark', 'quad', 5, 1, 'blade', 5),
  mech('LB-01', 'Ballista Frame', 'artillery', 'quad', 3, 4, 'cannon', 1),
  mech('LB-02', 'Howitzer Dray', 'artillery', 'crawler', 3, 4, 'cannon', 2),
  mech('LB-03', 'Spotter Wren', 'artillery', 'digitigrade', 1, 1, 'gun', 0, { wings: true }),
  mech('LB-04', 'Rail Sable', 'artillery', 'biped', 3, 4, 'gun', 2),
  mech('LB-05', 'Counter Battery', 'artillery', 'tracked', 3, 3, 'missiles', 3),
  mech('LB-06', 'Barrage Walker', 'artillery', 'digitigrade', 4, 4, 'missiles', 2),
  mech('LB-07', 'Star Lance Platform', 'artillery', 'spider', 5, 5, 'cannon', 3),
  mech('LB-08', 'Smoke Layer', 'artillery', 'biped', 2, 2, 'gun', 1),
  mech('SV-01', 'Scrap Mule', 'salvage', 'quad', 2, 2, 'tools', 1),
  mech('SV-02', 'Wreck Diver', 'salvage', 'biped', 2, 2, 'tools', 1),
  mech('SV-03', 'Revenant Hull', 'salvage', 'biped', 4, 3, 'claws', 2),
  mech('SV-04', 'Bone Picker', 'salvage', 'digitigrade', 3, 3, 'claws', 1),
  mech('SV-05', 'Furnace Crawler', 'salvage', 'crawler', 4, 3, 'gun', 3),
  mech('SV-06', 'Ghost Chassis', 'salvage', 'hover', 2, 2, 'claws', 0),
  mech('SV-07', 'Magpie Rig', 'salvage', 'digitigrade', 2, 2, 'tools', 1, { wings: true }),
  mech('SV-08', 'Carrion Engine', 'salvage', 'tracked', 5, 4, 'tools', 3),
  mech('HV-01', 'Scout Mite', 'swarm', 'crawler', 1, 1, 'claws', 0),
  mech('HV-02', 'Brood Carrier', 'swarm', 'spider', 3, 2, 'claws', 2),
  mech('HV-03', 'Queen Relay', 'swarm', 'spider', 4, 1, 'claws', 2, { wings: true }),
  mech('HV-04', 'Stinger', 'swarm', 'hover', 2, 3, 'blade', 0, { wings: true }),
  mech('HV-05', 'Swarm Ram', 'swarm', 'crawler', 3, 3, 'claws', 3),
  mech('HV-06', 'Sleeper Pod', 'swarm', 'crawler', 2, 1, 'claws', 2),
  mech('HV-07', 'Repair Nest', 'swarm', 'spider', 3, 0, 'tools', 2),
  mech('HV-08', 'Hive Matriarch', 'swarm', 'spider', 5, 4, 'claws', 4),
  mech('PH-01', 'Shade Runner', 'stealth', 'digitigrade', 2, 2, 'blade', 0),
  mech('PH-02', 'Null Blade', 'stealth', 'biped', 3, 4, 'blade', 1),
  mech('PH-03', 'Data Thief', 'stealth', 'biped', 2, 1, 'claws', 0),
  mech('PH-04', 'Twin Fang', 'stealth', 'digitigrade', 3, 3, 'blade', 1),
  mech('PH-05', 'Static Ghoul', 'stealth', 'hover', 3, 3, 'claws', 1),
  mech('PH-06', 'Blink Frame', 'stealth', 'biped', 2, 3, 'gun', 0),
  mech('PH-07', 'Veil Assassin', 'stealth', 'biped', 3, 4, 'blade', 1),
  mech('PH-08', 'Burnout Frame', 'stealth', 'digitigrade', 4, 5, 'gun', 1),
  mech('NT-01', 'Militia Frame', 'plain', 'biped', 2, 2, 'gun', 1),
  mech('NT-02', 'Freight Walker', 'plain', 'digitigrade', 4, 1, 'tools', 3),
  mech('NT-03', 'Sapper Crew', 'plain', 'biped', 1, 2, 'tools', 1),
  mech('NT-04', 'Reserve Ace', 'plain', 'biped', 3, 3, 'gun', 2),
  mech('NT-05', 'Scar Prospector', 'plain', 'tracked', 2, 2, 'tools', 1),
  mech('NT-06', 'Field Analyst', 'plain', 'biped', 2, 1, 'gun', 0),
  mech('NT-07', 'Cold-Start Giant', 'plain', 'biped', 5, 4, 'claws', 4),
  mech('NT-08', 'Picket Sensor', 'plain', 'spider', 1, 0, 'gun', 0),
];

const LAND: readonly (readonly [string, string, PlaceMotif])[] = [
  ['LD-01', 'Ferrocrete Bunker', 'bunker'],
  ['LD-02', 'Firing Ridge', 'ridge'],
  ['LD-03', 'Drydock Lift', 'lift'],
  ['LD-04', 'Signal Mast', 'mast'],
  ['LD-05', 'Fuel Depot', 'depot'],
  ['LD-06', 'Mine Belt', 'mines'],
  ['LD-07', 'Assembly Yard', 'yard'],
  ['LD-08', 'Wreck Field', 'wrecks'],
  ['LD-09', 'Jamming Tower', 'tower'],
  ['LD-10', 'Crawler Rails', 'rails'],
  ['LD-11', 'Beacon Shrine', 'shrine'],
  ['LD-12', 'Night Market', 'market'],
  ['LD-13', 'Survey Grid', 'grid'],
  ['LD-14', 'Aftershock Rift', 'rift'],
];
const TECH: readonly (readonly [string, string, OperationMotif])[] = [
  ['OP-01', 'Precision Strike', 'strike'],
  ['OP-02', 'Tractor Recall', 'recall'],
  ['OP-03', 'Supply Drop', 'drop'],
  ['OP-04', 'Shutdown Pulse', 'jam'],
  ['OP-05', 'Overclock', 'overload'],
  ['OP-06', 'Flank Order', 'move'],
  ['OP-07', 'Scorched Ground', 'burn'],
  ['OP-08', 'Reactor Breach', 'sabotage'],
  ['OP-09', 'Recall Beacon', 'recall'],
  ['OP-10', 'Depot Raid', 'raid'],
  ['OP-11', 'Bulwark Patch', 'shield'],
  ['OP-12', 'Second Wind', 'repair'],
  ['OP-13', 'Wide Scan', 'scan'],
  ['OP-14', 'Suppressive Salvo', 'salvo'],
  ['OP-15', 'Scrap Drop', 'salvage'],
  ['OP-16', 'Disarm Code', 'disarm'],
  ['OP-17', 'Brace Order', 'rally'],
];
const EQUIP: readonly (readonly [string, string, ModuleMotif])[] = [
  ['MD-01', 'Plasma Saber', 'blade'],
  ['MD-02', 'Long Barrel', 'gun'],
  ['MD-03', 'Reactive Plating', 'plate'],
  ['MD-04', 'Grapple Line', 'grapple'],
  ['MD-05', 'Breach Charge', 'mine'],
  ['MD-06', 'Tracer Clamp', 'claw'],
  ['MD-07', 'Black Box', 'recorder'],
  ['MD-08', 'Overdrive Core', 'reactor'],
  ['MD-09', 'Cloak Mantle', 'cloak'],
  ['MD-10', 'Anchor Pylon', 'pylon'],
];

/** The printed cards of Breachline. */
export const LANES: readonly Subject[] = [
  ...LANES_UNITS,
  ...LAND.map(([id, name, motif]): Subject => ({ draws: 'place', id, name, motif })),
  ...TECH.map(([id, name, motif]): Subject => ({ draws: 'operation', id, name, motif })),
  ...EQUIP.map(([id, name, motif]): Subject => ({ draws: 'module', id, name, motif })),
];

const pilot = (id: string, name: string): PilotSubject => ({ draws: 'pilot', id, name });

/** What the later games will ask for. */
/** Names whose words shape what is drawn. */
const SHAPED: readonly (readonly [CraftMotif, string])[] = [
  ['ship', 'Dragon Ship'],
  ['rocket', 'Stage 2'],
  ['rocket', 'Stage 3'],
  ['satellite', 'Signal Blocker'],
  ['chord', 'Resonant Chord'],
];
const CREW = ['Ada', 'Bear', 'Donna', 'Grace', 'Jason'];

/** Crafts, towers and deeds as the cards of Mecha have them. */
const BATTLEFIELD: readonly Subject[] = [
  ...CRAFTS.map((motif, i): Subject => {
    const sizes = [1, 2, 3, 4, 5] as const;
    return { draws: 'craft', id: `craft-${motif}`, name: motif, motif, size: sizes[i % sizes.length] ?? 3 };
  }),
  ...SHAPED.map(([motif, name]): Subject => ({ draws: 'craft', id: `MG2-${name}`, name, motif, size: 3 })),
  ...TOWERS.map((motif): Subject => ({ draws: 'tower', id: `tower-${motif}`, name: motif, motif })),
  ...OPERATIONS.map((motif): Subject => ({ draws: 'operation', id: `deed-${motif}`, name: motif, motif })),
  ...CREW.map((name): Subject => ({
    draws: 'operation',
    id: `cry-${name}`,
    name: `${name}'s Rally Cry`,
    motif: 'cry',
  })),
  mech('MG2-wind-up-cat', 'Wind-Up Cat', 'beast', 'quad', 2, 2, 'claws', 1),
  mech('MG1-dragon', 'Dragon', 'beast', 'quad', 4, 4, 'claws', 4, { wings: true }),
  mech('MG2-space-lion', 'Space Lion', 'beast', 'quad', 4, 3, 'claws', 4),
];

export const OTHERS: readonly Subject[] = [
  ...BATTLEFIELD,
  mech('masc-frog', 'Frog', 'beast', 'quad', 1, 2, 'missiles', 1),
  mech('masc-rat', 'Rat', 'beast', 'quad', 1, 2, 'gun', 1),
  mech('masc-ant', 'Ant', 'beast', 'spider', 1, 2, 'claws', 2),
  mech('masc-turtle', 'Turtle', 'beast', 'quad', 3, 4, 'cannon', 5),
  mech('masc-wolf', 'Wolf', 'beast', 'quad', 3, 3, 'claws', 2),
  mech('masc-spider', 'Spider', 'beast', 'spider', 3, 3, 'gun', 2),
  mech('MG2-thunder-bull', 'Thunder Bull', 'beast', 'quad', 4, 4, 'claws', 3),
  mech('MG2-pack-cat', 'Pack Cat', 'beast', 'quad', 2, 2, 'claws', 1),
  mech('MG2-phoenix', 'Phoenix', 'beast', 'hover', 3, 4, 'claws', 1, { wings: true }),
  mech('MG2-sky-whale', 'Sky Whale', 'beast', 'hover', 5, 3, 'missiles', 3),
  mech('MG2-wasp-drone', 'Wasp Drone', 'swarm', 'hover', 1, 2, 'blade', 0, { wings: true }),
  mech('MG2-drone-swarm', 'Drone Swarm', 'swarm', 'hover', 1, 1, 'gun', 0, { wings: true }),
  mech('MG2-bomber', 'Bomber', 'aerial', 'hover', 3, 4, 'missiles', 1, { wings: true }),
  mech('MG2-corvette', 'Corvette', 'aerial', 'biped', 2, 3, 'gun', 1, { wings: true }),
  mech('needlefly', 'Needlefly', 'aerial', 'digitigrade', 1, 2, 'blade', 0, { wings: true }),
  mech('horsetrader', 'Horsetrader', 'beast', 'quad', 2, 1, 'tools', 1),
  mech('limpet', 'Limpet', 'beast', 'quad', 1, 2, 'claws', 3),
  mech('paper-tiger', 'Paper Tiger', 'beast', 'quad', 2, 2, 'claws', 0),
  mech('glass-emperor', 'Glass Emperor', 'royal', 'biped', 4, 3, 'blade', 3),
  mech('null-bishop', 'Null Bishop', 'royal', 'hover', 3, 3, 'tools', 2),
  mech('tithe-colossus', 'Tithe Colossus', 'royal', 'biped', 5, 4, 'cannon', 4, { tower: true }),
  mech('sunspear', 'Sunspear', 'royal', 'biped', 3, 5, 'blade', 2),
  mech('leviathan', 'Leviathan', 'bulwark', 'crawler', 5, 5, 'cannon', 5),
  mech('MG2-scissor-suit', 'Scissor Suit', 'plain', 'biped', 3, 3, 'blade', 1),
  mech('MG2-rampart', 'Rampart', 'bulwark', 'tracked', 4, 2, 'gun', 5, { tower: true }),
  { draws: 'place', id: 'crimson-1-a', name: 'Crimson 1', motif: 'city' },
  { draws: 'place', id: 'amber-3-b', name: 'Amber 3', motif: 'desert' },
  { draws: 'place', id: 'green-2-a', name: 'Green 2', motif: 'forest' },
  { draws: 'place', id: 'azure-5-a', name: 'Azure 5', motif: 'water' },
  { draws: 'place', id: 'azure-6-b', name: 'Azure 6', motif: 'water' },
  { draws: 'place', id: 'violet-4-a', name: 'Violet 4', motif: 'crater' },
  { draws: 'place', id: 'wild-a', name: 'WILD', motif: 'gate' },
  { draws: 'place', id: 'MG2-hangar', name: 'Hangar', motif: 'hangar' },
  { draws: 'place', id: 'MG2-plant', name: 'Power Plant', motif: 'plant' },
  { draws: 'operation', id: 'MG2-001', name: 'Acid Rain', motif: 'burn' },
  { draws: 'operation', id: 'MG2-ambush', name: 'Ambush', motif: 'ambush' },
  { draws: 'operation', id: 'MG2-swap', name: 'Crew Exchange', motif: 'swap' },
  { draws: 'operation', id: 'MG2-smoke', name: 'Smoke Screen', motif: 'smoke' },
  { draws: 'operation', id: 'MG2-draw', name: 'New Plans', motif: 'draw' },
  { draws: 'module', id: 'MG2-shield', name: 'Riot Shield', motif: 'shield' },
  { draws: 'module', id: 'MG2-cannon', name: 'Shoulder Cannon', motif: 'cannon' },
  { draws: 'module', id: 'MG2-engine', name: 'Afterburner', motif: 'engine' },
  { draws: 'module', id: 'MG2-sensor', name: 'Targeting Pod', motif: 'sensor' },
  { draws: 'module', id: 'MG2-harness', name: 'Pilot Harness', motif: 'harness' },
  { draws: 'module', id: 'MG2-antenna', name: 'Whip Antenna', motif: 'antenna' },
  pilot('MG2-ada', 'Ada, The Ingenious'),
  pilot('MG2-grace', 'Admiral Grace'),
  pilot('MG2-bear', 'Bear, The Unbreakable'),
  pilot('MG2-donna', 'Donna, The Swift'),
  pilot('MG2-jason', 'Jason "The Looks" Brannan'),
  pilot('pilot-violet', 'Violet'),
];
