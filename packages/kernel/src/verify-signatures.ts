import type { Findings } from './findings.ts';
import { keyFor, momentsOf, type Forgery, type Moment } from './forgeries.ts';
import { keyOf, nameOf, type Player } from './player.ts';
import { isSeatEntry, type RecordV2 } from './record.ts';
import { reportAgreements, reportSeatChanges } from './verify-agreements.ts';
import { words } from './words.ts';

/** Whether everything that people chose is signed. A player with a key signs everything, and nobody else signs anything. */
export function checkSignatures(
  record: RecordV2,
  forged: readonly Forgery[] | null,
  found: Findings,
): boolean {
  const moments = momentsOf(record);
  for (const moment of moments) {
    checkOwn(moment, found);
    checkAgreements(moment, found);
  }
  for (const forgery of forged ?? []) found.problems.push(forgeryProblem(moments[forgery.entry], forgery));
  const seated = [...record.players, ...record.entries.filter(isSeatEntry).map(({ player }) => player)];
  if (seated.every((player) => keyOf(player) === undefined)) return false;
  reportAgreements(moments, forged, found);
  reportSeatChanges(moments, forged, found);
  if (forged === null) {
    found.unproven.push(words.verify.unchecked);
    return false;
  }
  if (forged.length === 0) found.proven.push(signedSentence(record, seated));
  return seated.every((player) => player.kind !== 'person' || player.key !== undefined);
}

function checkOwn(moment: Moment, { problems }: Findings): void {
  const { index, entry } = moment;
  const isSigned = entry.signature !== undefined;
  const hasKey = keyFor(moment) !== undefined;
  if ('by' in entry && entry.by !== undefined) {
    if (isSigned) problems.push(words.verify.automaticSigned(index + 1));
  } else if (hasKey && !isSigned) {
    // A player who lost the old key can't sign with it: `reportSeatChanges` says what that means.
    if (!isSeatEntry(entry)) problems.push(words.verify.notSigned(index + 1));
  } else if (!hasKey && isSigned) problems.push(words.verify.noKey(index + 1));
}

function checkAgreements({ index, entry, players }: Moment, { problems }: Findings): void {
  const { agreed = [] } = entry;
  const seats = agreed.map(({ seat }) => seat);
  if (seats.some((seat, i) => seat === entry.seat || seat >= players.length || seats.indexOf(seat) < i))
    problems.push(words.verify.strayAgreement(index + 1));
  for (const { seat, signature } of agreed) {
    if (seat >= players.length) continue;
    const player = players[seat];
    const hasKey = keyOf(player) !== undefined;
    if (hasKey && signature === undefined)
      problems.push(words.verify.agreementNotSigned(index + 1, nameOf(player)));
    if (!hasKey && signature !== undefined)
      problems.push(words.verify.agreementNoKey(index + 1, nameOf(player)));
  }
}

function forgeryProblem({ index, entry, players }: Moment, { seat }: Forgery): string {
  return seat === entry.seat
    ? words.verify.forged(index + 1)
    : words.verify.forgedAgreement(index + 1, nameOf(players[seat]));
}

function signedSentence({ entries }: RecordV2, seated: readonly Player[]): string {
  const names = new Set(seated.flatMap((player) => (keyOf(player) === undefined ? [] : [nameOf(player)])));
  const hasAutomatic = entries.some((entry) => 'by' in entry && entry.by !== undefined);
  return hasAutomatic ? words.verify.signedChoices([...names]) : words.verify.signed([...names]);
}
