import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, POOL } from '../src/content/cards.ts';
import type { Card } from '../src/content/language.ts';
import type { Edition, Keywords } from '../src/content/traits.ts';

/**
 * The published card lists, which new cards stay out of: id and name, kind, figures (cost, power, durability; a Pilot's with their sign), keywords,
 * what has to be said in words, and the clauses that its ruling rests on.
 */
const LIST = `
  MG1-001 Radio Tower | Tower basic | - - 2 | Provide 1u | text, note | MG-R-37 MG-R-40
  MG1-002 Radio Relay | Mecha Tower | 0 0 2 | | text, note | MG-R-39
  MG1-003 Attack Vector | Mecha | 1 2 1
  MG1-004 Mega Bot | Mecha | 2 3 2
  MG1-005 Class Ganon | Mecha | 3 4 1
  MG1-006 Mod Bot | Mecha | 2 1 2 | | text, note | MG-R-21
  MG1-007 Cap Gun | Mecha | 1 1 1 | Pierce, Reach
  MG1-008 Shortbow | Mecha | 1 1 1 | Pierce, Range 2 | note | MG-R-27
  MG1-009 Longbow | Mecha | 2 1 1 | Pierce, Range 3 | note | MG-R-27
  MG1-010 Bot-a-pult | Mecha | 2 2 2 | Reach | text, note | MG-R-54 MG-R-21
  MG1-011 Stonewall | Mecha | 1 0 6 | | text, note | MG-R-33
  MG1-012 Turtle | Mecha | 2 2 3 | Armour 1 | text, note | MG-R-47
  MG1-013 Dragon | Mecha | 4 4 4 | Armour 2 | text, note | MG-R-47
  MG1-014 Jager | Mecha | 6 6 6 | Armour 3, Reach | note
  MG1-015 Insect Drone | Mecha | 2 1 1 | Flight
  MG1-016 Wasp Drone | Mecha | 3 1 1 | Flight | text, note | MG-R-57
  MG1-017 Magpie Drone | Mecha | 3 1 1 | Flight | text, note | MG-R-59
  MG1-018 Attack Orders | Command | - - - | | text, note | MG-R-49
  MG1-019 Marching Orders | Command | - - - | | text, note | MG-R-49 MG-R-54
  MG1-020 Ramp Orders | Command | - - - | | text
  MG1-021 Virus | Command | - - - | | text, note | MG-R-17 MG-R-18
  MG1-022 Tunnel Warfare | Command | - - - | | text, note | MG-R-17
  MG1-023 Road Works | Command | - - - | | text, note | MG-R-74 MG-R-73
  MG1-024 Espionage | Command | - - - | | text, note
  MG1-025 Ironhide | Command | - - - | | text, note | MG-R-18
  MG1-026 Skipper | Mecha | 2 2 2 | Haste
  MG1-027 Cruiser | Mecha | 3 3 3 | Haste
  MG1-028 Corvette | Mecha | 4 4 4 | Haste
  MG1-029 Cruise Missle | Mecha | 1 4 1 | Haste | text, note | MG-R-57
  MG1-030 Preparations | Command | - - - | | text
  MG2-001 Acid Rain | Command | - - - | | text, note | MG-CASE-6 MG-R-80
  MG2-002 Ada's Rally Cry | Command | - - - | | text, note | MG-R-41
  MG2-003 Ada, The Ingenious | Pilot | - +0 +2 | | text, note | MG-R-71
  MG2-004 Admiral Grace | Pilot | - +0 +0 | | text, note
  MG2-005 Anti-Mecha Battery | Mecha Tower | 1 0 4 | | text, note | MG-R-43
  MG2-006 Attack Orders | Command | - - - | | text, note | MG-R-49
  MG2-007 Autonomous Cockpit | Mecha | 0 0 2 | | note
  MG2-008 Auto-Repairer | Mecha | 3 3 3 | | text, note
  MG2-009 Balloon Army | Command | - - - | | text, note | MG-R-80
  MG2-010 Battlefield Salvage | Command | - - - | | text, note
  MG2-011 Bear's Rally Cry | Command | - - - | | text, note
  MG2-012 Bear, The Unbreakable | Pilot | - +0 +2 | | text, note | MG-R-68 MG-R-60
  MG2-013 Bomber | Mecha | 2 3 2 | Flight | text, note
  MG2-014 Bot-a-pult | Mecha | 2 2 2 | Reach | text, note | MG-R-48 MG-R-54
  MG2-015 Bugzapper | Mecha | 2 3 1 | Haste, Reach
  MG2-016 Camouflage | Command | - - - | | text, note | MG-R-70
  MG2-017 Cap Gun | Mecha | 1 1 1 | Pierce, Reach
  MG2-018 Challenger Tank | Mecha | 3 2 2 | Armour 1, Pierce
  MG2-019 Chinashop Bull | Mecha | 2 3 3 | Armour 1, Haste | text, note | MG-R-59
  MG2-020 Clocktower | Tower | - - 5 | | text, note | MG-R-69
  MG2-021 Construction Crew | Mecha | 5 3 3 | | text, note | MG-R-76
  MG2-022 Corvette | Mecha | 4 4 4 | Haste
  MG2-023 Cruise Missle | Mecha | 1 6 1 | Haste, Pierce | text, note | MG-R-57
  MG2-024 Cruiser | Mecha | 3 3 3 | Haste
  MG2-025 Dig For Answers | Command singleton | - - - | | text, note | MG-R-31
  MG2-026 Donna's Rally Cry | Command | - - - | | text, note | MG-R-69
  MG2-027 Donna, The Swift | Pilot | - +0 +0 | | text, note | MG-R-54 MG-R-10
  MG2-028 Dragon Ship | Mecha | 4 4 4 | Armour 2 | text, note
  MG2-029 Drill Mole | Mecha | 2 3 2 | | text, note | MG-R-44
  MG2-030 Drone Nest | Tower | - - 2 | Provide 1u | text, note | MG-R-43
  MG2-031 Drone Swarm | Mecha | 3 0 1 | | text, note
  MG2-032 Electric Bull | Mecha | 2 1 1 | | text, note
  MG2-033 EMP Blast | Command | - - - | | text, note
  MG2-034 Engineered Earthquake | Command | - - - | | text, note | MG-R-55
  MG2-035 Espionage | Command | - - - | | text, note
  MG2-036 Fallout Shelter | Command | - - - | | text, note | MG-R-77
  MG2-037 Floodlights | Tower | - - 2 | Provide 1u | text, note
  MG2-038 Frequency Modulator | Mecha | 2 0 3 | | text, note
  MG2-039 Gambit | Command | - - - | | text, note | MG-R-24
  MG2-040 Gamble | Command | - - - | | text, note | MG-R-77
  MG2-041 Ghost | Mecha | 2 0 1 | Flight | text
  MG2-042 Golden Key | Command | - - - | | text, note | MG-R-44 MG-R-69 MG-R-70
  MG2-043 Grace's Rally Cry | Command | - - - | | text | MG-R-76
  MG2-044 Grand Hurricane | Command | - - - | | text, note | MG-R-18
  MG2-045 Guard Dog | Mecha | 2 1 1 | Haste, Speed 2
  MG2-046 Gutshot | Mecha | 2 2 2 | | text, note | MG-R-22 MG-R-75
  MG2-047 Harmonic Chord | Mecha | 2 0 5 | | text, note | MG-CASE-5
  MG2-048 Heavy Fire | Trigger Command | - - - | | text, note
  MG2-049 Hidden Cache | Command | - - - | | text, note | MG-R-77
  MG2-050 Illegal Bullet | Command | - - - | | text | MG-R-17
  MG2-051 Infighting | Command | - - - | | text, note
  MG2-052 Insect Drone | Mecha | 2 1 1 | Flight, Speed 2
  MG2-053 Interdiction | Command | - - - | | text, note | MG-R-14 MG-R-22
  MG2-054 Ironhide | Command | - - - | | text
  MG2-055 Jaeger | Mecha singleton | 6 6 6 | Armour 3, Reach | note
  MG2-056 Jason's Rally Cry | Command | - - - | | text, note | MG-R-69
  MG2-057 Jason "The Looks" Brannan | Pilot | - +1 -1 | | text, note | MG-CASE-1 MG-CASE-3
  MG2-058 Jury Rigging | Trigger Command | - - - | | text, note | MG-R-43
  MG2-059 Kamin | Mecha | 2 2 3 | | text, note
  MG2-060 Laser Cannon | Mecha | 4 2 2 | Range 3 | text
  MG2-061 Longshot | Command singleton | - - - | | text, note | MG-R-23
  MG2-062 Magpie Drone | Mecha | 3 1 1 | Flight | text | MG-R-59
  MG2-063 Manly Combined Kamin | Mecha | 3 5 6 | | text, note | MG-R-78
  MG2-064 Marching Orders | Command | - - - | | text | MG-R-49
  MG2-065 Mechanical Bull | Mecha | 2 1 2 | | text
  MG2-066 Millennium Relic Fragment | Command | - - - | | text, note | MG-R-76
  MG2-067 Mineshaft | Command | - - - | | text, note | MG-R-78 MG-R-73
  MG2-068 Mod Bot | Mecha | 3 1 3 | | text, note | MG-R-84
  MG2-069 Nuclear Blast | Command singleton | - - - | | text, note
  MG2-070 Orbital Strike | Trigger Command | - - - | | text, note
  MG2-071 Orbiter | Mecha | 1 1 2 | Flight | text, note
  MG2-072 Pack Cat | Mecha | 1 1 1 | | text
  MG2-073 Pack Dog | Mecha | 3 1 3 | | text
  MG2-074 Pack Wolf | Mecha | 5 1 5 | | text
  MG2-075 Phoenix | Mecha | 5 3 3 | Flight | text, note | MG-CASE-4
  MG2-076 Potshot | Mecha | 2 2 3 | | text, note
  MG2-077 Preparations | Command | - - - | | text
  MG2-078 Preplanning | Command | - - - | | text, note | MG-R-38
  MG2-079 Radioless Carrier | Mecha | 0 2 2 | Flight, Speed 2 | text, note | MG-R-33
  MG2-080 Radio Relay | Mecha Tower | 0 0 2 | | text, note | MG-R-39
  MG2-081 Radio Tower | Tower basic | - - 2 | Provide 1u | text | MG-R-37 MG-R-40
  MG2-082 Raining Cats And Dogs | Command | - - - | | text, note | MG-R-70
  MG2-083 Rampart | Mecha Tower | 0 0 2 | Provide 1u | text, note | MG-R-71
  MG2-084 Ramp Orders | Command | - - - | | text
  MG2-085 Reconnaissance | Command | - - - | | text | MG-R-17 MG-R-54
  MG2-086 Reparations | Command | - - - | | text, note | MG-R-81
  MG2-087 Resonant Chord | Mecha | 5 5 3 | | text, note | MG-R-67
  MG2-088 Rigged to Blow | Command | - - - | | text, note
  MG2-089 Road Works | Command | - - - | | text, note | MG-R-74 MG-R-73
  MG2-090 Rocket Propulsion | Command | - - - | | text, note | MG-R-18
  MG2-091 Rumour Mill | Command | - - - | | text, note | MG-R-21
  MG2-092 Sabotage | Command | - - - | | text, note | MG-R-17
  MG2-093 Scissor Suit | Mecha | 3 6 5 | | text, note
  MG2-094 Scrapyard Salvage | Command | - - - | | text
  MG2-095 Shiftformers, Mechas In Disguise | Mecha | 4 2 4 | | text, note
  MG2-096 Shortbow | Mecha | 1 1 1 | Pierce, Range 2 | note | MG-R-27
  MG2-097 Siege Tower | Tower | - - 2 | Provide 3u | text, note | MG-R-38
  MG2-098 Signal Blocker | Mecha | 3 1 1 | Flight | text, note | MG-R-44 MG-R-41
  MG2-099 Signal Booster | Mecha | 2 1 1 | Flight | text, note | MG-R-44
  MG2-100 Signal Jamming | Command | - - - | | text
  MG2-101 Skipper | Mecha | 2 2 2 | Haste
  MG2-102 Sky Whale | Mecha singleton | 6 4 4 | Armour 2, Flight
  MG2-103 Snapshot | Command | - - - | | text, note | MG-R-38
  MG2-104 Sore Tooth | Trigger Command | - - - | | text
  MG2-105 Space Lion | Trigger Command | - - - | | text, note
  MG2-106 Spectre | Mecha | 2 5 5 | | text, note
  MG2-107 Spinning Top | Mecha | 3 3 3 | | text
  MG2-108 Stage 1 | Mecha | 1 1 2
  MG2-109 Stage 2 | Mecha | 2 2 4 | | text, note | MG-R-41
  MG2-110 Stage 3 | Mecha | 3 3 6 | | text, note
  MG2-111 Stonewall | Mecha | 1 0 6 | | text | MG-R-25 MG-R-33
  MG2-112 Succubus | Mecha | 2 2 1 | Flight, Pierce
  MG2-113 The Vise | Mecha | 3 4 4 | | text, note
  MG2-114 Thunder Bull | Mecha | 4 2 2 | | text, note | MG-R-48
  MG2-115 Timely Backup | Mecha | 3 3 2 | | text, note
  MG2-116 Trench Rats | Mecha | 1 1 1 | | text, note
  MG2-117 Tunnel Warfare | Command | - - - | | text | MG-R-17 MG-R-49
  MG2-118 Turn The Key | Command | - - - | | text, note
  MG2-119 Turret | Mecha Tower | 0 4 2 | Provide 1u | text, note
  MG2-120 Turtle | Mecha | 2 2 3 | Armour 1 | text
  MG2-121 Unemployment | Command | - - - | | text, note
  MG2-122 Unknown Ruins | Command | - - - | | text, note | MG-R-73
  MG2-123 Virus | Command | - - - | | text | MG-R-17 MG-R-18
  MG2-124 Wasp Drone | Mecha | 3 1 1 | Flight | text, note | MG-R-25
  MG2-125 Weapons Cache | Trigger Command | - - - | | text, note
  MG2-126 Wind-Up Bull | Mecha | 3 4 4 | | note
  MG2-127 Wind-Up Cat | Mecha | 1 2 2
  MG2-128 Wind-Up Dog | Mecha | 2 3 3
  MG2-129 Wind-Up Mouse | Mecha | 0 1 1
  MG2-130 Wind-Up Spider | Mecha | 4 5 5
`;

