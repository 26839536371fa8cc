import type {
  MechSubject,
  ModuleSubject,
  OperationSubject,
  PlaceSubject,
  School,
  Stance,
  Subject,
} from '@mechatable/art';
import type { Card, Tribe } from '@mechatable/lanes';

type Build = readonly [stance: Stance, arms: MechSubject['arms'], more?: 'wings' | 'small' | 'huge'];

/** The stance and the weapons that a machine's name suggests. */
const BUILDS: Readonly<Record<string, Build>> = {
  'VG-01': ['biped', 'blade'],
  'VG-02': ['digitigrade', 'blade'],
  'VG-03': ['biped', 'tools'],
  'VG-04': ['digitigrade', 'blade', 'wings'],
  'VG-05': ['tracked', 'tools'],
  'VG-06': ['biped', 'gun'],
  'VG-07': ['biped', 'blade', 'huge'],
  'VG-08': ['quad', 'claws'],
  'BA-01': ['biped', 'gun'],
  'BA-02': ['quad', 'claws'],
  'BA-03': ['hover', 'tools'],
  'BA-04': ['biped', 'blade'],
  'BA-05': ['tracked', 'cannon'],
  'BA-06': ['crawler', 'tools'],
  'BA-07': ['quad', 'cannon', 'huge'],
  'BA-08': ['tracked', 'gun'],
  'LB-01': ['quad', 'cannon'],
  'LB-02': ['tracked', 'cannon'],
  'LB-03': ['hover', 'gun', 'small'],
  'LB-04': ['digitigrade', 'cannon'],
  'LB-05': ['crawler', 'missiles'],
  'LB-06': ['biped', 'missiles'],
  'LB-07': ['spider', 'cannon', 'huge'],
  'LB-08': ['hover', 'missiles'],
  'SV-01': ['quad', 'tools'],
  'SV-02': ['hover', 'claws'],
  'SV-03': ['biped', 'blade'],
  'SV-04': ['digitigrade', 'claws'],
  'SV-05': ['crawler', 'cannon'],
  'SV-06': ['biped', 'gun'],
  'SV-07': ['spider', 'claws'],
  'SV-08': ['tracked', 'claws', 'huge'],
  'HV-01': ['spider', 'claws', 'small'],
  'HV-02': ['crawler', 'tools'],
  'HV-03': ['spider', 'tools'],
  'HV-04': ['hover', 'blade', 'wings'],
  'HV-05': ['crawler', 'claws'],
  'HV-06': ['spider', 'gun', 'small'],
  'HV-07': ['crawler', 'missiles'],
  'HV-08': ['spider', 'claws', 'huge'],
  'PH-01': ['digitigrade', 'blade'],
  'PH-02': ['biped', 'blade'],
  'PH-03': ['hover', 'claws'],
  'PH-04': ['quad', 'claws'],
  'PH-05': ['digitigrade', 'claws'],
  'PH-06': ['biped', 'gun', 'wings'],
  'PH-07': ['spider', 'blade'],
  'PH-08': ['biped', 'cannon'],
  'NT-01': ['biped', 'gun'],
  'NT-02': ['quad', 'tools'],
  'NT-03': ['crawler', 'tools'],
  'NT-04': ['biped', 'missiles', 'wings'],
  'NT-05': ['tracked', 'tools'],
  'NT-06': ['hover', 'tools'],
  'NT-07': ['biped', 'cannon', 'huge'],
  'NT-08': ['spider', 'gun'],
};

const SCHOOLS: Partial<Record<Tribe, School>> = {
  Vanguard: 'lance',
  Bastion: 'bulwark',
  Longbow: 'artillery',
  Salvor: 'salvage',
  Hive: 'swarm',
  Phantom: 'stealth',
};

/** How much armor a school has. */
const PLATES: Partial<Record<School, number>> = {
  lance: 3,
  bulwark: 4,
  artillery: 2,
  salvage: 2,
  swarm: 1,
  stealth: 1,
};

type Scale = 0 | 1 | 2 | 3 | 4 | 5;
const scale = (value: number): Scale => Math.max(0, Math.min(5, Math.round(value))) as Scale;

/** Units with more power are larger, unless the name says otherwise. */
function sizeOf(sum: number, more: Build[2]): MechSubject['size'] {
  if (more === 'huge') return 5;
  if (more === 'small') return 1;
  return sum <= 4 ? 2 : sum <= 7 ? 3 : 4;
}

function mech(card: Card): MechSubject {
  const [stance, arms, more] = BUILDS[card.id] ?? ['biped', 'gun'];
  const school = (card.tribe === null ? undefined : SCHOOLS[card.tribe]) ?? 'plain';
  const best = Math.max(card.front, card.back);
  return {
    draws: 'mech',
    id: card.id,
    name: card.name,
    school,
    stance,
    size: sizeOf(card.front + card.back, more),
    weapon: scale(best - 1),
    arms,
    plates: scale((PLATES[school] ?? 2) + (card.front >= 5 ? 1 : 0)),
    wings: more === 'wings',
    tower: card.back > card.front,
  };
}

const PLACES: Readonly<Record<string, PlaceSubject['motif']>> = {
  'LD-01': 'bunker',
  'LD-02': 'ridge',
  'LD-03': 'lift',
  'LD-04': 'mast',
  'LD-05': 'depot',
  'LD-06': 'mines',
  'LD-07': 'yard',
  'LD-08': 'wrecks',
  'LD-09': 'tower',
  'LD-10': 'rails',
  'LD-11': 'shrine',
  'LD-12': 'market',
  'LD-13': 'hangar',
  'LD-14': 'crater',
};

const OPERATIONS: Readonly<Record<string, OperationSubject['motif']>> = {
  'OP-01': 'strike',
  'OP-02': 'recall',
  'OP-03': 'drop',
  'OP-04': 'jam',
  'OP-05': 'overload',
  'OP-06': 'move',
  'OP-07': 'smoke',
  'OP-08': 'ambush',
  'OP-09': 'swap',
  'OP-10': 'draw',
  'OP-11': 'shield',
  'OP-12': 'repair',
  'OP-13': 'scan',
  'OP-14': 'barrage',
  'OP-15': 'salvage',
  'OP-16': 'sabotage',
  'OP-17': 'rally',
};

const MODULES: Readonly<Record<string, ModuleSubject['motif']>> = {
  'MD-01': 'blade',
  'MD-02': 'cannon',
  'MD-03': 'plate',
  'MD-04': 'claw',
  'MD-05': 'mine',
  'MD-06': 'harness',
  'MD-07': 'antenna',
  'MD-08': 'reactor',
  'MD-09': 'shield',
  'MD-10': 'engine',
};

/** The subject of a card's picture. */
export function subjectOf(card: Card): Subject {
  const { id, name } = card;
  switch (card.kind) {
    case 'unit':
      return mech(card);
    case 'land':
      return { draws: 'place', id, name, motif: PLACES[id] ?? 'plant' };
    case 'tech':
      return { draws: 'operation', id, name, motif: OPERATIONS[id] ?? 'strike' };
    case 'equip':
      return { draws: 'module', id, name, motif: MODULES[id] ?? 'engine' };
  }
}

/** The style name that sets the accent of a card's drawing and mark. */
export function tribeLook(card: Card): string {
  return `tribe-${(card.tribe ?? card.kind).toLowerCase()}`;
}
