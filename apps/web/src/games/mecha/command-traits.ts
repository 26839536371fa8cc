import type { ModuleMotif, OperationMotif, PlaceMotif, Subject } from '@mechatable/art';
import type { Card } from '@mechatable/mecha';

type Motif =
  | readonly ['operation', OperationMotif]
  | readonly ['place', PlaceMotif]
  | readonly ['module', ModuleMotif];

/** The subject of a Command's picture: an operation, a place or a module. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  'Attack Orders': ['operation', 'charge'],
  'Marching Orders': ['operation', 'move'],
  'Ramp Orders': ['operation', 'ramp'],
  Virus: ['operation', 'virus'],
  'Tunnel Warfare': ['place', 'rift'],
  'Road Works': ['operation', 'roadworks'],
  Espionage: ['operation', 'scan'],
  Ironhide: ['operation', 'shield'],
  Preparations: ['operation', 'repair'],
  'Acid Rain': ['operation', 'burn'],
  "Ada's Rally Cry": ['operation', 'cry'],
  "Bear's Rally Cry": ['operation', 'cry'],
  "Donna's Rally Cry": ['operation', 'cry'],
  "Grace's Rally Cry": ['operation', 'cry'],
  "Jason's Rally Cry": ['operation', 'cry'],
  'Battlefield Salvage': ['operation', 'salvage'],
  Camouflage: ['operation', 'ambush'],
  'Dig For Answers': ['operation', 'draw'],
  'EMP Blast': ['operation', 'overload'],
  'Engineered Earthquake': ['operation', 'quake'],
  'Fallout Shelter': ['place', 'bunker'],
  Gambit: ['operation', 'swap'],
  Gamble: ['operation', 'dice'],
  'Golden Key': ['operation', 'key'],
  'Grand Hurricane': ['operation', 'storm'],
  'Heavy Fire': ['operation', 'salvo'],
  'Hidden Cache': ['place', 'hangar'],
  'Illegal Bullet': ['operation', 'bullet'],
  Infighting: ['operation', 'feud'],
  Interdiction: ['operation', 'cancel'],
  'Jury Rigging': ['operation', 'drop'],
  Longshot: ['operation', 'recall'],
  'Millennium Relic Fragment': ['operation', 'relic'],
  Mineshaft: ['operation', 'shaft'],
  'Nuclear Blast': ['operation', 'blast'],
  'Orbital Strike': ['operation', 'beam'],
  Preplanning: ['operation', 'plan'],
  'Raining Cats And Dogs': ['operation', 'shower'],
  Reconnaissance: ['module', 'sensor'],
  Reparations: ['operation', 'raid'],
  'Rigged to Blow': ['module', 'mine'],
  'Rocket Propulsion': ['module', 'engine'],
  'Rumour Mill': ['module', 'antenna'],
  Sabotage: ['operation', 'sabotage'],
  'Scrapyard Salvage': ['place', 'wrecks'],
  'Signal Jamming': ['operation', 'jam'],
  Snapshot: ['place', 'mast'],
  'Sore Tooth': ['operation', 'tooth'],
  'Turn The Key': ['operation', 'launch'],
  Unemployment: ['operation', 'layoff'],
  'Unknown Ruins': ['place', 'shrine'],
  'Weapons Cache': ['place', 'depot'],
};

export function commandSubject({ id, name }: Card): Subject {
  // Drawn as a machine, not as an operation.
  if (name === 'Space Lion') return lion(id, name);
  const [draws, motif] = MOTIFS[name] ?? ['operation', 'rally'];
  switch (draws) {
    case 'operation':
      return { draws, id, name, motif };
    case 'place':
      return { draws, id, name, motif };
    case 'module':
      return { draws, id, name, motif };
  }
}

function lion(id: string, name: string): Subject {
  return {
    draws: 'mech',
    id,
    name,
    school: 'beast',
    stance: 'quad',
    size: 4,
    weapon: 3,
    arms: 'claws',
    plates: 4,
    wings: true,
    tower: false,
  };
}
