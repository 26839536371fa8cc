/** Errors about playing another commit. */
export const words = {
  incomparable: (commit: string) => `"${commit}" can't be compared: its lab differs too much from this one.`,
  problem: (commit: string, problem: string) => `"${commit}": ${problem}`,
};
