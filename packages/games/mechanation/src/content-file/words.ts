/** Errors in a Mech or a Territory of a content file, for its author. */
export const words = {
  twice: (timing: string): string => `Only one ability at "${timing}".`,
  timing: (op: string, timing: string, ops: readonly string[]): string =>
    `"${op}" doesn’t work at "${timing}". Use one of ${ops.map((known) => `"${known}"`).join(', ')}, or another timing.`,
  use: (op: string, uses: readonly string[]): string => `"${op}" needs ${uses.join(', or ')}.`,
  uses: {
    must: '"optional": false',
    may: '"optional": true and "show": false',
    show: '"optional": true and "show": true',
  },
  showOptional: '"show" needs "optional": true.',
  loser: '"loser" needs "timing": "after" and "if": { "won": true }.',
  noCondition: 'Conditions work only "during" and "after" a Battle, and not for "blank".',
  notWonYet: 'During a Battle nobody has won yet: use "timing": "after".',
  faceUp: '"faceUp" is needed at "arena" and at "pilot", both optional or both not.',
  fixedLand: (field: string, id: string, value: string | number | null): string =>
    `"${field}" of ${id} can’t be changed: it is ${JSON.stringify(value)}.`,
  oneWild:
    'Only W is a WILD: a new Territory needs a color and a number. To deal more WILDs, change the copies of W.',
  manyAlike: (line: string | number, count: number, all: number): string =>
    `${count} of ${all} Territories are ${line}: at most a quarter may share a color or a number.`,
};
