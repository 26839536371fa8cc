/** The constant refusals of the games that are loaded, by their English text: they are beside their rules. */
export const refusals: Record<string, string> = {};

export const refusal = (english: string): string => refusals[english] ?? english;
