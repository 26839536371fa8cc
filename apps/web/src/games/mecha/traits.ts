import type { Arms, CraftMotif, MechSubject, School, Stance, Subject, TowerMotif } from '@mechatable/art';
import type { Card } from '@mechatable/mecha';
import { commandSubject } from './command-traits.ts';

type Size = MechSubject['size'];
type Build = readonly [school: School, stance: Stance, arms: Arms, more?: 'wings' | 'tower'];

const TOWERS: Readonly<Record<string, TowerMotif>> = {
  'Radio Tower': 'mast',
  'Radio Relay': 'relay',
  Floodlights: 'lights',
  Clocktower: 'clock',
  'Drone Nest': 'nest',
  Turret: 'turret',
  Rampart: 'rampart',
  'Anti-Mecha Battery': 'battery',
  'Siege Tower': 'siege',
};

const CRAFTS: Readonly<Record<string, CraftMotif>> = {
  Skipper: 'ship',
  Cruiser: 'ship',
  Corvette: 'ship',
  'Dragon Ship': 'ship',
  'Cruise Missle': 'missile',
  'Challenger Tank': 'tank',
  Bomber: 'bomber',
  'Radioless Carrier': 'carrier',
  Orbiter: 'satellite',
  'Signal Blocker': 'satellite',
  'Signal Booster': 'satellite',
  'Spinning Top': 'top',
  'Stage 1': 'rocket',
  'Stage 2': 'rocket',
  'Stage 3': 'rocket',
  Stonewall: 'wall',
  'Balloon Army': 'balloons',
  'Autonomous Cockpit': 'pod',
  'The Vise': 'vise',
  'Harmonic Chord': 'chord',
  'Resonant Chord': 'chord',
  'Drill Mole': 'drill',
};

/** The school, stance and weapon that a machine's name suggests. */
const BUILDS: Readonly<Record<string, Build>> = {
  'Attack Vector': ['lance', 'digitigrade', 'blade'],
  'Mega Bot': ['plain', 'biped', 'claws'],
  'Class Ganon': ['royal', 'biped', 'blade'],
  'Mod Bot': ['salvage', 'biped', 'tools'],
  'Cap Gun': ['plain', 'digitigrade', 'gun'],
  Shortbow: ['artillery', 'digitigrade', 'cannon'],
  Longbow: ['artillery', 'quad', 'cannon'],
  'Bot-a-pult': ['artillery', 'tracked', 'cannon'],
  Turtle: ['beast', 'quad', 'cannon'],
  Dragon: ['beast', 'quad', 'claws', 'wings'],
  Jager: ['bulwark', 'biped', 'gun'],
  Jaeger: ['bulwark', 'biped', 'gun'],
  'Insect Drone': ['swarm', 'spider', 'claws'],
  'Wasp Drone': ['swarm', 'hover', 'blade', 'wings'],
  'Magpie Drone': ['beast', 'hover', 'claws', 'wings'],
  'Drone Swarm': ['swarm', 'hover', 'gun', 'wings'],
  'Auto-Repairer': ['salvage', 'tracked', 'tools'],
  Bugzapper: ['plain', 'hover', 'gun'],
  'Chinashop Bull': ['beast', 'quad', 'claws'],
  'Electric Bull': ['beast', 'quad', 'gun'],
  'Mechanical Bull': ['beast', 'quad', 'tools'],
  'Thunder Bull': ['beast', 'quad', 'cannon'],
  'Construction Crew': ['salvage', 'crawler', 'tools'],
  'Frequency Modulator': ['stealth', 'tracked', 'tools', 'tower'],
  Ghost: ['stealth', 'hover', 'claws'],
  'Guard Dog': ['beast', 'quad', 'gun'],
  Gutshot: ['artillery', 'biped', 'gun'],
  Kamin: ['royal', 'digitigrade', 'gun'],
  'Laser Cannon': ['artillery', 'crawler', 'cannon'],
  'Manly Combined Kamin': ['royal', 'biped', 'cannon', 'wings'],
  'Pack Cat': ['beast', 'quad', 'claws'],
  'Pack Dog': ['beast', 'quad', 'missiles'],
  'Pack Wolf': ['beast', 'quad', 'blade'],
  Phoenix: ['beast', 'hover', 'claws', 'wings'],
  Potshot: ['artillery', 'biped', 'missiles'],
  'Scissor Suit': ['stealth', 'biped', 'blade'],
  'Shiftformers, Mechas In Disguise': ['stealth', 'quad', 'tools'],
  'Sky Whale': ['beast', 'hover', 'missiles'],
  Spectre: ['stealth', 'biped', 'blade'],
  Succubus: ['aerial', 'hover', 'blade', 'wings'],
  'Timely Backup': ['lance', 'biped', 'gun'],
  'Trench Rats': ['beast', 'quad', 'gun'],
  'Wind-Up Bull': ['beast', 'quad', 'claws'],
  'Wind-Up Cat': ['beast', 'quad', 'claws'],
  'Wind-Up Dog': ['beast', 'quad', 'claws'],
  'Wind-Up Mouse': ['beast', 'quad', 'claws'],
  'Wind-Up Spider': ['beast', 'spider', 'claws'],
};

/** A bigger cost is a bigger machine. */
const SIZES: readonly Size[] = [1, 2, 2, 3, 4, 5, 5];

function sizeOf({ cost }: Card): Size {
  return SIZES[Math.min(cost ?? 0, SIZES.length - 1)] ?? 3;
}

function level(n: number): MechSubject['weapon'] {
  const levels = [0, 1, 2, 3, 4, 5] as const;
  return levels[Math.max(0, Math.min(n, 5))] ?? 0;
}

/** The subject of a card's picture. */
export function subjectOf(card: Card): Subject {
  const { id, name, types, power, keywords } = card;
  const tower = TOWERS[name];
  if (tower !== undefined) return { draws: 'tower', id, name, motif: tower };
  const craft = CRAFTS[name];
  if (craft !== undefined) return { draws: 'craft', id, name, motif: craft, size: sizeOf(card) };
  if (types.includes('pilot')) return { draws: 'pilot', id, name };
  if (types.includes('command')) return commandSubject(card);
  const [school, stance, arms, more] = BUILDS[name] ?? ['plain', 'biped', 'gun'];
  return {
    draws: 'mech',
    id,
    name,
    school,
    stance,
    arms,
    size: name === 'Drone Swarm' ? 1 : school === 'swarm' ? 2 : sizeOf(card),
    weapon: level(power ?? 0),
    plates: level(keywords.armour === undefined ? 1 : keywords.armour + 2),
    wings: more === 'wings',
    tower: more === 'tower',
  };
}

/** Cards of one family share a color; their pictures and names say the same without it. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bDrone\b/, 'drone'],
  [/\bWind-Up\b/, 'toy'],
  [/\bBull\b/, 'bull'],
  [/\bPack\b|\bGuard Dog\b/, 'pack'],
];

/** The style name of a card's colors: `family-drone`. */
export function familyLook({ name, types, keywords, isTrigger }: Card): string {
  if (types.includes('pilot')) return 'family-pilot';
  if (types.includes('tower')) return 'family-tower';
  if (types.includes('command')) return isTrigger ? 'family-trigger' : 'family-command';
  const named = FAMILIES.find(([word]) => word.test(name));
  if (named !== undefined) return `family-${named[1]}`;
  if (keywords.flight === true) return 'family-air';
  if (keywords.haste === true) return 'family-fleet';
  if (keywords.armour !== undefined) return 'family-iron';
  if (keywords.range !== undefined || keywords.reach === true) return 'family-guns';
  return 'family-bot';
}
