import { test } from 'vitest';
import { MODES, type Mode } from '../scenario.ts';

/** The argument of a scenario: hand the mode on to its `Table`. */
export interface Scene {
  readonly mode: Mode;
}

/** With `SCENARIO_MODES=plain` in the environment scenarios are played once only: for mutation testing. */
function modes(): readonly Mode[] {
  return process.env.SCENARIO_MODES === 'plain' ? ['plain'] : MODES;
}

/** One test that plays the body once in every mode. */
export function scenario(title: string, body: (scene: Scene) => void | Promise<void>): void {
  test(title, () => inEveryMode(body));
}

/** Plays the body in one mode after the other; an error says in which it happened. */
export async function inEveryMode(body: (scene: Scene) => void | Promise<void>): Promise<void> {
  for (const mode of modes()) {
    try {
      await body({ mode });
    } catch (error) {
      // Throw the same error, so the runner still shows where it was thrown and what was expected.
      if (error instanceof Error) error.message = `In the mode "${mode}": ${error.message}`;
      throw error;
    }
  }
}
