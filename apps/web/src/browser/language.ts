import { LANGUAGES, knownFrom, localeFor, type Language } from './languages.ts';
import { recall, remember } from './settings.ts';

const KEY = 'mechatable.language';

const chosen = LANGUAGES.find(({ id }) => id === recall(KEY))?.id;
const known = knownFrom(navigator.languages);

/** The language of the page: the chosen one, or the first that the browser asks for and we have. */
export const language: Language = chosen ?? known[0] ?? 'en';

/** Another language that the browser asks for; null if there is none, or if a language was chosen. */
export const otherLanguage: Language | null =
  chosen === undefined ? (known.find((id) => id !== language) ?? null) : null;

export const locale: string = localeFor(language, navigator.languages);

/** Words are replaced before anything is drawn, so another language needs another start. */
export function chooseLanguage(id: Language): void {
  remember(KEY, id);
  location.reload();
}
