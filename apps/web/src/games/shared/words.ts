import { listed } from '@mechatable/kernel';

/** The strings that all games share. */
export const words = {
  hand: 'Hand',
  variant: (title: string): string => `${title} · variant`,
  /** Played with a content file. */
  custom: (title: string): string => `${title} · custom`,
  content: {
    missing: (hash: string): string =>
      `The content file (hash ${hash}) isn’t in this browser. Import it on the Content page, then try again.`,
    outdated: (name: string): string =>
      `The content file “${name}” no longer fits the game. Import it again on the Content page to see why.`,
    other:
      'It was played with different content than this page has loaded. Choose the right file on the Content page, then try again.',
  },
  noVersion: (game: string, supported: readonly string[], version: number): string =>
    `This site supports rules ${supported.length === 1 ? 'version' : 'versions'} ${listed(supported)} of ${game}, not version ${version}.`,
  noEffect: 'It would have no effect.',
  nothingTo: (verb: string): string => `Nothing to ${verb}.`,
};
