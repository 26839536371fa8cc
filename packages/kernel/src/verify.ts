import { commitTo, commitToV1, linksOf, openingLink, signedText } from './chain.ts';
import { same } from './data.ts';
import type { AnyGame } from './game.ts';
import {
  beginReplay,
  orStartError,
  portable,
  replay,
  replayMove,
  ReplayError,
  stateHash,
  type AnyMatch,
} from './match.ts';
import { nameOf, type Player } from './player.ts';
import { secureRngFrom } from './random.ts';
import { isUndo, isV1, movesOf, type MatchRecord, type RecordV1, type RecordV2 } from './record.ts';
import type { Outcome } from './rules.ts';
import { BadInputError } from './schema.ts';
import type { SignatureCheck } from './signature.ts';
import { words } from './words.ts';

export interface Verification {
  /** No problems were found. `proven` and `unproven` say what that means. */
  readonly ok: boolean;
  readonly format: 1 | 2;
  readonly moves: number;
  readonly undos: number;
  /** What the host committed to before the first entry. */
  readonly commitment: string;
  /** The first and last link of the hash chain; null if there is none. */
  readonly opening: string | null;
  readonly chain: string | null;
  /** The hash of the final state that replaying led to; null if it could not be replayed. */
  readonly state: string | null;
  readonly outcome: Outcome | null;
  /** What this check proves, in sentences. */
  readonly proven: readonly string[];
  /** What it cannot prove, in sentences. */
  readonly unproven: readonly string[];
  /** What is wrong, in sentences; empty if nothing is. */
  readonly problems: readonly string[];
}

export interface VerifyOptions {
  /** Commitments or chain links that were seen at the table: each must be part of the record. */
  readonly seen?: readonly string[];
  /** The entries whose signatures are not genuine, as `forgeries` finds them; null if they were not checked. */
  readonly forged?: readonly number[] | null;
}

class Findings {
  readonly proven: string[] = [];
  readonly unproven: string[] = [];
  readonly problems: string[] = [];
}

/** Checks seed parts, chain, signatures and every entry of a record, and says what that proves. */
export function verify(
  game: AnyGame,
  record: MatchRecord,
  { seen = [], forged = null }: VerifyOptions = {},
): Verification {
  const found = new Findings();
  if (record.from !== undefined) {
    const before = verify(game, record.from.record);
    found.problems.push(...before.problems.map(words.fork.inParent));
  }
  const end = replayAll(game, record, found);
  const common = {
    moves: movesOf(record).length,
    state: end === null ? null : stateHash(end),
    outcome: end === null ? null : game.rules.outcome(end.state),
  };
  if (end !== null && common.outcome === null) found.unproven.push(words.verify.unfinished);
  const sealed = isV1(record) ? sealedV1(record, seen, found) : sealedV2(record, seen, forged, found);
  found.unproven.push(words.verify.leaks);
  const { proven, unproven, problems } = found;
  return { ok: problems.length === 0, ...common, ...sealed, proven, unproven, problems };
}

type Sealed = Pick<Verification, 'format' | 'undos' | 'commitment' | 'opening' | 'chain'>;

/** Plays every entry in turn, including undone ones. Null if one of them can't be played. */
function replayAll(game: AnyGame, record: MatchRecord, { proven, problems }: Findings): AnyMatch | null {
  try {
    const { end, state } = orStartError(record, () => {
      const last = isV1(record) ? replay(game, record) : replayEntries(game, record);
      return { end: last, state: stateHash(last) };
    });
    const claimed = isV1(record) ? record.hash : record.state;
    if (claimed === undefined) problems.push(words.verify.noState);
    else if (claimed !== state) problems.push(words.verify.otherState);
    else proven.push(words.verify.legal);
    if (!isV1(record) && record.from !== undefined) checkDeal(game, record, end, proven);
    return end;
  } catch (error) {
    if (!(error instanceof ReplayError || error instanceof BadInputError)) throw error;
    if (!problems.some((known) => known.endsWith(error.message))) problems.push(error.message);
    return null;
  }
}

function replayEntries(game: AnyGame, record: RecordV2): AnyMatch {
  let match = beginReplay(game, record);
  const states = [game.rules.clone(match.state)];
  for (const [index, entry] of record.entries.entries()) {
    if (isUndo(entry)) {
      if (entry.seat >= record.players.length)
        throw new ReplayError(words.replay.undoNoSeat(index + 1, entry.seat));
      if (entry.undo >= match.moves.length)
        throw new ReplayError(words.replay.undoesNothing(index + 1, entry.seat));
      states.length = entry.undo + 1;
      const moves = match.moves.slice(0, entry.undo);
      match = { ...match, moves, state: game.rules.clone(states[entry.undo]) };
    } else {
      replayMove(match, entry, index);
      states.push(game.rules.clone(match.state));
    }
  }
  return { ...match, entries: [...record.entries] };
}

