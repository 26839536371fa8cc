/** Errors in a piece of a content file, for its author. */
export const words = {
  fixed: (field: string, type: string, value: string): string =>
    `"${field}" of "${type}" can’t be changed: it is "${value}".`,
  tooMany: (type: string, count: number, most: number): string =>
    `${count} of type "${type}": there are only ${most}.`,
  size: (kind: string, count: number, wanted: number): string =>
    `A starter force has ${wanted} ${kind} mecha, not ${count}.`,
  sameCounts: (name: string): string =>
    `${name} has the same mecha. Change at least one: forces are told apart by how many they have of each type.`,
  noEven: (mecha: string): string =>
    `One starter force must have ${mecha}: players who run out of time get it.`,
  objectives: (count: number): string => `A tile has exactly 1 objective "*", not ${count}.`,
  ring: 'The outer squares of a tile can’t be blocking or an objective: mecha are deployed there.',
  closedOff: (row: number, column: number): string =>
    `Row ${row}, column ${column} is closed off by blocking squares: every other square must be reachable.`,
};
