import type { Thing } from '@mechatable/board';

/** The paragraphs of a printed text: a slash separates effects. */
export const paragraphs = (text: string): string[] => (text === '' ? [] : text.split(' / '));

/** What is set in a different style: `[On Play]`, `{this lane}`, `Continuous:`, `Cost:`. */
const TERMS = /(\[[^\]]+\]\??|\{[^}]+\}\??|\b(?:Continuous|Cost|Pay):|\(once per turn\))/;

export function printedText(key: string, text: string): Thing {
  return {
    key: `${key}.text`,
    look: 'plate-text',
    of: paragraphs(text).map((paragraph, p) => ({
      key: `${key}.text.${p}`,
      look: 'plate-paragraph',
      of: paragraph
        .split(TERMS)
        .filter((piece) => piece !== '')
        .map((piece, i) => ({ key: `${key}.text.${p}.${i}`, look: lookOf(piece), text: piece })),
    })),
  };
}

function lookOf(piece: string): string {
  if (piece.startsWith('[')) return 'term trigger-term';
  if (piece.startsWith('{')) return 'term reach-term';
  return TERMS.test(piece) ? 'term' : 'words';
}
