/** Exit codes. */
export const EXIT = {
  ok: 0,
  /** The requested check failed. */
  failed: 1,
  wrongInput: 2,
  /** A bug in this program (EX_SOFTWARE of sysexits.h). */
  bug: 70,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;
