import { does, sentence, whose } from '@mechatable/kernel';
import {
  STAGES,
  TIMING_NAMES,
  faceName,
  isPublicTo,
  mechNumber,
  type Ability,
  type MechView,
} from '@mechatable/mechanation';
import type { Inspection } from '../shared/drawing.ts';
import { landOf, mechOf } from './card.ts';
import { eyesWords, otherEyes } from './knowledge.ts';
import { PLACE_WORDS, counted, viewerName, type NamedView } from './naming.ts';
import { printedLand, printedMech } from './printed.ts';
import { rulingsOf } from './rulings.ts';

/** When an ability works, whether its pilot decides, and what it does. */
function abilityWords({ timing, optional, show, text }: Ability): string {
  const mode = optional ? `, optional${show ? ', Show' : ''}` : '';
  return `${TIMING_NAMES[timing]}${mode}: ${text}`;
}

/** A Mech as printed, with what was settled about it. */
export function printed(id: string): Inspection {
  const { name, tier, power, role, abilities } = mechOf(id);
  return {
    title: name,
    kind: `Tier ${tier} Mech · Power ${power}`,
    card: printedMech(`inspect:${id}`, id),
    text: [role, ...abilities.map(abilityWords)],
    sum: null,
    facts: [],
    rulings: rulingsOf(id),
  };
}

/** A Mech of the list: as printed, and whose it is as far as the viewer knows. */
export function inspectListed(view: NamedView, id: string): Inspection {
  const holder = view.pilots.find(({ mechs }) => mechs.some(({ mech }) => mech === id));
  const fact =
    holder === undefined
      ? view.outcome === null
        ? 'Not seen yet: a pilot may have it, or it wasn’t dealt.'
        : 'It wasn’t dealt.'
      : `${sentence(whose(view.names, holder.seat))} Mech.`;
  return { ...printed(id), facts: [fact] };
}

/** A Mech that the viewer knows a pilot to have, with where it is. */
export function inspectMech(view: NamedView, id: string): Inspection | null {
  if (mechNumber(id) < 0) return null;
  const holder = view.pilots.find(({ mechs }) => mechs.some(({ mech }) => mech === id));
  const one = holder?.mechs.find(({ mech }) => mech === id);
  if (holder === undefined || one === undefined) return null;
  return {
    ...printed(id),
    facts: [
      `${sentence(whose(view.names, holder.seat))} Mech, ${PLACE_WORDS[one.place]}.`,
      ...placeFacts(one),
      secrecy(view, holder.seat, one),
      ...(one.used ? ['Its ability has been used this turn (MN-R-50).'] : []),
    ],
  };
}

function placeFacts({ place }: MechView): string[] {
  const repairs = STAGES.findIndex((stage) => stage === place) + 1;
  if (repairs > 0) return [`Needs ${counted(repairs, 'repair')}, one per Initiation (MN-HGR-4).`];
  if (place === 'either') return ['Only its pilot knows which (MN-R-88).'];
  return [];
}

function secrecy(view: NamedView, seat: number, { known }: MechView): string {
  if (isPublicTo(known)) return 'Revealed: everyone knows it.';
  const eyes = otherEyes(view, known, seat);
  if (view.viewer !== seat && view.viewer !== 'table')
    return `Only ${viewerName(view)} and its pilot know it.`;
  return eyes.length === 0
    ? `Secret: nobody else knows ${does(view.names, seat, 'has it')}.`
    : `Seen by ${eyesWords(view, eyes)}.`;
}

/** A Territory as printed. */
export function inspectLand(face: string): Inspection {
  const { text } = landOf(face);
  return {
    title: faceName(face),
    kind: 'Territory · 2 copies',
    card: printedLand(`inspect:${face}`, face),
    text: [text],
    sum: null,
    facts: [],
    rulings: face === 'W' ? ['MN-OBJ-5', 'MN-R-61'] : ['MN-OBJ-2', 'MN-OBJ-3', 'MN-R-62'],
  };
}

/** A berth of the hangar. */
export function inspectStage(name: string): Inspection | null {
  const stage = STAGES.find((one) => one === name);
  if (stage === undefined) return null;
  const repairs = STAGES.indexOf(stage) + 1;
  return {
    title: PLACE_WORDS[stage],
    kind: 'Repair Stage',
    card: null,
    text: [],
    sum: null,
    facts: [
      `Needs ${counted(repairs, 'repair')} to return to hand, one per Initiation.`,
      'Mechs in the hangar are face-up and can’t be used.',
    ],
    rulings: ['MN-HGR-3', 'MN-HGR-4', 'MN-R-12', 'MN-R-55', 'MN-R-57'],
  };
}
