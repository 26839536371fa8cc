import type { Cue, Thing, Tone } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import { faceName, mechName, type Event } from '@mechatable/mechanation';
import { shownCard } from '../shared/shown.ts';
import { battleStory } from './battle-story.ts';
import { abilityScene, battleScene, powerScene } from './interlude.ts';
import { nameOfSeat } from './naming.ts';
import { backOf, flipped, printedLand, printedMech } from './printed.ts';
import { words } from './words/index.ts';

const say = words.cues;

const tile = (name: string): string => `tile:${name}`;
const pilot = (seat: Seat): string => `pilot:${nameOfSeat(seat)}`;
const out = (seat: Seat): string => `out:${nameOfSeat(seat)}`;
const flash = (at: string, tone: Tone, text?: string): Cue =>
  text === undefined ? { cue: 'flash', at, tone } : { cue: 'flash', at, tone, text };

/** From the hand: your own Mech by name, those of others by their backs. */
const leaves = (seat: Seat, mech: string | null): Cue[] =>
  [...(mech === null ? [] : [`mech:${mech}`]), `hand:${nameOfSeat(seat)}`, pilot(seat)].map((from) => ({
    cue: 'glide',
    from,
    to: out(seat),
  }));

/** How an event is shown. A Battle is shown in front of the table, step by step. */
export function cues(event: Event, near: Seat, earlier: readonly Event[], names: Names): readonly Cue[] {
  const story = battleStory([...earlier, event], names);
  if (story !== null) {
    switch (event.type) {
      case 'battle':
      case 'ability':
      case 'fought':
      case 'claimed':
      case 'kept':
      case 'damaged':
        return [battleScene(story, names)];
      case 'power':
        return [powerScene(story, names)];
      case 'returned': // the table shows it
        return [];
    }
  }
  return onTheTable(event, near, names);
}

function onTheTable(event: Event, near: Seat, names: Names): readonly Cue[] {
  switch (event.type) {
    case 'turn':
      return [{ cue: 'banner', text: say.turn(names, event.seat, event.turn), seat: event.seat }];
    case 'revealed':
      return event.face === null
        ? [flash(tile(event.tile), 'plain')]
        : [turnUp(event, event.face, near, names)];
    case 'repaired':
      return [
        flash(
          `mech:${event.mech}`,
          'good',
          event.stage === 'hand' ? say.repairedToHand : words.places[event.stage],
        ),
      ];
    case 'dealt':
      return [flash('pile:deck', 'plain'), { cue: 'glide', from: 'pile:deck', to: tile(event.tile) }];
    case 'recycled':
      return [flash('pile:scrap', 'plain', say.recycled)];
    case 'deployed':
      return [sendMech(event, say.deploys(names, event.seat), near), ...leaves(event.seat, event.mech)];
    case 'attacked':
      return [
        sendMech(event, say.attacks(names, event.seat), near),
        { cue: 'strike', at: pilot(event.seat), against: tile(event.tile) },
        ...leaves(event.seat, event.mech),
      ];
    case 'passed':
      return [flash(pilot(event.seat), 'plain', say.passes[event.phase])];
    case 'shown':
      return [showMech(event, near, names)];
    case 'ability':
      return [abilityScene(event, names)];
    case 'looked':
      return [
        flash(
          tile(event.tile),
          'plain',
          event.face === null ? say.looks(names, event.seat) : faceName(event.face),
        ),
      ];
    case 'spied':
      return [
        flash(
          out(event.at),
          'plain',
          event.mech === null ? say.looks(names, event.seat) : mechName(event.mech),
        ),
      ];
    case 'claimed':
      return [flash(tile(event.tile), event.seat === near ? 'good' : 'plain', say.claims(names, event.seat))];
    case 'kept':
      return [flash(tile(event.tile), event.seat === near ? 'good' : 'plain', say.keeps(names, event.seat))];
    case 'damaged':
      return [flash(`mech:${event.mech}`, 'bad', words.places[event.stage])];
    case 'exchanged':
      return [flash(tile(event.tile), 'plain'), flash(tile(event.gotTile), 'plain', say.swapped)];
    case 'turnedDown':
      return [flash(tile(event.tile), 'plain')];
    case 'scrapped':
      return [flash(tile(event.tile), 'bad', say.scrapped)];
    case 'took':
      return [flash('pile:scrap', 'good', say.takes(names, event.seat))];
    case 'alpha':
      return [flash(pilot(event.seat), 'good', say.alpha)];
    case 'gaveUp':
      return [{ cue: 'banner', text: say.concedes(names, event.seat), seat: event.seat }];
    case 'ended':
      return [endBanner(event.outcome.winners, names)];
    case 'home': // unseen: the table shows that it is gone
    case 'returned':
    case 'battle':
    case 'power':
    case 'fought':
    case 'disclosed':
      return [];
  }
}

/** A Mech from a hand is turned face up, large for everyone. Its own pilot knows it. */
function showMech({ seat, mech }: Extract<Event, { type: 'shown' }>, near: Seat, names: Names): Cue {
  const card = printedMech('shown.card', mech);
  return show(seat === near ? card : flipped(card, 'mech'), say.shows(names, seat), seat, near);
}

/** A Mech on its way, face up or by its back, with a line to where it goes. */
function sendMech(
  { seat, mech, tile: to }: Extract<Event, { type: 'deployed' | 'attacked' }>,
  caption: string,
  near: Seat,
): Cue {
  const card = mech === null ? backOf('mech') : printedMech('shown.card', mech);
  return { ...show(card, caption, seat, near), toward: [tile(to)] };
}

/** A Territory is turned face up. */
function turnUp(event: Extract<Event, { type: 'revealed' }>, face: string, near: Seat, names: Names): Cue {
  const { seat } = event;
  const card = printedLand('shown.card', face);
  const shown = show(seat === near ? card : flipped(card, 'land'), say.reveals(names, seat), seat, near);
  return { ...shown, from: tile(event.tile) };
}

/** Shown large, from its pilot; only briefly if that is the viewer. */
function show(card: Thing, caption: string, seat: Seat, near: Seat): Extract<Cue, { cue: 'show' }> {
  const thing = shownCard(card, caption, seat);
  return { cue: 'show', thing, from: pilot(seat), ...(seat === near ? { brief: true } : {}) };
}

function endBanner(winners: readonly Seat[], names: Names): Cue {
  const [winner] = winners;
  if (winner === undefined) return { cue: 'banner', text: say.draw, seat: null };
  return { cue: 'banner', text: say.wins(names, winner), seat: winner };
}
