import { NOWHERE } from './board.ts';
import { ARMOR } from './content/types.ts';
import type { State } from './state.ts';

/**
 * MASC-R-50: who may take a die of this value while no mecha is locked. Damaged ones come first (MASC-R-52), unless
 * the value can't hurt them (MASC-R-51).
 */
export function takersOf(
  { at, type, damage }: Pick<State, 'at' | 'type' | 'damage'>,
  eligible: readonly number[],
  die: number,
): number[] {
  const hurt = eligible.filter((mecha) => at[mecha] !== NOWHERE && ARMOR[type[mecha]] <= die);
  const damaged = hurt.filter((mecha) => damage[mecha] > 0);
  return damaged.length > 0 ? damaged : hurt;
}
