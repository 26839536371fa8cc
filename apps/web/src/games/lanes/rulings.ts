import type { ClauseId } from '@mechatable/kernel';
import type { Card, Cost, Flag, Op, TriggerName } from '@mechatable/lanes';

const TRIGGER_CLAUSES: Record<TriggerName, string> = {
  startOfTurn: 'LN-TRIG-4',
  startOfMain: 'LN-TRIG-5',
  endOfTurn: 'LN-TRIG-6',
  main: 'LN-TRIG-7 LN-MAIN-8 LN-R-79',
  onPlay: 'LN-TRIG-8',
  onSummon: 'LN-TRIG-9',
  onUnitSummoned: 'LN-TRIG-10 LN-R-66',
  onUnitDeath: 'LN-TRIG-11 LN-R-67',
  onUnitAttack: 'LN-TRIG-12 LN-R-70',
  onLandPlaced: 'LN-TRIG-13',
  onLandDestroyed: 'LN-TRIG-14',
  whenAttacking: 'LN-TRIG-15',
  startOfCombat: 'LN-TRIG-16',
  onCombatVictory: 'LN-TRIG-17',
  onCombatLoss: 'LN-TRIG-18',
  endOfCombat: 'LN-TRIG-19',
  endOfAttack: 'LN-TRIG-20',
  onDeath: 'LN-TRIG-21',
  onKill: 'LN-TRIG-22 LN-R-55',
  onProtectionHit: 'LN-TRIG-23',
  whenDestroyed: 'LN-TRIG-24',
};

const OP_CLAUSES: Record<Op['op'], string> = {
  draw: 'LN-ZONE-4 LN-R-11',
  discard: 'LN-R-74 LN-R-31',
  destroy: 'LN-ZONE-7',
  bounce: 'LN-R-41',
  rest: 'LN-R-17 LN-R-19',
  ready: 'LN-R-20',
  power: 'LN-R-77 LN-R-43',
  move: 'LN-R-28 LN-R-26',
  moveLand: 'LN-R-39',
  swapRows: 'LN-R-93',
  summonSelf: 'LN-TIME-8 LN-R-97',
  summon: 'LN-TIME-8 LN-R-97 LN-R-71',
  dig: 'LN-R-94 LN-TIME-8 LN-R-84',
  peek: 'LN-R-94',
  salvage: 'LN-R-90',
  mill: 'LN-R-68',
  pool: 'LN-ZONE-6 LN-R-10',
  shield: 'LN-R-57',
  save: 'LN-R-54',
  strip: 'LN-R-34',
  choose: 'LN-FX-8 LN-R-75 LN-R-84',
  sacrifice: 'LN-FX-8 LN-R-75 LN-R-58',
};

const FLAG_CLAUSES: Record<Flag, string> = {
  cannotAttack: 'LN-MAIN-6',
  endure: 'LN-R-54',
  indirect: 'LN-ATK-5',
  freeMove: 'LN-R-27',
  extraCheck: 'LN-R-56 LN-R-95',
  entersRested: 'LN-R-92',
  ward: 'LN-R-87 LN-R-37',
  anchored: 'LN-R-88',
};

const COST_CLAUSES: Record<Cost['pay'], string> = {
  discard: 'LN-R-22 LN-R-31',
  restSelf: 'LN-R-18',
  restUnit: 'LN-R-18',
  sacrifice: 'LN-R-21',
  trashLand: 'LN-R-30',
  graveBottom: 'LN-R-84 LN-R-90',
  trashEquip: 'LN-R-30',
};

const KIND_CLAUSES: Record<Card['kind'], string> = {
  unit: 'LN-LANE-3 LN-LANE-4',
  land: 'LN-LANE-5 LN-R-40 LN-R-24',
  tech: 'LN-FX-2 LN-R-76 LN-R-23',
  equip: 'LN-R-32 LN-R-34 LN-R-35',
};

/** Clauses that name a card, including the worked examples about it. */
export const NAMED: Readonly<Record<string, string>> = {
  'VG-01': 'LN-G-5',
  'VG-04': 'LN-G-21',
  'VG-05': 'LN-G-4',
  'VG-06': 'LN-G-6',
  'VG-07': 'LN-R-22 LN-G-14',
  'VG-08': 'LN-R-54 LN-G-7 LN-G-15',
  'BA-02': 'LN-G-13',
  'BA-03': 'LN-G-13',
  'BA-04': 'LN-R-54',
  'BA-06': 'LN-TRIG-3',
  'LB-01': 'LN-G-6',
  'LB-02': 'LN-ATK-5',
  'LB-07': 'LN-R-97 LN-G-8',
  'SV-01': 'LN-R-80 LN-R-68 LN-G-15 LN-G-16',
  'SV-04': 'LN-R-67',
  'SV-05': 'LN-R-90',
  'HV-01': 'LN-R-94',
  'HV-02': 'LN-R-94',
  'HV-03': 'LN-R-71',
  'HV-05': 'LN-R-71',
  'HV-06': 'LN-R-89 LN-G-17',
  'HV-08': 'LN-R-71 LN-G-19',
  'PH-01': 'LN-R-27',
  'PH-02': 'LN-G-9 LN-G-10',
  'PH-04': 'LN-R-56 LN-G-12',
  'NT-01': 'LN-G-18',
  'NT-02': 'LN-G-6',
  'NT-04': 'LN-FX-13',
  'NT-07': 'LN-R-92',
  'NT-08': 'LN-G-22',
  'LD-01': 'LN-G-13',
  'LD-03': 'LN-R-93',
  'LD-04': 'LN-R-94',
  'LD-08': 'LN-G-15',
  'LD-09': 'LN-R-37 LN-G-11',
  'LD-11': 'LN-R-11',
  'OP-04': 'LN-R-87',
  'OP-05': 'LN-R-43',
  'OP-07': 'LN-FX-11 LN-G-13',
  'OP-08': 'LN-G-16',
  'OP-09': 'LN-R-97',
  'MD-01': 'LN-G-14',
  'MD-05': 'LN-R-56 LN-G-12',
  'MD-06': 'LN-R-37 LN-R-43',
  'MD-07': 'LN-R-67',
  'MD-09': 'LN-R-37 LN-R-87',
  'MD-10': 'LN-R-88',
};

/** The clauses that say how a card works: those that name it first, those about its kind last. */
export function rulingsOf(card: Card): readonly ClauseId[] {
  const found = new Set<ClauseId>();
  const add = (clauses = ''): void => {
    for (const id of clauses.split(' ')) if (id !== '') found.add(id);
  };
  add(NAMED[card.id]);
  for (const effect of card.effects) {
    if (effect.kind === 'continuous') {
      add(effect.flag === undefined ? 'LN-R-43 LN-FX-12' : FLAG_CLAUSES[effect.flag]);
      continue;
    }
    if (effect.kind === 'trigger') {
      add(TRIGGER_CLAUSES[effect.on]);
      if (effect.optional === true) add('LN-FX-5');
      if (effect.oncePerTurn === true) add('LN-R-79');
      if (effect.zones !== undefined) add('LN-FX-4');
      if (effect.pay !== undefined) add('LN-R-73');
      for (const { pay } of effect.pay ?? []) add(COST_CLAUSES[pay]);
    }
    for (const { op } of effect.do) add(OP_CLAUSES[op]);
  }
  if (card.cost.length > 0) add('LN-R-14');
  for (const { pay } of card.cost) add(COST_CLAUSES[pay]);
  add(KIND_CLAUSES[card.kind]);
  return [...found];
}
