import { botContribution, commitTo, commitToV1, linksOf, openingLink } from './chain.ts';
import { same } from './data.ts';
import { Findings } from './findings.ts';
import type { Forgery } from './forgeries.ts';
import type { AnyGame } from './game.ts';
import { orStartError, portable, replay, ReplayError, stateHash } from './match.ts';
import { keyOf } from './player.ts';
import type { AnyMatch } from './playing.ts';
import { secureRngFrom } from './random.ts';
import { isUndo, isV1, movesOf, type MatchRecord, type RecordV1, type RecordV2 } from './record.ts';
import type { Outcome } from './rules.ts';
import { BadInputError } from './schema.ts';
import { replayEntries } from './verify-entries.ts';
import { checkSignatures } from './verify-signatures.ts';
import { words } from './words.ts';

export interface Verification {
  /** No problems were found. `proven` and `unproven` say what that means. */
  readonly ok: boolean;
  readonly format: 1 | 2;
  readonly moves: number;
  readonly undos: number;
  /** The host's commitment before the first entry. */
  readonly commitment: string;
  /** The first and last link of the hash chain; null if there is none. */
  readonly opening: string | null;
  readonly chain: string | null;
  /** The hash of the final state that replaying led to; null if it could not be replayed. */
  readonly state: string | null;
  readonly outcome: Outcome | null;
  /** Facts that this check proves, in sentences. */
  readonly proven: readonly string[];
  /** Facts that it can't prove, in sentences. */
  readonly unproven: readonly string[];
  /** Problems, in sentences; empty if there are none. */
  readonly problems: readonly string[];
}

export interface VerifyOptions {
  /** Commitments or chain links that were seen at the table: each must be part of the record. */
  readonly seen?: readonly string[];
  /** The signatures that are not genuine, as `forgeries` finds them; null if they were not checked. */
  readonly forged?: readonly Forgery[] | null;
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
function replayAll(game: AnyGame, record: MatchRecord, found: Findings): AnyMatch | null {
  const { proven, problems } = found;
  try {
    const { end, state } = orStartError(record, () => {
      const last = isV1(record) ? replay(game, record) : replayEntries(game, record, found);
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
  forged: readonly Forgery[] | null,
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
  checkBotParts(record, found);
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

/** Local matches draw the bots' parts at random. That matters only if people elsewhere have to trust the host. */
function checkBotParts(record: RecordV2, { proven, unproven }: Findings): void {
  const { players, commitment, contributions } = record;
  const bots = players.flatMap((player, seat) => (player.kind === 'person' ? [] : [seat]));
  if (bots.length === 0) return;
  if (bots.every((seat) => contributions[seat] === botContribution(commitment, seat)))
    proven.push(words.verify.botParts);
  else if (players.some((player) => keyOf(player) !== undefined)) unproven.push(words.verify.chosenBotParts);
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
