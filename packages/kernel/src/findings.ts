/** The findings of a check of a record, in sentences. */
export class Findings {
  readonly proven: string[] = [];
  readonly unproven: string[] = [];
  readonly problems: string[] = [];
}
