/** Names of players for code outside of words. A translation replaces it. */
export const address = {
  you: 'you',
  sentence: (text: string): string => text.replace(/^you(?=r?\b)/, 'You'),
  listed: (words: readonly string[]): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`,
};
