import { THOUGHTLESS, type Thought } from '@mechatable/bots';
import { replay } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { type Chooser, type Decision, type DecisionObserver } from '../src/index.ts';
import { cellar } from './cellar-game.ts';
import { act, botsDone, movesIn, open, PERSON, rest } from './tables.ts';

const AGAINST_BOT = [PERSON, 'greedy'];

/** Logs what it gets. */
function onlooker(): {
  reports: (Thought | number)[];
  watched: Decision[];
  watch: (decision: Decision) => DecisionObserver;
} {
  const reports: (Thought | number)[] = [];
  const watched: Decision[] = [];
  const note = (word: Thought | number): void => void reports.push(word);
  const watch = (decision: Decision): DecisionObserver => {
    watched.push(decision);
    return { onThought: note, onChosen: note };
  };
  return { reports, watched, watch };
}

test('an onlooker gets the bot’s question, then its thoughts, and finally its choice', async () => {
  const { reports, watched, watch } = onlooker();
  const opened = await open({ seats: AGAINST_BOT, onlooker: watch, turns: 3 });
  await act(opened.host, 0, 'end');
  await botsDone(opened);
  const [decision] = watched;
  expect(decision).toMatchObject({ bot: 'greedy', seat: 1, seq: 1 });
  const { state } = replay(cellar, opened.host.journal(), 1);
  expect(decision?.view).toEqual(cellar.rules.view(state as never, 1));
  const [thought, choice] = reports;
  expect(thought).toMatchObject({ iterations: decision?.legal.length });
  expect(movesIn(opened.host)[1]?.action).toEqual(decision?.legal[choice as number]);
});

test('without an onlooker, no bot is asked for its thoughts', async () => {
  const asked: Decision[] = [];
  const chooser: Chooser = {
    choose(decision) {
      asked.push(decision);
      return Promise.resolve(decision.legal[0]);
    },
  };
  for (const services of [{}, { onlooker: () => undefined }]) {
    const opened = await open({ seats: AGAINST_BOT, chooser, turns: 3, ...services });
    await act(opened.host, 0, 'end');
    await botsDone(opened);
  }
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every(({ onThought }) => onThought === undefined)).toBe(true);
});

test('an obsolete decision is not reported', async () => {
  const { reports, watch } = onlooker();
  const answers: (() => void)[] = [];
  const chooser: Chooser = {
    choose: ({ legal, onThought }) =>
      new Promise((resolve) => {
        onThought?.(THOUGHTLESS);
        answers.push(() => {
          resolve(legal[0]);
        });
      }),
  };
  const { host } = await open({ seats: AGAINST_BOT, chooser, onlooker: watch });
  await act(host, 0, 'end');
  await rest();
  await host.rewind(0, 0);
  answers[0]?.();
  await rest();
  expect(reports).toEqual([THOUGHTLESS]);
});
