import { BadInputError, contentHashIn, publishedId } from '@mechatable/kernel';
import { quoted } from '../shell.ts';
import { words } from '../words.ts';
import { MARGINS, WHAT_IF_DEFAULTS as DEFAULTS, type WhatIfSettings } from './terms.ts';

const say = words.terms;

/** Settings as the part of an address after `#`. Defaults are left out. */
export function settingsText(settings: WhatIfSettings): string {
  const { sets } = settings;
  const text = new URLSearchParams(sets.map((set) => ['set', set]));
  for (const [name, value] of givenTerms(settings, DEFAULTS)) text.set(name, value);
  return text.toString();
}

/** Settings from an address. Throws if a part of it can't be read. */
export function settingsFrom(game: string, text: string): WhatIfSettings {
  const given = new URLSearchParams(text);
  const list = (name: string): readonly string[] | null => given.get(name)?.split(',') ?? null;
  return {
    game,
    sets: given.getAll('set'),
    bots: list('bots') ?? DEFAULTS.bots,
    loadouts: list('loadouts'),
    options: optionsFrom(given.get('options')),
    margin: wholeFrom('margin', given.get('margin'), MARGINS) ?? DEFAULTS.margin,
    matches: wholeFrom('matches', given.get('matches'), { min: 1, max: 1_000_000_000 }) ?? DEFAULTS.matches,
    seed: given.get('seed') ?? DEFAULTS.seed,
  };
}

/** The command that runs the same study in a terminal. If it needs a content file, it is called `content.json`. */
export function commandOf(settings: WhatIfSettings): string {
  const sets = settings.sets.flatMap((set) => ['--set', set]);
  const rest = givenTerms(settings, DEFAULTS).flatMap(([name, value]) => [`--${name}`, value]);
  const words = ['lab', 'what-if', publishedId(settings.game), ...sets, ...rest];
  return ['npx', 'mechatable', ...words, ...contentOption(settings.game)].map(quoted).join(' ');
}

/** The option for a content file, with a placeholder for its unknown name. */
export function contentOption(game: string): readonly string[] {
  return contentHashIn(game) === null ? [] : ['--content', 'content.json'];
}

type Terms = Pick<WhatIfSettings, 'bots' | 'loadouts' | 'options' | 'matches' | 'seed'> &
  Partial<Pick<WhatIfSettings, 'margin'>>;

/** Settings that differ from the defaults, as names and texts for a URL or a command. */
export function givenTerms(settings: Terms, defaults: Terms): readonly (readonly [string, string])[] {
  const usual = new Map(termTexts(defaults));
  return termTexts(settings).filter(([name, text]) => text !== usual.get(name));
}

function termTexts(terms: Terms): readonly (readonly [string, string])[] {
  const { bots, loadouts, options, margin, matches, seed } = terms;
  return [
    ['bots', bots.join(',')],
    ['loadouts', loadouts?.join(',') ?? ''],
    ['options', JSON.stringify(options)],
    ...(margin === undefined ? [] : [['margin', String(margin)] as const]),
    ['matches', String(matches)],
    ['seed', seed],
  ];
}

/** A whole number within limits; null if there is none. */
export function wholeFrom(
  name: string,
  text: string | null,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  if (text === null) return null;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadInputError(say.whole(name, min, max, text));
}

function optionsFrom(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BadInputError(say.options(text));
}
