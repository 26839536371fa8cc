/** Sentences about bots and external programs. */
export const words = {
  noCommand: (given: string, prefix: string) =>
    `"${given}" has no command. Write "${prefix}" followed by one, such as "${prefix}python3 mybot.py".`,
  fault: (command: string, what: string, lastOutput: string) =>
    `The program "${command}" ${what}.${lastOutput === '' ? '' : ` Its last error output: ${lastOutput}`}`,
  answered: (answer: string, choices: number) =>
    `answered ${answer}, expected {"choice": a whole number from 0 to ${String(choices - 1)}}`,
  tooLong: (bytes: number) => `wrote more than ${String(bytes)} bytes without a line break`,
  notStarted: (why: string) => `failed to start (${why})`,
  exited: (how: string) => `exited early (${how})`,
  exitCode: (code: number | null) => `exit code ${String(code)}`,
  tooSlow: (milliseconds: number) => `took longer than ${String(milliseconds)} ms`,
} as const;
