import { same } from './data.ts';
import type { Findings } from './findings.ts';
import type { AnyGame } from './game.ts';
import { beginReplay, replayMove, ReplayError } from './match.ts';
import { nameOf, type Player } from './player.ts';
import { timeoutEntry, type AnyMatch } from './playing.ts';
import {
  CONCEDE,
  DRAW,
  isClaim,
  isSeatEntry,
  isUndo,
  moveOf,
  type Entry,
  type Move,
  type MoveEntry,
  type RecordV2,
} from './record.ts';
import type { Seat } from './rules.ts';
import { words } from './words.ts';

/** Plays every entry in turn, including undone ones, and checks those that a player didn't choose alone. */
export function replayEntries(game: AnyGame, record: RecordV2, found: Findings): AnyMatch {
  const { entries } = record;
  let match = beginReplay(game, record);
  const states = [game.rules.clone(match.state)];
  const counts = { clock: 0, host: 0 };
  let { players } = record;
  for (const [index, entry] of entries.entries()) {
    if (isUndo(entry) || isSeatEntry(entry)) checkSeat(players, entry, index);
    if (isSeatEntry(entry)) {
      players = players.with(entry.seat, entry.player);
    } else if (isUndo(entry)) {
      if (entry.undo >= match.moves.length) throw new ReplayError(words.replay.undoesNothing(index + 1));
      states.length = entry.undo + 1;
      const moves = match.moves.slice(0, entry.undo);
      match = { ...match, moves, state: game.rules.clone(states[entry.undo]) };
    } else {
      checkMove({ match, players, entries, index }, entry, found);
      if (entry.by !== undefined && !isClaim(entry)) counts[entry.by]++;
      replayMove(match, entry, index);
      states.push(game.rules.clone(match.state));
    }
  }
  if (counts.clock > 0) found.unproven.push(words.verify.clockMoves(counts.clock));
  if (counts.host > 0) found.unproven.push(words.verify.hostPasses(counts.host));
  return { ...match, entries: [...entries] };
}

function checkSeat(players: readonly Player[], { seat }: Entry, index: number): void {
  if (seat >= players.length) throw new ReplayError(words.replay.entryNoSeat(index + 1, seat));
}

/** The match just before an entry. */
interface Moment {
  readonly match: AnyMatch;
  /** The players by seat. */
  readonly players: readonly Player[];
  readonly entries: readonly Entry[];
  readonly index: number;
}

/** Checks a move that its player didn't choose, or that the others must agree to. */
function checkMove(moment: Moment, entry: MoveEntry, { unproven, problems }: Findings): void {
  const { players, index } = moment;
  const { seat, action, by } = entry;
  if (seat >= players.length) return; // replaying will report it
  const number = index + 1;
  if (by === 'clock' && !isTimeout(moment, entry)) problems.push(words.verify.notTimeout(number));
  if (by === 'host' && !isClaim(entry) && !isPassForPerson(moment, entry))
    problems.push(words.verify.notHostMove(number));
  if (isClaim(entry)) unproven.push(words.verify.claimed(number, nameOf(players[seat])));
  if (!isClaim(entry) && action !== DRAW) return;
  const needed = missing(moment, entry);
  for (const other of needed) problems.push(words.verify.notAgreed(number, nameOf(players[other])));
  if (isClaim(entry) && needed.length === 0 && entry.agreed === undefined)
    problems.push(words.verify.unclaimed(number, nameOf(players[seat])));
  const bots = othersInPlay(moment, seat).filter((other) => players[other].kind !== 'person');
  if (action === DRAW && bots.length > 0) unproven.push(words.verify.unaskedBots(number));
}

function isTimeout({ match, entries, index }: Moment, entry: MoveEntry): boolean {
  const { game, state } = match;
  if (!game.rules.toAct(state).includes(entry.seat)) return false;
  return same(timeoutEntry({ game, state, entries }, entry.seat, index), moveOf(entry));
}

function isPassForPerson({ match, players }: Moment, { seat, action }: Move): boolean {
  const { answering } = match.game.rules;
  return answering !== null && same(action, answering.pass) && players[seat].kind === 'person';
}

/** The people still in play who must agree, but didn't. Whether they signed is checked along with all signatures. */
function missing(moment: Moment, { seat, agreed = [] }: MoveEntry): Seat[] {
  return othersInPlay(moment, seat).filter(
    (other) => moment.players[other].kind === 'person' && !agreed.some((one) => one.seat === other),
  );
}

/** The seats that haven't conceded, without this one. */
function othersInPlay({ match, players }: Moment, seat: Seat): Seat[] {
  const gone = new Set(match.moves.flatMap((move) => (move.action === CONCEDE ? [move.seat] : [])));
  return players.flatMap((_, other) => (other === seat || gone.has(other) ? [] : [other]));
}
