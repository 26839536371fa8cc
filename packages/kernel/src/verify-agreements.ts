import { same } from './data.ts';
import type { Findings } from './findings.ts';
import { keyFor, type Forgery, type Moment } from './forgeries.ts';
import { keyOf, nameOf, type Person, type Player } from './player.ts';
import { DRAW, isClaim, isSeatEntry, isUndo, type Agreement, type SeatEntry } from './record.ts';
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

/** Agreements of other players, as far as signatures show them. */
export function reportAgreements(
  moments: readonly Moment[],
  forged: readonly Forgery[] | null,
  { proven }: Findings,
): void {
  let undos = 0;
  for (const moment of moments) {
    const { index, entry, players } = moment;
    const names = agreeing(moment, forged);
    if (names.length === 0 || isSeatEntry(entry) || entry.seat >= players.length) continue;
    if (isUndo(entry)) undos++;
    else if (entry.action === DRAW) proven.push(words.verify.agreedDraw(index + 1, names));
    else if (isClaim(entry))
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
    const earlier = moments.slice(0, index + 1).map(({ players }) => players[entry.seat]);
    const change = { moment, entry, before, earlier, forged };
    if (entry.player.kind === 'person') reportPerson(change, entry.player, found);
    else reportTakeover(change, found);
  }
}

interface SeatChange {
  readonly moment: Moment;
  readonly entry: SeatEntry;
  readonly before: Player;
  /** Everyone who sat in the seat so far, by entry. */
  readonly earlier: readonly Player[];
  readonly forged: readonly Forgery[] | null;
}

/** A bot or a program plays on. */
function reportTakeover(change: SeatChange, { proven, unproven }: Findings): void {
  const { moment, before, forged } = change;
  const number = moment.index + 1;
  const names = agreeing(moment, forged);
  if (isSigned(change)) proven.push(words.verify.botTookOver(number, nameOf(before)));
  else if (names.length > 0) proven.push(words.verify.agreedBot(number, names, nameOf(before)));
  else if (before.kind === 'person' && !isUnchecked(change))
    unproven.push(words.verify.unprovenBot(number, nameOf(before)));
}

/** A person came back, plays on with another key, or replaces someone else. */
function reportPerson(change: SeatChange, person: Person, { proven, unproven }: Findings): void {
  const { moment, before, earlier, forged } = change;
  const previous = earlier.findLast(({ kind }) => kind === 'person');
  if (previous === undefined) return; // only bots have sat there: nobody's seat was taken
  const number = moment.index + 1;
  const [from, to] = [nameOf(previous), person.name];
  const isKnown = person.key !== undefined && earlier.some((player) => keyOf(player) === person.key);
  const names = agreeing(moment, forged);
  if (isSigned(change) && keyOf(before) !== undefined) proven.push(words.verify.keyChanged(number, from));
  else if (isSigned(change) && isKnown) proven.push(words.verify.cameBack(number, to));
  else if (names.length > 0) proven.push(words.verify.agreedPlayer(number, names, from, to));
  else if (isKnown || isUnchecked(change)) return; // what this key signs from now on is proof enough
  else if (from !== to) unproven.push(words.verify.otherPlayer(number, from, to));
  else if (person.key !== undefined) unproven.push(words.verify.otherKey(number, to));
  else unproven.push(words.verify.noLongerSigned(number, to));
}

/** Whether the seat's own player signed the change, genuinely. */
function isSigned({ moment, entry, forged }: SeatChange): boolean {
  const isForged = forged?.some((forgery) => forgery.entry === moment.index && forgery.seat === entry.seat);
  return entry.signature !== undefined && keyFor(moment) !== undefined && isForged === false;
}

/** Some signatures have not been checked. */
function isUnchecked({ entry, forged }: SeatChange): boolean {
  return forged === null && (entry.signature !== undefined || entry.agreed !== undefined);
}
