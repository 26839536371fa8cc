import { LANGUAGES, isSame, knownFrom, type Language } from './languages.ts';
import { recall, remember } from './settings.ts';

const KEY = 'mechatable.language';

const chosen = LANGUAGES.find(({ id }) => id === recall(KEY))?.id;
const known = knownFrom(navigator.languages);

/** The language of the page: the chosen one, or the first that the browser asks for and we have. */
export const language: Language = chosen ?? known[0] ?? 'en';

/** Another language that the browser asks for; null if there is none, or if a language was chosen. */
export const otherLanguage: Language | null =
  chosen === undefined ? (known.find((id) => id !== language) ?? null) : null;

/** For dates and numbers: the browser's own variety of the language, such as `en-GB`. */
export const locale: string = navigator.languages.find((tag) => isSame(tag, language)) ?? language;

/** Words are replaced before anything is drawn, so another language needs another start. */
export function chooseLanguage(id: Language): void {
  remember(KEY, id);
  location.reload();
}
