import { isBot } from '@mechatable/bots';
import { publishedId, type AnyGame, type PieceList } from '@mechatable/kernel';
import type { AnyDrawing, OptionChoice, TableGame } from '../../games/shared/drawing.ts';
import { recall, remember } from '../../browser/settings.ts';
import type { LoadoutChoice } from './loadouts.ts';
import { PERSON } from '../../ui/players.ts';
import { words } from '../words/index.ts';
import { suggestedLevel } from './wins.ts';

/** The setup of a match: who sits where, with which loadout and options. */
export interface Setup {
  readonly seats: readonly string[];
  /** The names of the people sharing the screen, by seat; empty for a nameless one. */
  readonly names?: readonly string[];
  /** The id of each seat's loadout. */
  readonly loadouts: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** False if undo is limited even against bots. */
  readonly practice?: false;
}

/** A person in the first seat, bots of the suggested level in the others, a different ready deck for each. */
export function defaultSetup(game: AnyGame): Setup {
  const seats = [PERSON, ...bots(game, game.seats.max - 1)];
  return { seats, loadouts: defaultLoadouts(game, seats.length), options: {} };
}

function bots({ id }: AnyGame, n: number): string[] {
  return new Array<string>(n).fill(suggestedLevel(id));
}

/** The same for more or fewer seats: new ones get a bot, and options that need a removed seat get their default. */
export function resized(game: AnyGame, setup: Setup, size: number, choices: readonly OptionChoice[]): Setup {
  const { seats, loadouts, options, ...others } = setup;
  const tooGreat = choices.filter(({ name, values }) =>
    values.some(({ value, seat = 0 }) => value === options[name] && seat >= size),
  );
  return {
    ...others,
    seats: [...seats.slice(0, size), ...bots(game, Math.max(0, size - seats.length))],
    loadouts: [...loadouts.slice(0, size), ...defaultLoadouts(game, size).slice(loadouts.length)],
    options: Object.fromEntries(
      Object.entries(options).filter(([name]) => !tooGreat.some((choice) => choice.name === name)),
    ),
  };
}

function defaultLoadouts(game: AnyGame, seats: number): string[] {
  const { loadouts } = game.content;
  return Array.from({ length: loadouts.length === 0 ? 0 : seats }, (_, seat) => {
    return loadouts[seat % loadouts.length]?.id ?? '';
  });
}

/** The last setup if it still fits the game, otherwise the default. */
export function lastSetup(game: AnyGame, choices: readonly LoadoutChoice[]): Setup {
  const fallback = defaultSetup(game);
  const kept = readSetup(recall(keyOf(game)));
  if (kept === null) return fallback;
  const { min, max } = game.seats;
  if (kept.seats.length < min || kept.seats.length > max) return fallback;
  if (!kept.seats.every((player) => player === PERSON || isBot(player))) return fallback;
  const setup = { ...kept, loadouts: fitting(game, kept, choices) };
  return game.rules.options.safeParse(optionsOf(setup, choices)).success ? setup : { ...setup, options: {} };
}

function fitting(
  game: AnyGame,
  { seats, loadouts }: Setup,
  choices: readonly LoadoutChoice[],
): readonly string[] {
  const known = new Set(choices.filter(({ playable }) => playable).map(({ id }) => id));
  const all =
    loadouts.length === (known.size === 0 ? 0 : seats.length) && loadouts.every((id) => known.has(id));
  return all ? loadouts : defaultLoadouts(game, seats.length);
}

/** The problem with the loadouts, in a sentence: a list may have changed since it was chosen. */
export function loadoutProblem({ loadouts }: Setup, choices: readonly LoadoutChoice[]): string | null {
  for (const id of loadouts) {
    const found = choices.find((choice) => choice.id === id);
    if (found === undefined) return words.setup.deleted;
    if (!found.playable) return words.setup.notLegal(found.name);
  }
  return null;
}

export function keepSetup(game: AnyGame, setup: Setup): void {
  remember(keyOf(game), JSON.stringify(setup));
}

/** The options that the game gets. */
export function optionsOf(
  { loadouts, options }: Setup,
  choices: readonly LoadoutChoice[],
): Record<string, unknown> {
  if (loadouts.length === 0) return { ...options };
  const values = new Map(choices.map(({ id, value }) => [id, value]));
  return { ...options, loadouts: loadouts.map((id) => values.get(id)) };
}

/** Options that were not changed have the value that the sheet shows: the first one. */
export function withFirstValues(
  { options: offered }: Pick<AnyDrawing, 'options'>,
  chosen: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return { ...Object.fromEntries(offered.map(({ name, values }) => [name, values[0]?.value])), ...chosen };
}

/** The options of a match as the lobby would start it, but with this list in the first seat. */
export function optionsWith(
  list: PieceList,
  { game, drawing }: TableGame,
  chosen: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const options = withFirstValues(drawing, chosen);
  if (game.content.loadouts.length === 0) return { ...options, ...game.content.deckRules?.options };
  const [, ...others] = Array.isArray(options.loadouts) ? (options.loadouts as unknown[]) : [];
  return { ...options, loadouts: [list, ...others] };
}

function keyOf(game: AnyGame): string {
  return `mechatable.setup.${publishedId(game.id)}`;
}

function readSetup(text: string | null): Setup | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { seats, names, loadouts, options, practice } = value as Record<string, unknown>;
  if (!isTexts(seats) || !isTexts(loadouts) || typeof options !== 'object' || options === null) return null;
  const setup = {
    seats,
    ...(isTexts(names) ? { names } : {}),
    loadouts,
    options: options as Record<string, unknown>,
  };
  return practice === false ? { ...setup, practice } : setup;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
