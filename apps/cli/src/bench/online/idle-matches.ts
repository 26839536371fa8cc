import process from 'node:process';
import { Child } from './child.ts';
import type { LoadMessage } from './messages.ts';

/** Matches that one process follows. */
const PER_PROCESS = 2500;
/** Files that the server needs besides its connections. */
const SPARE = 100;

/** Opens matches in which nobody moves. Processes that follow them are added to `loads`. */
export async function openIdle(
  loads: Child[],
  port: number,
  matches: number,
  connected: number,
): Promise<void> {
  for (let opened = 0; opened < matches; opened += PER_PROCESS) {
    const load = new Child('load');
    loads.push(load);
    const ports = Array<number>(Math.min(PER_PROCESS, matches - opened)).fill(port);
    await load.ask({ kind: 'open', server: 'ours', ports, peers: '', connected } satisfies LoadMessage);
  }
}

/** How many streams a server may have open, because of its limit on files and connections. */
export function mostStreams(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const most = userLimits?.open_files?.soft ?? 'unlimited';
  return most === 'unlimited' ? Infinity : most - SPARE;
}
