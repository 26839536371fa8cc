import { findGame } from '@mechatable/catalog';
import { directChooser, LocalHost, memoryStore } from '@mechatable/host';
import { person, pick, rngFrom, type Seat } from '@mechatable/kernel';
import { expect, test } from 'vitest';

const NO_LIMIT = 0;
const BINDING = ['deploy', 'attack'];

test(
  '[MN-R-19] in a match between people, nobody can undo a deployment',
  async () => {
    const refusals = new Set<string>();
    const free = new Set<string>();
    for (const seed of ['one', 'two']) {
      const rng = rngFrom(seed);
      const host = await LocalHost.open(
        { id: seed, game: findGame('mechanation'), players: [person('Player 1'), person('Player 2')], seed },
        { store: memoryStore(), chooser: directChooser },
      );
      for (let n = 0; n < 60 && host.frame('table').outcome === null; n++) {
        const seat = host.frame('table').asked[0] as Seat;
        const action = pick(rng, host.frame(seat).legal) as { kind: string };
        await host.act(seat, action);
        const answer = host.frame(seat).undo;
        if (answer?.free === true) free.add(action.kind);
        else if (answer !== null && BINDING.includes(action.kind))
          refusals.add(`${answer.rule?.clause ?? ''}: ${answer.sentence}`);
      }
    }
    expect([...refusals].sort()).toEqual([
      'MN-R-19: You can’t undo a deployment.',
      'MN-R-19: You can’t undo an attack: it counts as a deployment.',
    ]);
    expect(free).toContain('pass');
    for (const kind of BINDING) expect(free).not.toContain(kind);
  },
  NO_LIMIT,
);
