import { DEFAULT_BOT } from '@mechatable/bots';
import { PERSON } from '@mechatable/host';
import { verify, type Seat, type Verification } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { seatName } from '../lobby/players.ts';
import { newMatch } from '../new-match.ts';
import { go } from '../router.ts';
import { reportBug } from '../shell/bug.ts';
import { saveFile } from '../shell/files.ts';
import { Fairness } from '../table/fairness.tsx';
import type { ReplayModel } from './replay-model.ts';

/** Play on from here, save, check. */
export function ReplayTools({ model }: { model: ReplayModel }): JSX.Element {
  const [seat, setSeat] = useState<Seat>(0);
  const [checked, setChecked] = useState<Verification | null>(null);
  const { record, game } = model.timeline;
  const { seatNames } = model.table.drawing;
  const over = model.timeline.isOver(model.at.value);
  const eyes = model.eyes.value;
  const from = typeof eyes === 'number' ? eyes : seat;
  return (
    <section class="replay-tools" aria-label="What to do with this match">
      <div class="row">
        <button
          type="button"
          class="primary"
          disabled={over}
          onClick={() => void playOn(model, from).catch(reportBug)}
        >
          Play on from here
        </button>
        <label class="row">
          <span>as</span>
          <select
            value={from}
            disabled={typeof eyes === 'number'}
            onChange={({ currentTarget }) => {
              setSeat(Number(currentTarget.value));
            }}
          >
            {record.seats.map((_, index) => (
              <option key={index} value={index}>
                {seatName(index, seatNames)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="fine">
        A new match from this moment. What {seatName(from, seatNames)} could not know is dealt anew to fit
        what {seatName(from, seatNames)} knew.
      </p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            setChecked(verify(game, record));
          }}
        >
          Check fairness
        </button>
        <button
          type="button"
          onClick={() => {
            saveFile(
              `mechatable-${game.id}-${record.seedCommitment.slice(0, 8)}.json`,
              `${JSON.stringify(record)}\n`,
            );
          }}
        >
          Save the record
        </button>
      </div>
      {checked !== null && <Fairness result={checked} />}
    </section>
  );
}

/** The person takes the seat; bots stay where they are, and take the seats of other persons. */
async function playOn(model: ReplayModel, seat: Seat): Promise<void> {
  const { record } = model.timeline;
  const seats = record.seats.map((player, index) =>
    index === seat ? PERSON : player === PERSON ? DEFAULT_BOT : player,
  );
  const moves = model.at.value;
  go(
    `/match/${await newMatch(model.table.game, { seats, options: record.options, from: { record, moves, seat } })}`,
  );
}
