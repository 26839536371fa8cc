import { craft } from './crafts.ts';
import { mech } from './mech/mech.ts';
import { moduleSheet } from './modules.ts';
import { operation } from './operations.ts';
import { pilot } from './pilots.ts';
import { placeView } from './places.ts';
import { print, type Drawing } from './print.ts';
import type { Subject } from './subject.ts';
import { towerView } from './towers.ts';

/** The drawing of a subject, always in a square of 200 units. */
export function draw(subject: Subject): Drawing {
  switch (subject.draws) {
    case 'mech':
      return print(mech(subject));
    case 'place':
      return print(placeView(subject));
    case 'operation':
      return print(operation(subject));
    case 'module':
      return print(moduleSheet(subject));
    case 'craft':
      return print(craft(subject));
    case 'tower':
      return print(towerView(subject));
    case 'pilot':
      return print(pilot(subject));
  }
}
