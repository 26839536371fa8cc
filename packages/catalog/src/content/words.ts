/** Errors in a content file, for its author. */
export const words = {
  tooLong: (most: number): string => `The file is too long: a content file has at most ${most} characters.`,
  tooDeep: (most: number): string => `Brackets are nested more than ${most} deep.`,
  notJson: {
    unexpected: (what: string): string => `Not valid JSON: unexpected ${what}.`,
    end: 'Not valid JSON: the file ends too early.',
    string: 'Not valid JSON: a string must end on the line it starts on. Use \\n for a new line.',
  },
  twice: (name: string): string => `"${name}" appears twice: remove one.`,
  notAnObject: 'A content file is an object: { "format": …, "game": …, "name": … }.',
  ids: (prefix: string, piece: string): string =>
    `The id of a new ${piece} must begin with "${prefix}", with only lowercase letters, digits and dashes: "${prefix}my-${piece}".`,
  unknownId: (piece: string, nearest: string): string =>
    ` To change a published ${piece}, use its id, such as "${nearest}".`,
  idTwice: (piece: string, id: string): string => `There are two ${piece}s with the id "${id}".`,
  nameTwice: (piece: string, name: string): string =>
    `Another ${piece} is named "${name}": choose another name.`,
  empty: 'The file changes nothing: add a list of pieces.',
  field: {
    missing: (name: string): string => `${name} is missing.`,
    unknown: (name: string): string => `Unknown field "${name}".`,
    unknownNear: (name: string, near: string): string => `Unknown field "${name}". Did you mean "${near}"?`,
    type: (name: string, wanted: string, given: string): string => `${name} must be ${wanted}, not ${given}.`,
    oneOf: (name: string, values: string, given: string): string =>
      `${name} must be ${values}, not ${given}.`,
    near: (value: string): string => ` Did you mean ${value}?`,
    least: (name: string, least: string): string => `${name} must be at least ${least}.`,
    most: (name: string, most: string): string => `${name} must be at most ${most}.`,
    noFit: (name: string): string => `${name} is not something the game knows.`,
  },
  characters: (n: string): string => `${n} ${n === '1' ? 'character' : 'characters'} long`,
  items: (n: string): string => `${n} long`,
  item: (place: number): string => `Item ${place}`,
  types: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
    null: 'null',
  } as Readonly<Record<string, string>>,
};
