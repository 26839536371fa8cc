import { ambush, burn, disarm, jam, sabotage, salvo, strike } from './operations/attack.ts';
import { dial, type Emblem } from './operations/emblem.ts';
import { beam, blast, cancel, dice, feud, layoff, quake, shower, storm } from './operations/events.ts';
import { barrage, charge, launch } from './operations/orders.ts';
import {
  drawEmblem,
  drop,
  move,
  overload,
  raid,
  rally,
  recall,
  repair,
  salvage,
  scan,
  shield,
  smoke,
  swap,
} from './operations/support.ts';
import { bullet, cry, key, plan, ramp, relic, roadworks, shaft, tooth, virus } from './operations/things.ts';
import type { Shape } from './pen.ts';
import { chance } from './seed.ts';
import { contain } from './sheet.ts';
import type { OperationMotif, OperationSubject } from './subject.ts';

const EMBLEMS: Readonly<Record<OperationMotif, Emblem>> = {
  strike,
  repair,
  draw: drawEmblem,
  move,
  shield,
  rally,
  sabotage,
  recall,
  scan,
  salvage,
  drop,
  overload,
  ambush,
  jam,
  swap,
  smoke,
  burn,
  salvo,
  disarm,
  raid,
  key,
  storm,
  blast,
  quake,
  dice,
  bullet,
  feud,
  cancel,
  relic,
  beam,
  plan,
  virus,
  tooth,
  ramp,
  shower,
  layoff,
  roadworks,
  shaft,
  cry,
  barrage,
  charge,
  launch,
};

/** What is done, as an emblem on a dial. */
export function operation({ id, name, motif }: OperationSubject): Shape[] {
  const luck = chance(`${id}/${name}`);
  return contain([...dial(luck), ...EMBLEMS[motif](luck, (words) => words.test(name))]);
}
