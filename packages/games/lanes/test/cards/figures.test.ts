import { expect, test } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';
import { READY_DECKS } from '../../src/content/decks.ts';
import type { Card } from '../../src/content/language.ts';

type Row = [id: string, name: string, kind: Card['kind'], tribe: Card['tribe'], front: number, back: number];

/**
 * The cards of the first release as the rules print them. New cards stay out. Front and back are a unit's power or an
 * equip's bonus.
 */
const FIGURES: Row[] = [
  ['VG-01', 'Pike Lancer', 'unit', 'Vanguard', 5, 1],
  ['VG-02', 'Wedge Runner', 'unit', 'Vanguard', 4, 3],
  ['VG-03', 'Gate Hammer', 'unit', 'Vanguard', 5, 3],
  ['VG-04', 'Duelist Kite', 'unit', 'Vanguard', 4, 1],
  ['VG-05', 'Siege Ram', 'unit', 'Vanguard', 7, 0],
  ['VG-06', 'Standard Bearer', 'unit', 'Vanguard', 3, 3],
  ['VG-07', 'Overlord Titan', 'unit', 'Vanguard', 7, 3],
  ['VG-08', 'Trophy Hunter', 'unit', 'Vanguard', 4, 2],
  ['BA-01', 'Wall Warden', 'unit', 'Bastion', 5, 5],
  ['BA-02', 'Rampart Golem', 'unit', 'Bastion', 3, 3],
  ['BA-03', 'Aegis Projector', 'unit', 'Bastion', 2, 3],
  ['BA-04', 'Undying Sentinel', 'unit', 'Bastion', 4, 3],
  ['BA-05', 'Revenge Keep', 'unit', 'Bastion', 3, 4],
  ['BA-06', 'Groundbreaker', 'unit', 'Bastion', 4, 3],
  ['BA-07', 'Citadel Colossus', 'unit', 'Bastion', 8, 6],
  ['BA-08', 'Last Gate', 'unit', 'Bastion', 3, 3],
  ['LB-01', 'Ballista Frame', 'unit', 'Longbow', 1, 5],
  ['LB-02', 'Howitzer Dray', 'unit', 'Longbow', 1, 4],
  ['LB-03', 'Spotter Wren', 'unit', 'Longbow', 2, 2],
  ['LB-04', 'Rail Sable', 'unit', 'Longbow', 1, 5],
  ['LB-05', 'Counter Battery', 'unit', 'Longbow', 1, 4],
  ['LB-06', 'Barrage Walker', 'unit', 'Longbow', 1, 4],
  ['LB-07', 'Star Lance Platform', 'unit', 'Longbow', 0, 7],
  ['LB-08', 'Smoke Layer', 'unit', 'Longbow', 2, 4],
  ['SV-01', 'Scrap Mule', 'unit', 'Salvor', 3, 2],
  ['SV-02', 'Wreck Diver', 'unit', 'Salvor', 4, 3],
  ['SV-03', 'Revenant Hull', 'unit', 'Salvor', 4, 2],
  ['SV-04', 'Bone Picker', 'unit', 'Salvor', 3, 2],
  ['SV-05', 'Furnace Crawler', 'unit', 'Salvor', 4, 3],
  ['SV-06', 'Ghost Chassis', 'unit', 'Salvor', 3, 2],
  ['SV-07', 'Magpie Rig', 'unit', 'Salvor', 4, 3],
  ['SV-08', 'Carrion Engine', 'unit', 'Salvor', 8, 6],
  ['HV-01', 'Scout Mite', 'unit', 'Hive', 2, 1],
  ['HV-02', 'Brood Carrier', 'unit', 'Hive', 1, 4],
  ['HV-03', 'Queen Relay', 'unit', 'Hive', 1, 3],
  ['HV-04', 'Stinger', 'unit', 'Hive', 3, 1],
  ['HV-05', 'Swarm Ram', 'unit', 'Hive', 1, 1],
  ['HV-06', 'Sleeper Pod', 'unit', 'Hive', 2, 2],
  ['HV-07', 'Repair Nest', 'unit', 'Hive', 1, 4],
  ['HV-08', 'Hive Matriarch', 'unit', 'Hive', 5, 4],
  ['PH-01', 'Shade Runner', 'unit', 'Phantom', 4, 2],
  ['PH-02', 'Null Blade', 'unit', 'Phantom', 4, 3],
  ['PH-03', 'Data Thief', 'unit', 'Phantom', 4, 3],
  ['PH-04', 'Twin Fang', 'unit', 'Phantom', 3, 2],
  ['PH-05', 'Static Ghoul', 'unit', 'Phantom', 3, 3],
  ['PH-06', 'Blink Frame', 'unit', 'Phantom', 5, 3],
  ['PH-07', 'Veil Assassin', 'unit', 'Phantom', 3, 2],
  ['PH-08', 'Burnout Frame', 'unit', 'Phantom', 6, 3],
  ['NT-01', 'Militia Frame', 'unit', null, 4, 3],
  ['NT-02', 'Freight Walker', 'unit', null, 3, 4],
  ['NT-03', 'Sapper Crew', 'unit', null, 3, 3],
  ['NT-04', 'Reserve Ace', 'unit', null, 4, 2],
  ['NT-05', 'Scar Prospector', 'unit', null, 3, 3],
  ['NT-06', 'Field Analyst', 'unit', null, 2, 3],
  ['NT-07', 'Cold-Start Giant', 'unit', null, 6, 5],
  ['NT-08', 'Picket Sensor', 'unit', null, 2, 4],
  ['LD-01', 'Ferrocrete Bunker', 'land', 'Base', 0, 0],
  ['LD-02', 'Firing Ridge', 'land', 'Terrain', 0, 0],
  ['LD-03', 'Drydock Lift', 'land', 'Base', 0, 0],
  ['LD-04', 'Signal Mast', 'land', 'Base', 0, 0],
  ['LD-05', 'Fuel Depot', 'land', 'Base', 0, 0],
  ['LD-06', 'Mine Belt', 'land', 'Terrain', 0, 0],
  ['LD-07', 'Assembly Yard', 'land', 'Base', 0, 0],
  ['LD-08', 'Wreck Field', 'land', 'Terrain', 0, 0],
  ['LD-09', 'Jamming Tower', 'land', 'Base', 0, 0],
  ['LD-10', 'Crawler Rails', 'land', 'Base', 0, 0],
  ['LD-11', 'Beacon Shrine', 'land', 'Terrain', 0, 0],
  ['LD-12', 'Night Market', 'land', 'Base', 0, 0],
  ['LD-13', 'Survey Grid', 'land', 'Base', 0, 0],
  ['LD-14', 'Aftershock Rift', 'land', 'Terrain', 0, 0],
  ['OP-01', 'Precision Strike', 'tech', null, 0, 0],
  ['OP-02', 'Tractor Recall', 'tech', null, 0, 0],
  ['OP-03', 'Supply Drop', 'tech', null, 0, 0],
  ['OP-04', 'Shutdown Pulse', 'tech', null, 0, 0],
  ['OP-05', 'Overclock', 'tech', null, 0, 0],
  ['OP-06', 'Flank Order', 'tech', null, 0, 0],
  ['OP-07', 'Scorched Ground', 'tech', null, 0, 0],
  ['OP-08', 'Reactor Breach', 'tech', null, 0, 0],
  ['OP-09', 'Recall Beacon', 'tech', null, 0, 0],
  ['OP-10', 'Depot Raid', 'tech', null, 0, 0],
  ['OP-11', 'Bulwark Patch', 'tech', null, 0, 0],
  ['OP-12', 'Second Wind', 'tech', null, 0, 0],
  ['OP-13', 'Wide Scan', 'tech', null, 0, 0],
  ['OP-14', 'Suppressive Salvo', 'tech', null, 0, 0],
  ['OP-15', 'Scrap Drop', 'tech', null, 0, 0],
  ['OP-16', 'Disarm Code', 'tech', null, 0, 0],
  ['OP-17', 'Brace Order', 'tech', null, 0, 0],
  ['MD-01', 'Plasma Saber', 'equip', null, 3, 0],
  ['MD-02', 'Long Barrel', 'equip', null, 0, 3],
  ['MD-03', 'Reactive Plating', 'equip', null, 1, 1],
  ['MD-04', 'Grapple Line', 'equip', null, 1, 1],
  ['MD-05', 'Breach Charge', 'equip', null, 1, 1],
  ['MD-06', 'Tracer Clamp', 'equip', null, -2, -2],
  ['MD-07', 'Black Box', 'equip', null, 1, 1],
  ['MD-08', 'Overdrive Core', 'equip', null, 4, 3],
  ['MD-09', 'Cloak Mantle', 'equip', null, 1, 1],
  ['MD-10', 'Anchor Pylon', 'equip', null, 2, 2],
];

test.each(FIGURES)('[%s] %s is a %s of tribe %s with %i/%i', (id, ...printed) => {
  const found = CARDS.filter((card) => card.id === id);
  expect(found.map(({ name, kind, tribe, front, back }) => [name, kind, tribe, front, back])).toEqual([
    printed,
  ]);
});

test('the printed cards keep their order, even if cards are added between them', () => {
  const printed = new Set(FIGURES.map(([id]) => id));
  expect(CARDS.map(({ id }) => id).filter((id) => printed.has(id))).toEqual([...printed]);
});

test('every printed card is in at least one starter deck', () => {
  const used = new Set(READY_DECKS.flatMap(({ deck, pool }) => [...Object.keys(deck), ...Object.keys(pool)]));
  expect(FIGURES.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
});

test('of the printed cards, only Tracer Clamp goes on an enemy unit', () => {
  const printed = FIGURES.map(([id]) => CARDS.find((card) => card.id === id));
  expect(printed.filter((card) => card?.attach === 'enemy').map((card) => card?.id)).toEqual(['MD-06']);
});

test('only equips can be attached, and all of them to units', () => {
  const misplaced = CARDS.filter(({ kind, attach }) => (kind === 'equip') !== (attach !== null));
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});