interface Row {
  readonly id: string;
  readonly facts: string;
  readonly words: string;
  readonly clauses: string[];
}

const ROWS: readonly Row[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [card = '', kind, figures, keywords, words = '', clauses = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const facts = [card, kind, figures, keywords].join(' | ');
    return { id: card.slice(0, 7), facts, words, clauses: clauses.split(' ').filter((id) => id !== '') };
  });

const NUMBERED = { armour: 'Armour', range: 'Range', speed: 'Speed' } as const;
const PLAIN = { pierce: 'Pierce', flight: 'Flight', reach: 'Reach', haste: 'Haste' } as const;

function keywordsOf({ kind, keywords, provides }: Card): string[] {
  if (kind === 'Pilot') return []; // its text says what it gives to its Mecha
  return (Object.keys(keywords) as (keyof Keywords)[])
    .map((word) =>
      word === 'armour' || word === 'range' || word === 'speed'
        ? `${NUMBERED[word]} ${keywords[word] ?? 0}`
        : PLAIN[word],
    )
    .concat(typeof provides === 'number' && provides > 0 ? [`Provide ${provides}u`] : []);
}

function figure(n: number | null, isChange: boolean): string {
  if (n === null) return '-';
  return isChange && n >= 0 ? `+${n}` : String(n);
}

