import type { ClauseId } from '@mechatable/kernel';
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
import { otherEyes } from './knowledge.ts';
import type { NamedView } from './naming.ts';
import { printedLand, printedMech } from './printed.ts';
import { rulingsOf } from './rulings.ts';
import { words } from './words/index.ts';

const say = words.inspector;

/** When an ability works, whether its pilot decides, and what it does. */
function abilityWords(ability: Ability): string {
  return say.mech.ability(TIMING_NAMES[ability.timing], ability, ability.text);
}

/** A Mech as printed, with its rulings. */
export function printed(id: string): Inspection {
  const { name, tier, power, role, abilities } = mechOf(id);
  return {
    title: name,
    kind: say.mech.kind(tier, power),
    card: printedMech(`inspect:${id}`, id),
    text: [role, ...abilities.map(abilityWords)],
    sum: null,
    facts: [],
    rulings: rulingsOf(id),
  };
}

/** A Mech in the list of all Mechs: as printed, and whose it is if the viewer knows. */
export function inspectListed(view: NamedView, id: string): Inspection {
  const holder = view.pilots.find(({ mechs }) => mechs.some(({ mech }) => mech === id));
  const fact =
    holder === undefined
      ? view.outcome === null
        ? say.mech.unseen
        : say.mech.undealt
      : say.mech.owner(view.names, holder.seat);
  return { ...printed(id), facts: [fact] };
}

/** A Mech whose pilot the viewer knows, and where it is. */
export function inspectMech(view: NamedView, id: string): Inspection | null {
  if (mechNumber(id) < 0) return null;
  const holder = view.pilots.find(({ mechs }) => mechs.some(({ mech }) => mech === id));
  const one = holder?.mechs.find(({ mech }) => mech === id);
  if (holder === undefined || one === undefined) return null;
  const asPrinted = printed(id);
  return {
    ...asPrinted,
    facts: [
      say.mech.ownerAndPlace(view.names, holder.seat, words.places[one.place]),
      ...placeFacts(one),
      secrecy(view, holder.seat, one),
      ...(one.used ? [say.mech.used] : []),
    ],
    rulings: [...new Set([...asPrinted.rulings, ...placeRulings(one), ...(one.used ? ['MN-R-50'] : [])])],
  };
}

const repairsAt = ({ place }: MechView): number => STAGES.findIndex((stage) => stage === place) + 1;

function placeFacts(one: MechView): string[] {
  if (one.place === 'either') return [say.mech.either];
  return repairsAt(one) > 0 ? [say.mech.repairs(repairsAt(one))] : [];
}

function placeRulings(one: MechView): ClauseId[] {
  if (one.place === 'either') return ['MN-R-88'];
  return repairsAt(one) > 0 ? ['MN-HGR-4'] : [];
}

function secrecy(view: NamedView, seat: number, { known }: MechView): string {
  if (isPublicTo(known)) return say.mech.revealed;
  const eyes = otherEyes(view, known, seat);
  if (view.viewer !== seat && view.viewer !== 'table') return say.mech.onlyReaderAndPilot(view);
  return eyes.length === 0 ? say.mech.secret(view.names, seat) : say.mech.seenBy(view.names, eyes);
}

/** A Territory as printed. */
export function inspectLand(face: string): Inspection {
  const { text } = landOf(face);
  return {
    title: faceName(face),
    kind: say.land.kind,
    card: printedLand(`inspect:${face}`, face),
    text: [text],
    sum: null,
    facts: [],
    rulings: face === 'W' ? ['MN-OBJ-5', 'MN-R-61'] : ['MN-OBJ-2', 'MN-OBJ-3', 'MN-R-62'],
  };
}

/** A place in the hangar. */
export function inspectStage(name: string): Inspection | null {
  const stage = STAGES.find((one) => one === name);
  if (stage === undefined) return null;
  const repairs = STAGES.indexOf(stage) + 1;
  return {
    title: words.places[stage],
    kind: say.stage.kind,
    card: null,
    text: [],
    sum: null,
    facts: [say.stage.repairs(repairs), say.stage.faceUp],
    rulings: ['MN-HGR-3', 'MN-HGR-4', 'MN-R-12', 'MN-R-55', 'MN-R-57'],
  };
}
