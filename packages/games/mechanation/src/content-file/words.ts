/** What is wrong with a Mech in a content file, for its author. */
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
};
