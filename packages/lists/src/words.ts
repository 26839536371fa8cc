/** `1 card`, `3 cards`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Sentences about lists. Games name the things: `what` (`deck`), `piece` (`card`) and sections (`pool`). */
export const words = {
  legality: {
    wrongSize: (section: string, count: number, piece: string, min: number, max: number): string => {
      const size = min === max ? String(min) : `${min} to ${max}`;
      return `the ${section} has ${counted(count, piece)} instead of ${size}`;
    },
    unknown: (piece: string, id: string): string => `there is no ${piece} "${id}"`,
    tooMany: (name: string, id: string, count: number, most: number): string => {
      const allowed = most === 1 ? 'only 1 is allowed' : `at most ${most} are allowed`;
      return `${name} (${id}) appears ${count} times, ${allowed}`;
    },
    wrongSection: (name: string, id: string, section: string): string =>
      `${name} (${id}) can only be in the ${section}`,
  },
  link: {
    otherVersion: "This link was made by a different version of Mechatable and can't be read here.",
    damaged: (what: string): string =>
      `This link is damaged: part of it is missing or was changed. Ask for the ${what} again, as a link or as text.`,
    unknown: (what: string, part: string): string =>
      `This link is not a ${what} for this game: unknown part "${part}".`,
  },
  text: {
    tooLong: (length: number, most: number): string =>
      `This text is too long: ${length} characters; the maximum is ${most}.`,
    tooMany: (count: number, piece: string, most: number): string =>
      `Too many on one line: ${counted(count, piece)}; the maximum is ${most}.`,
    unknown: (piece: string, name: string): string => `There is no ${piece} "${name}".`,
    unknownNear: (piece: string, name: string, nearest: string): string =>
      `There is no ${piece} "${name}". Did you mean ${nearest}?`,
  },
};
