import { DEFAULT_TERMS, type Profile, type SeatInfo, type TableInfo } from '@mechatable/protocol';

export const ADA: Profile = { id: 'A'.repeat(22), name: 'Ada', emblem: 1 };
export const BO: Profile = { id: 'B'.repeat(22), name: 'Bo Diddley', emblem: 2 };

export function seated(profile: Profile): SeatInfo {
  return { kind: 'person', profile, presence: 'online', rating: null };
}

/** A running match of Ada and Bo, unless `change` says otherwise. */
export function tableOf(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'T'.repeat(22),
    game: 'lanes',
    rulesVersion: 1,
    options: {},
    visibility: 'link',
    status: 'playing',
    creator: ADA,
    terms: DEFAULT_TERMS,
    seats: [seated(ADA), seated(BO)],
    rating: 'none',
    commitment: '0'.repeat(64),
    created: 0,
    started: 1,
    touched: 2,
    entries: 3,
    turn: 1,
    asked: [0],
    winners: null,
    ended: null,
    previous: null,
    next: null,
    ...change,
  };
}
