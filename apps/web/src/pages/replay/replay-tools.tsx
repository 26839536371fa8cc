import { DEFAULT_BOT } from '@mechatable/bots';
import { isPerson } from '@mechatable/host';
import {
  publishedId,
  bot,
  isV1,
  person,
  sentence,
  whom,
  type MatchRecord,
  type Seat,
  type Verification,
} from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { newMatch } from '../../table/setup/new-match.ts';
import { go } from '../../browser/address.ts';
import { reportBug } from '../../browser/bug.ts';
import { saveFile } from '../../browser/files.ts';
import { Fairness } from '../../table/end/fairness.tsx';
import { verifySeen } from '../../table/open/seen-seal.ts';
import type { ReplayModel } from './model/replay-model.ts';
import { words } from './words.ts';

/** Play from here, save, check. */
export function ReplayTools({ model }: { model: ReplayModel }): JSX.Element {
  const [seat, setSeat] = useState<Seat>(model.timeline.seats[0] ?? 0);
  const [checked, setChecked] = useState<Verification | null>(null);
  const { record, game } = model.timeline;
  const { names } = model.timeline;
  // A seat whose secrets stay hidden can't be taken over.
  const over = model.timeline.isOver(model.at.value) || model.timeline.seats.length === 0;
  const eyes = model.eyes.value;
  const from = typeof eyes === 'number' ? eyes : seat;
  return (
    <section class="replay-tools" aria-label={words.tools.label}>
      <div class="row">
        <button
          type="button"
          class="primary"
          disabled={over}
          onClick={() => void playOn(model, from).catch(reportBug)}
        >
          {words.tools.play}
        </button>
        <label class="row">
          <span>{words.tools.as}</span>
          <select
            value={from}
            disabled={typeof eyes === 'number'}
            onChange={({ currentTarget }) => {
              setSeat(Number(currentTarget.value));
            }}
          >
            {model.timeline.seats.map((index) => (
              <option key={index} value={index}>
                {sentence(whom(names, index))}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="fine">{words.tools.playNote(whom(names, from))}</p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            void verifySeen(model.id, game, record).then(setChecked, reportBug);
          }}
        >
          {words.tools.verify}
        </button>
        <button
          type="button"
          onClick={() => {
            saveFile(
              `mechatable-${publishedId(game.id)}-${shortSeal(record)}.json`,
              `${JSON.stringify(record)}\n`,
            );
          }}
        >
          {words.tools.save}
        </button>
      </div>
      {checked !== null && <Fairness result={checked} />}
    </section>
  );
}

/** A few digits that distinguish matches. */
function shortSeal(record: MatchRecord): string {
  return (isV1(record) ? record.seedCommitment : record.commitment).slice(0, 8);
}

/** The person takes the seat; bots keep theirs, and replace other people. */
async function playOn(model: ReplayModel, seat: Seat): Promise<void> {
  const { record } = model.timeline;
  const players = model.timeline.players.map((player, index) => {
    if (index === seat) return isPerson(player) ? player : person(words.tools.player(seat + 1));
    return player.kind === 'bot' ? player : bot(DEFAULT_BOT);
  });
  const moves = model.at.value;
  go(
    `/match/${await newMatch(model.table.game, { players, options: record.options, from: { record, moves, seat } })}`,
  );
}