function factsOf(card: Card): string {
  const { id, name, kind, copies, cost, power, durability } = card;
  const isPilot = kind === 'Pilot';
  const figures = [cost, power, durability].map((n) => figure(n, isPilot)).join(' ');
  const what = copies === 'normal' ? kind : `${kind} ${copies}`;
  return [`${id} ${name}`, what, figures, keywordsOf(card).sort().join(', ')].join(' | ');
}

function cardOf(id: string): Card {
  const card = CARDS.find((other) => other.id === id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

test('[MG-R-10] [MG-R-11] [MG-MECHA-2] all cards of both lists, with their names and figures', () => {
  expect(ROWS.map(({ id }) => factsOf(cardOf(id)))).toEqual(ROWS.map(({ facts }) => facts));
});

test.each(['1e', '2e'] as const)('no two cards of %s have the same name: deck lists name them', (edition) => {
  const names = POOL[edition].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['1e', /^MG1-\d{3}$/],
  ['2e', /^MG2-\d{3}$/],
] as const)('the ids of %s show the edition', (edition, form) => {
  expect(POOL[edition].map(({ id }) => id).filter((id) => !form.test(id))).toEqual([]);
});

function scenariosOf(edition: Edition): string {
  const tests = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
  const start = edition === '1e' ? 'scenario(' : 'scenario2e(';
  const statements = tests.flatMap((text) => text.split(/\n(?=\S)/));
  return statements.filter((statement) => statement.startsWith(start)).join('\n');
}

test.each(['1e', '2e'] as const)('a scenario of %s shows each card', (edition) => {
  const scenarios = scenariosOf(edition);
  const missing = POOL[edition].filter(({ name }) => !scenarios.includes(name));
  expect(
    missing.map(({ id, name }) => `${id} ${name}`),
    'write a scenario in test/ that plays the card, with its name in the title',
  ).toEqual([]);
});

test('[MG-R-91] a card has a text if it does more than its keywords say, and a note where it needs one', () => {
  for (const { id, words } of ROWS) {
    const { text, note } = cardOf(id);
    expect([id, text !== '']).toEqual([id, words.includes('text')]);
    if (words.includes('note')) expect([id, note]).not.toEqual([id, '']);
  }
});

test('[MG-R-91] a card lists its rulings, and all of them are in the book', () => {
  const book = readFileSync(new URL('../../../../rules/mecha.md', import.meta.url), 'utf8');
  for (const { id, clauses } of ROWS) expect(cardOf(id).rulings, id).toEqual(expect.arrayContaining(clauses));
  for (const { id, rulings } of CARDS) {
    for (const clause of rulings) expect(book.includes(`**${clause}**`), `${id} ${clause}`).toBe(true);
  }
});
