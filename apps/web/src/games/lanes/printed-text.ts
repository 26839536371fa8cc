/** The paragraphs of a printed text: a slash separates effects. */
export const paragraphs = (text: string): string[] => (text === '' ? [] : text.split(' / '));
