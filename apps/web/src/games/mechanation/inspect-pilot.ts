import { listed, sentence, whom, whose } from '@mechatable/kernel';
import {
  isPublicTo,
  mechName,
  openQuestion,
  seatNumber,
  type PilotView,
  type View,
} from '@mechatable/mechanation';
import type { Inspection } from '../shared/drawing.ts';
import { mechOf } from './card.ts';
import { inspectMech } from './inspect-mech.ts';
import { hiddenIn, leading, progressOf, progressWords } from './knowledge.ts';
import { PLACE_WORDS, counted, pilotOf, type NamedView } from './naming.ts';
import { turnOrder } from './rail-part.ts';

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
    title: sentence(whom(view.names, seat)),
    kind: view.alpha === seat ? 'Alpha Pilot' : 'Pilot',
    facts: [
      ...(rank === undefined ? [] : [`Final rank: ${rank}.`]),
      ...(pilot.gaveUp ? ['Conceded: the game answers for this seat (MN-R-96).'] : []),
      `Number ${place} in turn order.`,
      `${counted(row.length, 'Territory', 'Territories')}, limit ${limit} at the end of a turn.`,
      `${counted(hand, 'Mech')} in hand.`,
      ...mechs.map(({ mech, place: where }) => `${mechName(mech)}: ${PLACE_WORDS[where]}.`),
      ...lineFacts(pilot),
      ...(openQuestion(view)?.seat === seat ? ['Choosing now.'] : []),
    ],
    rulings: ['MN-OBJ-1', 'MN-R-2', 'MN-R-61', 'MN-SCRAP-6'],
  };
}

function lineFacts(pilot: PilotView): string[] {
  const hidden = hiddenIn(pilot);
  const words = leading(progressOf(pilot)).slice(0, 4).map(progressWords);
  return [
    ...words.map((text) => `${text}.`),
    ...(hidden === 0 ? [] : [`${counted(hidden, 'card')} not seen yet.`]),
  ];
}

export function inspectLines(view: NamedView, name: string): Inspection | null {
  const pilot = found(view, name);
  if (pilot === null) return null;
  const facts = leading(progressOf(pilot)).map((line) => `${progressWords(line)}.`);
  const hidden = hiddenIn(pilot);
  return {
    ...base,
    title: `${sentence(whose(view.names, pilot.seat))} lines`,
    kind: 'Five of one color or number win',
    facts: [
      ...(facts.length === 0 ? ['No line has two known cards.'] : facts),
      ...(hidden === 0 ? [] : [`${counted(hidden, 'card')} in this row not seen yet.`]),
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
    title: `${sentence(whose(view.names, seat))} hand`,
    kind: counted(hand, 'Mech'),
    facts: [
      ...(certain.length === 0 ? [] : [`In hand: ${listed(certain)}.`]),
      ...(either.length === 0 ? [] : [`In hand or deployed: ${listed(either)} (MN-R-88).`]),
      ...(certain.length + either.length === 0 ? ['None of them is known.'] : []),
    ],
    rulings: ['MN-R-5', 'MN-R-67', 'MN-R-69'],
  };
}

/** A Mech of a rival that the viewer has not seen: one of those that nobody is known to have. */
export function inspectTier(view: NamedView, name: string, tier: number): Inspection | null {
  const pilot = found(view, name);
  if (pilot === null) return null;
  const left = view.unseen.map(mechOf).filter((mech) => mech.tier === tier);
  return {
    ...base,
    title: `${sentence(whose(view.names, pilot.seat))} Tier ${tier} Mech`,
    kind: 'Not seen yet',
    facts: [
      'In hand or deployed: it has never been in a hangar.',
      `One of ${left.length}: ${left.map(({ name: words, power }) => `${words} (${power})`).join(', ')}.`,
    ],
    rulings: ['MN-R-5', 'MN-R-67', 'MN-SET-7'],
  };
}

/** What a pilot has deployed. */
export function inspectOut(view: NamedView, name: string): Inspection | null {
  const pilot = found(view, name);
  if (pilot?.out == null) return null;
  const { seat, out } = pilot;
  const known = out.mech === null ? null : inspectMech(view, out.mech);
  const isOpen = out.up || isPublicTo(out.seen);
  if (known !== null)
    return { ...known, facts: [isOpen ? 'Deployed face-up.' : 'Deployed face-down.', ...known.facts] };
  return {
    ...base,
    title: `${sentence(whose(view.names, seat))} Mech`,
    kind: 'Deployed face-down',
    facts: ['Not a Mech that is always deployed face-up (MN-R-83).'],
    rulings: ['MN-ARENA-6', 'MN-R-19', 'MN-R-69', 'MN-R-83'],
  };
}
