import { AUTO_ANSWERS, directChooser, LocalHost, memoryStore, type AnswerMode } from '@mechatable/host';
import { bot, movesOf, person, type Seat } from '@mechatable/kernel';
import { mecha1e, mecha2e, type Action, type MechaGame, type View } from '@mechatable/mecha';
import { expect, test } from 'vitest';

/** Plays a whole match with the first choice each time. Returns how often the person was asked in a window. */
async function played(game: MechaGame, mode: AnswerMode): Promise<{ asked: number; host: LocalHost }> {
  const host = await LocalHost.open(
    {
      id: 'm',
      game,
      options: { turnCap: 16 },
      players: [person('Player 1'), bot('greedy')],
      seed: 'windows',
    },
    { store: memoryStore(), chooser: directChooser, answers: () => ({ ...AUTO_ANSWERS, mode }) },
  );
  let asked = 0;
  const seat: Seat = 0;
  await new Promise<void>((resolve, reject) => {
    const answer = (): void => {
      const frame = host.frame(seat);
      if (frame.outcome !== null) resolve();
      if (frame.outcome !== null || !frame.asked.includes(seat) || frame.passing) return;
      if (game.rules.answering?.window(frame.view as View) !== null) asked++;
      const legal = frame.legal as Action[];
      const action = legal.find(({ kind }) => kind === 'play' || kind === 'endPhase') ?? legal[0];
      host.act(seat, action).catch(reject);
    };
    host.follow(seat, answer);
    answer();
  });
  return { asked, host };
}

test.each([mecha1e, mecha2e])(
  '[MG-R-16] [MG-D-14] $id: you can choose to be asked always, automatically or never',
  async (game) => {
    const [always, smart, never] = [
      await played(game, 'always'),
      await played(game, 'auto'),
      await played(game, 'never'),
    ];
    expect(never.asked).toBe(0);
    expect(smart.asked).toBeGreaterThan(0);
    expect(always.asked).toBeGreaterThan(smart.asked);
    const passes = ({ host }: { host: LocalHost }): number =>
      movesOf(host.journal()).filter((move) => move.seat === 0 && (move.action as Action).kind === 'pass')
        .length;
    expect(passes(never)).toBeGreaterThan(0);
  },
);
