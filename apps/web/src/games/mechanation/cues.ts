import type { Cue, Tone } from '@mechatable/board';
import { does, sentence, type Names, type Seat } from '@mechatable/kernel';
import { faceName, mechName, type Event } from '@mechatable/mechanation';
import { battleStory } from './battle-story.ts';
import { abilityScene, battleScene, powerScene } from './interlude.ts';
import { PLACE_WORDS, nameOfSeat } from './naming.ts';

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

const PASSES = { arena: 'Passes', attack: 'No attack', defence: 'No defense' } as const;

/** How an event is shown. Inside a Battle everything is told in front of the table, step by step. */
export function cues(event: Event, near: Seat, told: readonly Event[], names: Names): readonly Cue[] {
  const story = battleStory([...told, event], names);
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
  const player = (words: string): string =>
    'seat' in event ? sentence(does(names, event.seat, words)) : words;
  switch (event.type) {
    case 'turn':
      return [{ cue: 'banner', text: turnWords(event, names), seat: event.seat }];
    case 'revealed':
      return [flash(tile(event.tile), 'plain', event.face === null ? undefined : faceName(event.face))];
    case 'repaired':
      return [
        flash(`mech:${event.mech}`, 'good', event.stage === 'hand' ? 'Ready' : PLACE_WORDS[event.stage]),
      ];
    case 'dealt':
      return [flash('pile:deck', 'plain'), { cue: 'glide', from: 'pile:deck', to: tile(event.tile) }];
    case 'recycled':
      return [flash('pile:scrap', 'plain', 'Shuffled into a new deck')];
    case 'deployed':
      return [flash(tile(event.tile), 'plain', player('deploys')), ...leaves(event.seat, event.mech)];
    case 'attacked':
      return [
        { cue: 'strike', at: pilot(event.seat), against: tile(event.tile) },
        flash(tile(event.tile), 'bad', player('attacks')),
        ...leaves(event.seat, event.mech),
      ];
    case 'passed':
      return [flash(pilot(event.seat), 'plain', PASSES[event.phase])];
    case 'shown':
      return [flash(pilot(event.seat), 'plain', `Shows ${mechName(event.mech)}`)];
    case 'ability':
      return [abilityScene(event, names)];
    case 'looked':
      return [flash(tile(event.tile), 'plain', event.face === null ? player('looks') : faceName(event.face))];
    case 'spied':
      return [flash(out(event.at), 'plain', event.mech === null ? player('looks') : mechName(event.mech))];
    case 'claimed':
      return [flash(tile(event.tile), event.seat === near ? 'good' : 'plain', player('claims'))];
    case 'kept':
      return [flash(tile(event.tile), event.seat === near ? 'good' : 'plain', player('keeps'))];
    case 'damaged':
      return [flash(`mech:${event.mech}`, 'bad', PLACE_WORDS[event.stage])];
    case 'exchanged':
      return [flash(tile(event.tile), 'plain'), flash(tile(event.gotTile), 'plain', 'Swapped')];
    case 'turnedDown':
      return [flash(tile(event.tile), 'plain')];
    case 'scrapped':
      return [flash(tile(event.tile), 'bad', 'Scrapped')];
    case 'took':
      return [flash('pile:scrap', 'good', `${player('takes')} it`)];
    case 'alpha':
      return [flash(pilot(event.seat), 'good', 'Alpha Pilot')];
    case 'gaveUp':
      return [{ cue: 'banner', text: sentence(does(names, event.seat, 'concedes')), seat: event.seat }];
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

function turnWords({ turn, seat }: Extract<Event, { type: 'turn' }>, names: Names): string {
  return `Turn ${turn}: ${does(names, seat, 'is the Alpha Pilot')}`;
}

function endBanner(winners: readonly Seat[], names: Names): Cue {
  const [winner] = winners;
  if (winner === undefined) return { cue: 'banner', text: 'Draw', seat: null };
  return { cue: 'banner', text: sentence(does(names, winner, 'wins')), seat: winner };
}
