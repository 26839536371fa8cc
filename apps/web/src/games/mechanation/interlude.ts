import type { Cue, Thing } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import { TIMING_NAMES, abilityText, mechName, raidedName, siteName } from '@mechatable/mechanation';
import { arithmetic, type BattleStory, type AbilityUse, type Fighter } from './battle-story.ts';
import { backArt, mechArt, mechOf, symbolOf } from './card.ts';
import { powerFigure, tierMark } from './mech-plate.ts';
import { withOwnNames } from './style-names.ts';
import { landLook, landParts } from './tile.ts';
import { words } from './words/index.ts';

/** Milliseconds: for a glance, and for each letter to read. */
const LOOK = 900;
const LETTER = 24;
const LONGEST = 3600;

const readingTime = (text: string): number => Math.min(LOOK + text.length * LETTER, LONGEST);

/** A Battle as far as it has been shown, with the last part highlighted. */
export function battleScene(story: BattleStory, names: Names): Cue {
  const last = story.results.at(-1) ?? (story.winner === undefined ? story.uses.at(-1) : story);
  const time =
    last === undefined
      ? LOOK * 2
      : typeof last === 'string'
        ? LOOK
        : 'ability' in last
          ? readingTime(abilityText(last.mech, last.ability))
          : LOOK * 2;
  return { cue: 'interlude', scene: withOwnNames(battle(story, names)), time };
}

/** A change of Power needs only a glance. */
export function powerScene(story: BattleStory, names: Names): Cue {
  return { cue: 'interlude', scene: withOwnNames(battle(story, names)), time: LOOK };
}

/** An ability used outside a Battle: the Mech and the text of the ability. */
export function abilityScene(use: AbilityUse, names: Names): Cue {
  const { seat, mech, ability } = use;
  const scene: Thing = {
    key: 'battle',
    classes: 'battle alone',
    children: [
      {
        key: 'battle.words',
        classes: 'battle-words',
        text: words.battle.uses(names, seat, mechName(mech)),
      },
      {
        key: 'battle.abilities',
        classes: 'battle-abilities',
        children: [
          { key: 'battle.art', classes: `battle-lone seat-${seat}`, drawing: mechArt(mech) },
          abilityThing(use, 0, true),
        ],
      },
    ],
  };
  return { cue: 'interlude', scene: withOwnNames(scene), time: readingTime(abilityText(mech, ability)) };
}

function battle(story: BattleStory, names: Names): Thing {
  const { fighters, uses, winner, results } = story;
  return {
    key: 'battle',
    classes: `battle${winner === undefined ? '' : ' done'}`,
    children: [
      { key: 'battle.words', classes: 'battle-words', text: headline(story, names) },
      {
        key: 'battle.field',
        classes: 'battle-field',
        children: [
          fighterThing(fighters[0], 'one', winner, names),
          ground(story),
          fighterThing(fighters[1], 'two', winner, names),
        ],
      },
      {
        key: 'battle.abilities',
        classes: 'battle-abilities',
        children: uses.map((use, place) =>
          abilityThing(use, place, winner === undefined && place === uses.length - 1),
        ),
      },
      ...(winner === undefined ? [] : [verdict(story, names)]),
      ...results.map((text, place) => ({ key: `battle.result.${place}`, classes: 'battle-result', text })),
    ],
  };
}

function headline({ begin }: BattleStory, names: Names): string {
  const [one, two] = begin.seats;
  return begin.raid
    ? words.battle.attacks(names, one, raidedName(begin.land, begin, two, names))
    : words.battle.fightsFor(siteName(begin.land, begin, null, names));
}

function fighterThing(
  fighter: Fighter,
  side: 'one' | 'two',
  winner: Seat | null | undefined,
  names: Names,
): Thing {
  const { seat, mech, power } = fighter;
  const key = `battle.${side}`;
  const now = power.at(-1) ?? 0;
  const fate = winner === undefined || winner === null ? '' : winner === seat ? ' won' : ' lost';
  return {
    key,
    classes: `fighter ${side} seat-${seat}${fate}`,
    children: [
      {
        key: `${key}.pilot`,
        classes: 'fighter-pilot',
        children: [
          { key: `${key}.symbol`, classes: 'fighter-symbol', drawing: symbolOf(seat) },
          { key: `${key}.seat`, classes: 'fighter-seat', text: words.battle.player(names, seat) },
        ],
      },
      { key: `${key}.art`, classes: 'fighter-art', drawing: mechArt(mech) },
      {
        key: `${key}.band`,
        classes: 'fighter-band',
        children: [
          tierMark(key, mechOf(mech).tier),
          { key: `${key}.name`, classes: 'fighter-name', text: mechName(mech) },
        ],
      },
      powerFigure(key, now, power.length > 1 ? 'changed' : ''),
      { key: `${key}.sum`, classes: 'fighter-sum', text: power.length > 1 ? arithmetic(fighter) : '' },
    ],
  };
}

/** The Territory they fight for. */
function ground({ begin: { land } }: BattleStory): Thing {
  return {
    key: 'battle.ground',
    classes: `tile site ${land === null ? 'down unknown' : `up ${landLook(land)}`}`,
    children:
      land === null
        ? [{ key: 'battle.ground.back', classes: 'tile-back', drawing: backArt('land') }]
        : landParts('battle.ground', land, 'site'),
  };
}

function abilityThing({ seat, mech, ability }: AbilityUse, place: number, isLast: boolean): Thing {
  const key = `battle.ability.${place}`;
  const timing = mechOf(mech).abilities[ability]?.timing ?? 'during';
  return {
    key,
    classes: `ability-use seat-${seat}${isLast ? ' last' : ''}`,
    children: [
      { key: `${key}.symbol`, classes: 'ability-use-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, classes: 'ability-use-name', text: mechName(mech) },
      { key: `${key}.when`, classes: 'ability-when', text: TIMING_NAMES[timing] },
      { key: `${key}.text`, classes: 'ability-use-text', text: abilityText(mech, ability) },
    ],
  };
}

function verdict({ fighters, winner }: BattleStory, names: Names): Thing {
  const [one, two] = fighters;
  const won = [one, two].find(({ seat }) => seat === winner);
  const figures = [one.power.at(-1) ?? 0, two.power.at(-1) ?? 0] as const;
  return {
    key: 'battle.verdict',
    classes: `battle-verdict${won === undefined ? '' : ` seat-${won.seat}`}`,
    text:
      won === undefined
        ? words.battle.tie(...figures)
        : words.battle.wins(names, ...figures, won.seat, mechName(won.mech)),
  };
}
