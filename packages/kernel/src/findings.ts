/** What checking a record has found, in sentences. */
export class Findings {
  readonly proven: string[] = [];
  readonly unproven: string[] = [];
  readonly problems: string[] = [];
}
