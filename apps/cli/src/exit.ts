/** What the shell is told. */
export const EXIT = {
  ok: 0,
  /** The check that was asked for did not pass. */
  failed: 1,
  wrongInput: 2,
  /** A bug in this program (EX_SOFTWARE of sysexits.h). */
  bug: 70,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;
