import { words } from './words.ts';

/** This request has already been stored. A retry can be answered with the entry. */
export class DuplicateRequestError extends Error {
  override readonly name = 'DuplicateRequestError';
  /** The number of the entry, counted from 0. */
  readonly number: number;

  constructor(request: string, number: number) {
    super(words.table.duplicate(request, number));
    this.number = number;
  }
}

/** Another player has this seat, or all seats are taken. */
export class SeatTakenError extends Error {
  override readonly name = 'SeatTakenError';
}

/** No player has this seat yet. */
export class SeatEmptyError extends Error {
  override readonly name = 'SeatEmptyError';

  constructor() {
    super(words.table.seatEmpty);
  }
}

/** The table no longer waits for players: the match has started, or was aborted. */
export class TableClosedError extends Error {
  override readonly name = 'TableClosedError';

  constructor() {
    super(words.table.closed);
  }
}
