import { ROUTES, ProblemError, UnreachableError, type TableInfo } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../browser/address.ts';
import { api, me } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { retryPairing } from '../../table/online/play-now.ts';
import { words } from './words.ts';

/** Before you sit down at a rated table: why a match there would not count. */
export function RatedNotice({ table }: { table: TableInfo }): JSX.Element | null {
  const [problem, setProblem] = useState<string | null>(null);
  const people = table.seats.map((seat) => (seat.kind === 'person' ? seat.profile.id : seat.kind)).join(' ');
  const isSomeone = me.value !== null;
  useEffect(() => {
    if (!isSomeone) return; // a newcomer may play with anyone
    api.call(ROUTES.ratedHere, { params: { table: table.id } }).then((answer) => {
      setProblem(answer.problem);
    }, unlessExpected);
  }, [table.id, people, isSomeone]);
  return problem === null ? null : (
    <p class="notice" role="status">
      {problem}
    </p>
  );
}

/** How often to ask whether someone else waits by now, in milliseconds. */
const ASK_EVERY = 5000;

/** While you wait for a rated match: goes to another table if someone of similar strength waits there. */
export function LookingAgain({ table }: { table: TableInfo }): JSX.Element {
  useEffect(() => {
    let isAsking = false;
    const timer = setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      retryPairing(table)
        .then((id) => {
          if (id !== null) go(`/table/${id}`);
        }, unlessExpected)
        .finally(() => {
          isAsking = false;
        });
    }, ASK_EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [table.id]);
  return <p class="fine">{words.lookingFor}</p>;
}

/** The server is away, or someone else was faster: the next attempt may work. */
function unlessExpected(error: unknown): void {
  if (!(error instanceof ProblemError) && !(error instanceof UnreachableError)) reportBug(error);
}
