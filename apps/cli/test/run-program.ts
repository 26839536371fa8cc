import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The real program in a separate process: only there can it start threads and be given a real pipe. */
export const MECHATABLE = fileURLToPath(new URL('../bin/mechatable.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in a folder. `stop`: called with it, to send it signals. */
export function runProgram(
  cwd: string,
  words: readonly string[],
  input = '',
  onStart: (child: ReturnType<typeof spawn>) => void = () => undefined,
): Promise<Ended> {
  const child = spawn(process.execPath, [MECHATABLE, ...words], { cwd });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  child.stdin.end(input);
  onStart(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
  });
}
