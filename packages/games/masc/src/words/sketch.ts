/** The table in a terminal. */
export const sketch = {
  setup: 'before the first turn',
  turn: (
    turn: number,
    phase: string | null,
    [red, blue]: readonly [number, number],
    target: number,
  ): string => `turn ${turn}${phase === null ? '' : `, ${phase}`}; ${red} to ${blue} points of ${target}`,
  phases: { movement: 'movement', combat: 'combat' },
  regions: (regions: readonly string[]): string => `regions, Red-Blue: ${regions.join(' ')}`,
  side: (name: string, units: readonly string[]): string => `${name}: ${units.join(' | ')}`,
  toDeploy: (count: number): string => `${count} to deploy`,
  inHand: (force: string): string => `in hand ${force}`,
};
