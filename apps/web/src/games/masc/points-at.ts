import type { Event } from '@mechatable/masc';

const mecha = (id: string): string => `mecha:${id}`;

/** The anchors of the pieces that an event is about; anything no longer on the table is ignored. */
export function pointsAt(event: Event): readonly string[] {
  switch (event.type) {
    case 'laid':
      return [`slot:${event.slot}`];
    case 'placed':
    case 'destroyed':
    case 'stayed':
      return [mecha(event.mecha), `square:${event.square}`];
    case 'moved':
      return [mecha(event.mecha), `square:${event.from}`, `square:${event.to}`];
    case 'hit':
      return [mecha(event.mecha)];
    case 'activated':
      return event.members.map(mecha);
    case 'reset':
    case 'finished':
      return [mecha(event.unit)];
    case 'attacked':
      return [...event.attackers, ...event.eligible].map(mecha);
    case 'scored':
      return [...event.red, ...event.blue].map((slot) => `slot:${slot}`);
    case 'initiative':
      return ['player:red', 'player:blue'];
    case 'coloured':
    case 'committed':
    case 'first':
    case 'passed':
      return [`player:${event.colour}`];
    case 'privilege':
    case 'built':
    case 'revealed':
    case 'turn':
    case 'phaseOver':
    case 'rolled':
    case 'wasted':
    case 'ended':
      return [];
  }
}
