import type { Choice } from './walk.ts';

/** A lesson that teaches one action at a time. */
export interface Script {
  /** Restricts the choices to what comes next. */
  narrow(choices: readonly Choice[], seq: number): readonly Choice[];
  undo(): Promise<void>;
}
