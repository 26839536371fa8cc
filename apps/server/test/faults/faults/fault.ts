import { setTimeout as pause } from 'node:timers/promises';
import { below, type Rng } from '@mechatable/kernel';

/** Something that goes wrong for a while. */
export interface Fault {
  readonly name: string;
  /** Breaks something, and resolves when it has been broken for long enough. */
  inject(rng: Rng, traffic: FaultTarget): Promise<void>;
  /** Repairs it. */
  heal(): Promise<void>;
  /** Whether clients can't notice that their connections are dead unless the browser tells them. */
  readonly isSilent?: boolean;
  /** Whether servers notice it only after many seconds: too long for a quick run. */
  readonly isSlow?: boolean;
}

/** The traffic that a fault hits. */
export interface FaultTarget {
  /** Resolves when clients have been told this many more times that a move could not be saved. */
  untilNotSaved(times: number): Promise<void>;
}

/** Lets a fault last for a while, at most this many milliseconds. */
export async function last(rng: Rng, most: number): Promise<void> {
  await pause(1 + below(rng, most));
}
