import type { BotKind } from '../bot.ts';
import { LEVELS } from '../levels.ts';
import { CHARACTERS, type Character } from './characters.ts';
import { inStyle } from './style.ts';

/** A character and the level it plays at. */
export interface Casting {
  readonly character: Character;
  readonly level: BotKind;
}

/** A bot's id, parsed: `kade` plays at the character's own level, `kade:ace` at another; null for other bots. */
export function castingOf(id: string): Casting | null {
  const [name, wanted, ...rest] = id.split(':');
  const character = CHARACTERS.find((one) => one.id === name);
  const level = LEVELS.find((one) => one.id === (wanted ?? character?.level));
  return character === undefined || level === undefined || rest.length > 0 ? null : { character, level };
}

/** The level of a bot, whether or not it is a character; null for bots that are neither. */
export function levelOf(id: string): BotKind | null {
  return LEVELS.find((one) => one.id === id) ?? castingOf(id)?.level ?? null;
}

/** The id of a character at a level, in its shortest form; of the level alone if there is no character. */
export function cast(character: string | null, level: string): string {
  const found = CHARACTERS.find(({ id }) => id === character);
  if (found === undefined) return level;
  return found.level === level ? found.id : `${found.id}:${level}`;
}

/** A level that plays in a character's style; null for ids of other bots. */
export function characterBot(id: string): BotKind | null {
  const casting = castingOf(id);
  if (casting === null) return null;
  const { character, level } = casting;
  const { style } = character;
  return {
    ...level,
    id,
    title: character.name,
    note: character.note,
    settings: (game) => ({ style, level: level.settings(game) }),
    create: (game, seed, seats, clock) =>
      level.create(inStyle(game, style), seed, seats, clock, style.temper),
  };
}
