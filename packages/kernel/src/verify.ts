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

export interface Verification {
  /** Nothing contradicts the record. What that proves, and what it doesn't, is said below. */
  readonly ok: boolean;
  readonly format: 1 | 2;
  readonly moves: number;
  readonly undos: number;
  /** What the host committed to before the first entry. */
  readonly commitment: string;
  /** The first and last link of the hash chain; null where there is none. */
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
  /** The entries whose signatures are not genuine, as `forgeries` finds them; null where nobody has looked. */
  readonly forged?: readonly number[] | null;
}

class Findings {
  readonly proven: string[] = [];
  readonly unproven: string[] = [];
  readonly problems: string[] = [];
}

const LEAKS = 'Nobody can prove that the host kept hidden cards to itself.';

/** Checks seed parts, chain, signatures and every entry of a record, and says what that proves. */
export function verify(
  game: AnyGame,
  record: MatchRecord,
  { seen = [], forged = null }: VerifyOptions = {},
): Verification {
  const found = new Findings();
  if (record.from !== undefined) {
    const before = verify(game, record.from.record);
    found.problems.push(...before.problems.map((problem) => `The match that this one continues: ${problem}`));
  }
  const end = replayAll(game, record, found);
  const common = {
    moves: movesOf(record).length,
    state: end === null ? null : stateHash(end),
    outcome: end === null ? null : game.rules.outcome(end.state),
  };
  if (end !== null && common.outcome === null)
    found.unproven.push('How the match ended: the record stops before the end.');
  const sealed = isV1(record) ? sealedV1(record, seen, found) : sealedV2(record, seen, forged, found);
  found.unproven.push(LEAKS);
  const { proven, unproven, problems } = found;
  return { ok: problems.length === 0, ...common, ...sealed, proven, unproven, problems };
}

type Sealed = Pick<Verification, 'format' | 'undos' | 'commitment' | 'opening' | 'chain'>;

/** Plays every entry in turn, those that were undone included. Null where one of them cannot be played. */
function replayAll(game: AnyGame, record: MatchRecord, { proven, problems }: Findings): AnyMatch | null {
  try {
    const { end, state } = orStartError(record, () => {
      const last = isV1(record) ? replay(game, record) : replayEntries(game, record);
      return { end: last, state: stateHash(last) };
    });
    const claimed = isV1(record) ? record.hash : record.state;
    if (claimed === undefined) problems.push('The record has no final state to compare with.');
    else if (claimed !== state)
      problems.push('Replaying leads to a different final state than the record claims.');
    else proven.push('Every move was legal and led to the recorded final state.');
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
      const where = `Entry ${String(index + 1)} of seat ${String(entry.seat)}`;
      if (entry.seat >= record.players.length) throw new ReplayError(`${where}: there is no such seat.`);
      if (entry.undo >= match.moves.length) throw new ReplayError(`${where} undoes nothing.`);
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
    proven.push('Everything unknown when the match was continued was dealt from the seed.');
}

function sealedV1(record: RecordV1, seen: readonly string[], { unproven, problems }: Findings): Sealed {
  const { seed, seedCommitment: commitment } = record;
  if (seed !== undefined && commitToV1(seed) !== commitment)
    problems.push('The seed does not match the commitment made before the first move.');
  for (const link of seen)
    if (link !== commitment) problems.push(`The commitment you saw (${link}) is not the one in this record.`);
  unproven.push(
    'This record is in the old format 1, with a weaker proof: the host chose the seed alone, and nothing covers the names, the order of equivalent moves or a changed ending.',
  );
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
  if (secret === undefined) return { ...sealed, chain: null }; // replaying has said so already
  if (commitTo(secret) === commitment)
    proven.push(
      "The shuffle follows from every seat's contribution and the secret that the host committed to.",
    );
  else problems.push("The host's secret does not match the commitment made before the first move.");
  const links = linksOf({ ...record, secret });
  const chain = links.at(-1) ?? opening;
  if (record.chain === undefined) problems.push('The record has no hash chain to compare with.');
  else if (record.chain !== chain)
    problems.push('The hash chain does not match: names, options, seed parts or entries were changed.');
  else
    proven.push(`Names, options, seed parts and all ${String(entries.length)} entries match the hash chain.`);
  const confirmed = checkSeen(seen, commitment, links, found);
  const signed = checkSignatures(record, forged, found);
  if (undos > 0) proven.push(`${String(undos)} undos are on record, with the moves they undid.`);
  if (!signed && !confirmed)
    unproven.push(
      'Who made this file: its entries are not signed, so its hashes could have been recomputed after a change. Compare it with a commitment or link that you saw during the match.',
    );
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
      proven.push(
        at === 0
          ? 'The match started with the link you saw: players, options and seed parts are the ones agreed on.'
          : `The link you saw is the one after entry ${String(at)}: nothing up to there was changed.`,
      );
    } else if (value === commitment) proven.push('The host used the commitment you saw.');
    else problems.push(`The commitment or link you saw (${value}) is not part of this record.`);
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
    const where = `Entry ${String(index + 1)}`;
    const isSigner = keyOf(players[seat]) !== undefined;
    if (isSigner && signature === undefined) problems.push(`${where} is not signed by its player.`);
    if (!isSigner && signature !== undefined) problems.push(`${where} is signed, but its player has no key.`);
  }
  for (const index of forged ?? [])
    problems.push(`The signature of entry ${String(index + 1)} does not match its player's key.`);
  const signers = players.filter((player) => keyOf(player) !== undefined);
  if (signers.length === 0) return false;
  if (forged === null) {
    unproven.push('Whether the signatures are genuine: they were not checked.');
    return false;
  }
  if (forged.length === 0)
    proven.push(`Signed by their players: all entries of ${signers.map(nameOf).join(' and ')}.`);
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
