import { language } from '../browser/language.ts';
import type { Language } from '../browser/languages.ts';
import { translateGamesBy } from '../games/translate-game.ts';
import { replaceWords, type Translated } from './shared/translation.ts';

/** The exports of a language's folder. */
interface LanguageModule {
  /** The words of everything but the games. */
  readonly app: readonly Translated[];
  /** The words of a game and its drawing, by the name of its package. */
  readonly games: Readonly<Record<string, () => Promise<readonly Translated[]>>>;
}

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageModule>>> = {
  'pt-BR': () => import('./pt-br/index.ts'),
};

/** Replaces the English words if another language is wanted. Nothing may be drawn before. */
export async function loadLanguage(): Promise<void> {
  document.documentElement.lang = language;
  if (language === 'en') return;
  const { app, games } = await LOADERS[language]();
  replaceWords(app);
  translateGamesBy(async (name) => {
    replaceWords((await games[name]?.()) ?? []);
  });
}
