import { listed, openQuestion } from '@mechatable/kernel';
import { isPublicTo, mechName, seatNumber, type PilotView, type View } from '@mechatable/mechanation';
import type { Inspection } from '../shared/drawing.ts';
import { mechOf } from './card.ts';
import { inspectMech } from './inspect-mech.ts';
import { hiddenIn, leading, progressOf, progressWords } from './knowledge.ts';
import { pilotOf, type NamedView } from './naming.ts';
import { turnOrder } from './rail-part.ts';
import { words } from './words/index.ts';

const say = words.inspector;

const base = { card: null, text: [], sum: null } as const;

function found(view: View, name: string): PilotView | null {
  const seat = seatNumber(name);
  return seat in view.pilots ? pilotOf(view, seat) : null;
}

export function inspectPilot(view: NamedView, name: string): Inspection | null {
  const pilot = found(view, name);
  if (pilot === null) return null;
  const { seat, hand, row, limit, mechs } = pilot;
  const place = turnOrder(view).indexOf(seat) + 1;
  const rank = view.ranks?.[seat];
  return {
    ...base,
    title: say.pilot.title(view.names, seat),
    kind: view.alpha === seat ? say.pilot.alpha : say.pilot.kind,
    facts: [
      ...(rank === undefined ? [] : [say.pilot.rank(rank)]),
      ...(pilot.gaveUp ? [say.pilot.conceded] : []),
      say.pilot.place(place),
      say.pilot.territories(row.length, limit),
      say.pilot.hand(hand),
      ...mechs.map(({ mech, place: where }) => say.pilot.mech(mechName(mech), words.places[where])),
      ...lineFacts(pilot),
      ...(openQuestion(view)?.seat === seat ? [say.pilot.asked] : []),
    ],
    rulings: ['MN-OBJ-1', 'MN-R-2', 'MN-R-61', 'MN-SCRAP-6', ...(pilot.gaveUp ? ['MN-R-96'] : [])],
  };
}

function lineFacts(pilot: PilotView): string[] {
  const hidden = hiddenIn(pilot);
  const best = leading(progressOf(pilot)).slice(0, 4).map(progressWords);
  return [...best.map(say.pilot.line), ...(hidden === 0 ? [] : [say.pilot.unseen(hidden)])];
}

export function inspectLines(view: NamedView, name: string): Inspection | null {
  const pilot = found(view, name);
  if (pilot === null) return null;
  const facts = leading(progressOf(pilot)).map((line) => say.pilot.line(progressWords(line)));
  const hidden = hiddenIn(pilot);
  return {
    ...base,
    title: say.lines.title(view.names, pilot.seat),
    kind: say.lines.kind,
    facts: [
      ...(facts.length === 0 ? [say.lines.none] : facts),
      ...(hidden === 0 ? [] : [say.lines.unseen(hidden)]),
    ],
    rulings: ['MN-OBJ-2', 'MN-OBJ-3', 'MN-R-59', 'MN-R-61'],
  };
}

export function inspectHand(view: NamedView, name: string): Inspection | null {
  const pilot = found(view, name);
  if (pilot === null) return null;
  const { seat, hand, mechs } = pilot;
  const certain = mechs.filter(({ place }) => place === 'hand').map(({ mech }) => mechName(mech));
  const either = mechs.filter(({ place }) => place === 'either').map(({ mech }) => mechName(mech));
  return {
    ...base,
    title: say.hand.title(view.names, seat),
    kind: say.hand.kind(hand),
    facts: [
      ...(certain.length === 0 ? [] : [say.hand.certain(listed(certain))]),
      ...(either.length === 0 ? [] : [say.hand.either(listed(either))]),
      ...(certain.length + either.length === 0 ? [say.hand.unknown] : []),
    ],
    rulings: ['MN-R-5', 'MN-R-67', 'MN-R-69', ...(either.length === 0 ? [] : ['MN-R-88'])],
  };
}

/** An opponent's Mech that the viewer has not seen, with the Mechs it could be. */
export function inspectTier(view: NamedView, name: string, tier: number): Inspection | null {
  const pilot = found(view, name);
  if (pilot === null) return null;
  const left = view.unseen.map(mechOf).filter((mech) => mech.tier === tier);
  return {
    ...base,
    title: say.tier.title(view.names, pilot.seat, tier),
    kind: say.tier.kind,
    facts: [say.tier.place, say.tier.possible(left)],
    rulings: ['MN-R-5', 'MN-R-67', 'MN-SET-7'],
  };
}

/** The Mechs that a pilot has deployed. */
export function inspectOut(view: NamedView, name: string): Inspection | null {
  const pilot = found(view, name);
  if (pilot?.out == null) return null;
  const { seat, out } = pilot;
  const known = out.mech === null ? null : inspectMech(view, out.mech);
  const isOpen = out.up || isPublicTo(out.seen);
  if (known !== null)
    return { ...known, facts: [isOpen ? say.mech.faceUp : say.mech.faceDown, ...known.facts] };
  return {
    ...base,
    title: say.out.title(view.names, seat),
    kind: say.out.kind,
    facts: [say.out.mayBeDown],
    rulings: ['MN-ARENA-6', 'MN-R-19', 'MN-R-69', 'MN-R-83'],
  };
}