/** The hidden part of a fork's first position follows from the seed, as long as no content was added since. */
function checkDeal(game: AnyGame, record: RecordV2, { seed }: AnyMatch, proven: string[]): void {
  if (record.from === undefined) return;
  const { record: parent, moves, seat, start } = record.from;
  const known = game.rules.view(replay(game, parent, moves).state, seat);
  if (same(portable(game, game.rules.imagine(known, secureRngFrom(seed))), start))
    proven.push(words.verify.dealt);
}

function sealedV1(record: RecordV1, seen: readonly string[], { unproven, problems }: Findings): Sealed {
  const { seed, seedCommitment: commitment } = record;
  if (seed !== undefined && commitToV1(seed) !== commitment) problems.push(words.verify.otherSeed);
  for (const link of seen) if (link !== commitment) problems.push(words.verify.otherCommitment(link));
  unproven.push(words.verify.format1);
  return { format: 1, undos: 0, commitment, opening: null, chain: null };
}

function sealedV2(
  record: RecordV2,
  seen: readonly string[],
  forged: readonly number[] | null,
  found: Findings,
): Sealed {
  const { secret, commitment, entries } = record;
  const { proven, unproven, problems } = found;
  const opening = openingLink(record);
  const undos = entries.filter(isUndo).length;
  const sealed = { format: 2, undos, commitment, opening } as const;
  if (secret === undefined) return { ...sealed, chain: null }; // replaying has reported it
  if (commitTo(secret) === commitment) proven.push(words.verify.shuffle);
  else problems.push(words.verify.otherSecret);
  const links = linksOf({ ...record, secret });
  const chain = links.at(-1) ?? opening;
  if (record.chain === undefined) problems.push(words.verify.noChain);
  else if (record.chain !== chain) problems.push(words.verify.otherChain);
  else proven.push(words.verify.chain(entries.length));
  const confirmed = checkSeen(seen, commitment, links, found);
  const signed = checkSignatures(record, forged, found);
  if (undos > 0) proven.push(words.verify.undos(undos));
  if (!signed && !confirmed) unproven.push(words.verify.unsigned);
  return { ...sealed, chain };
}

/** Whether something that was seen at the table proves the record to be the one that was played there. */
function checkSeen(
  seen: readonly string[],
  commitment: string,
  links: readonly string[],
  { proven, problems }: Findings,
): boolean {
  let confirmed = false;
  for (const value of seen) {
    const at = links.lastIndexOf(value);
    if (at >= 0) {
      confirmed = true;
      proven.push(at === 0 ? words.verify.seenStart : words.verify.seenLink(at));
    } else if (value === commitment) proven.push(words.verify.seenCommitment);
    else problems.push(words.verify.notSeen(value));
  }
  return confirmed;
}

/** Whether every person's entries are signed. A player with a key signs everything, and nobody else signs anything. */
function checkSignatures(
  { entries, players }: RecordV2,
  forged: readonly number[] | null,
  { proven, unproven, problems }: Findings,
): boolean {
  for (const [index, { seat, signature }] of entries.entries()) {
    const isSigner = keyOf(players[seat]) !== undefined;
    if (isSigner && signature === undefined) problems.push(words.verify.notSigned(index + 1));
    if (!isSigner && signature !== undefined) problems.push(words.verify.noKey(index + 1));
  }
  for (const index of forged ?? []) problems.push(words.verify.forged(index + 1));
  const signers = players.filter((player) => keyOf(player) !== undefined);
  if (signers.length === 0) return false;
  if (forged === null) {
    unproven.push(words.verify.unchecked);
    return false;
  }
  if (forged.length === 0) proven.push(words.verify.signed(signers.map(nameOf)));
  return players.every((player) => player.kind !== 'person' || player.key !== undefined);
}

/** The entries whose signatures are not genuine. */
export async function forgeries(record: MatchRecord, check: SignatureCheck): Promise<readonly number[]> {
  if (isV1(record) || record.secret === undefined) return [];
  const links = linksOf({ ...record, secret: record.secret });
  const found: number[] = [];
  for (const [index, entry] of record.entries.entries()) {
    const key = keyOf(record.players[entry.seat]);
    if (key === undefined || entry.signature === undefined) continue;
    if (!(await check(key, signedText(links[index], entry), entry.signature))) found.push(index);
  }
  return found;
}

function keyOf(player: Player | undefined): string | undefined {
  return player?.kind === 'person' ? player.key : undefined;
}
