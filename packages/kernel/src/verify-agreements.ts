import { same } from './data.ts';
import type { Findings } from './findings.ts';
import { keyFor, type Forgery, type Moment } from './forgeries.ts';
import { keyOf, nameOf, type Player } from './player.ts';
import { CONCEDE, DRAW, isSeatEntry, isUndo, type Agreement, type SeatEntry } from './record.ts';
import { words } from './words.ts';

/** The names of those whose signatures under an entry were checked and are genuine, its own seat left out. */
function agreeing({ index, entry, players }: Moment, forged: readonly Forgery[] | null): string[] {
  if (forged === null) return [];
  const isGenuine = ({ seat, signature }: Agreement): boolean =>
    signature !== undefined &&
    keyOf(players[seat]) !== undefined &&
    !forged.some((forgery) => forgery.entry === index && forgery.seat === seat);
  return (entry.agreed ?? []).filter(isGenuine).map(({ seat }) => nameOf(players[seat]));
}

/** What other players agreed to, as far as signatures show it. */
export function reportAgreements(
  moments: readonly Moment[],
  forged: readonly Forgery[] | null,
  { proven }: Findings,
): void {
  let undos = 0;
  for (const moment of moments) {
    const { index, entry, players } = moment;
    const names = agreeing(moment, forged);
    if (names.length === 0 || isSeatEntry(entry)) continue;
    if (isUndo(entry)) undos++;
    else if (entry.action === DRAW) proven.push(words.verify.agreedDraw(index + 1, names));
    else if (entry.action === CONCEDE)
      proven.push(words.verify.agreedClaim(index + 1, names, nameOf(players[entry.seat])));
  }
  if (undos > 0) proven.push(words.verify.agreedUndos(undos));
}

/** Who wanted another player in a seat, as far as signatures show it. */
export function reportSeatChanges(
  moments: readonly Moment[],
  forged: readonly Forgery[] | null,
  found: Findings,
): void {
  for (const moment of moments) {
    const { index, entry, players } = moment;
    if (!isSeatEntry(entry) || entry.seat >= players.length) continue;
    const before = players[entry.seat];
    if (same(before, entry.player)) continue;
    const isKnown = moments
      .slice(0, index)
      .some((earlier) => keyOf(earlier.players[entry.seat]) === keyOf(entry.player));
    reportSeatChange(moment, entry, { before, isKnown, forged }, found);
  }
}

interface SeatChange {
  readonly before: Player;
  /** The new player's key has been used in this seat before. */
  readonly isKnown: boolean;
  readonly forged: readonly Forgery[] | null;
}

function reportSeatChange(
  moment: Moment,
  entry: SeatEntry,
  { before, isKnown, forged }: SeatChange,
  { proven, unproven }: Findings,
): void {
  const { verify } = words;
  const number = moment.index + 1;
  const isForged = forged?.some(({ entry, seat }) => entry === moment.index && seat === moment.entry.seat);
  const isSigned = entry.signature !== undefined && keyFor(moment) !== undefined && isForged === false;
  const wasPerson = before.kind === 'person';
  const { player } = entry;
  const [from, to] = [nameOf(before), nameOf(player)];
  const names = agreeing(moment, forged);
  const hasUnchecked = forged === null && (entry.signature ?? entry.agreed) !== undefined;
  if (player.kind !== 'person') {
    if (isSigned) proven.push(verify.botTookOver(number, from));
    else if (names.length > 0) proven.push(verify.agreedBot(number, names, from));
    else if (!hasUnchecked && wasPerson) unproven.push(verify.unprovenBot(number, from));
    return;
  }
  if (isSigned && (wasPerson || isKnown))
    proven.push(wasPerson ? verify.keyChanged(number, from) : verify.cameBack(number, to));
  else if (names.length > 0) proven.push(verify.agreedPlayer(number, names, from, to));
  else if (!hasUnchecked && !(isKnown && keyOf(player) !== undefined))
    unproven.push(changeSentence(number, before, player));
}

function changeSentence(number: number, before: Player, after: Player): string {
  const [from, to] = [nameOf(before), nameOf(after)];
  if (before.kind === 'person' && from !== to) return words.verify.otherPlayer(number, from, to);
  return keyOf(after) === undefined
    ? words.verify.noLongerSigned(number, to)
    : words.verify.otherKey(number, to);
}
