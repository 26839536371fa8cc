import type { Names, Seat } from '@mechatable/kernel';
import { luckOf } from '@mechatable/study/luck';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { SeatHeadings } from '../../ui/seat-headings.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';
import { replayInWorker, type Replays } from './replays.ts';

const say = words.end.luck;

interface Props {
  readonly model: MatchModel;
  readonly winners: readonly Seat[];
  readonly names: Names;
}

/** How much luck decided a match: replays from several moments, with new shuffles and dice. */
export function Luck({ model: { host, table }, winners, names }: Props): JSX.Element {
  const [replays, setReplays] = useState<Replays | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView();
    let isWanted = true;
    let stop = (): void => undefined;
    host
      .record()
      .then((record) => {
        if (!isWanted) return;
        const match = { game: table.game.id, record, seats: host.players.length, seed: host.id };
        stop = replayInWorker(match, setReplays, reportBug);
      })
      .catch(reportBug);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return (
    <section class="luck" aria-label={say.title} ref={place}>
      <p role="status">
        {replays?.isLast === true ? say.done(replays.rounds, accuracyOf(replays)) : say.running}
      </p>
      {replays !== null && <Meter replays={replays} winners={winners} />}
      {replays !== null && <Shares replays={replays} names={names} />}
    </section>
  );
}

/** Half of a 95% interval of a share near one half, in percentage points. */
function accuracyOf({ rounds }: Replays): number {
  return Math.round((1.96 * 50) / Math.sqrt(rounds));
}

function Meter({ replays, winners }: { replays: Replays; winners: readonly Seat[] }): JSX.Element | null {
  const start = replays.moments[0]?.shares;
  if (start === undefined || winners.length === 0) return null;
  const same = winners.reduce((sum, seat) => sum + (start[seat] ?? 0), 0);
  const luck = Math.round(luckOf(same, start.length) * 100);
  return (
    <p>
      <strong>{say.meter(luck)}</strong> <meter aria-label={say.title} min={0} max={100} value={luck} />
      <br />
      <span class="fine">{say.explained}</span>
    </p>
  );
}

function Shares({ replays, names }: { replays: Replays; names: Names }): JSX.Element {
  const seats = replays.moments[0]?.shares.length ?? 0;
  return (
    <table class="figures">
      <caption>{say.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say.from}</th>
          <SeatHeadings seats={seats} names={names} />
        </tr>
      </thead>
      <tbody>
        {replays.moments.map(({ turn, shares }, place) => (
          <tr key={turn}>
            <th scope="row">{place === 0 ? say.start : say.turn(turn)}</th>
            {shares.map((share, seat) => (
              <td key={seat}>{say.share(Math.round(share * 100))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
