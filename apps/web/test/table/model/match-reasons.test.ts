import type { Thing } from '@mechatable/board';
import { LocalHost, type Chooser, type Frame } from '@mechatable/host';
import { person, program } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { memoryStore } from '@mechatable/store';
import { afterAll, expect, test, vi } from 'vitest';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { drawing } from '../../../src/games/lanes/table-drawing.ts';
import type { MatchModel } from '../../../src/table/model/match-model.ts';

// A table keeps its settings where the browser keeps them.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
afterAll(() => vi.unstubAllGlobals());

/** A bot that moves when the test says so. */
class Patient implements Chooser {
  #move: (() => void) | null = null;

  readonly runs = (): boolean => true;

  choose({ legal }: { readonly legal: readonly unknown[] }): Promise<unknown> {
    return new Promise((resolve) => {
      this.#move = () => {
        resolve(legal[0]);
      };
    });
  }

  get isAsked(): boolean {
    return this.#move !== null;
  }

  move(): void {
    this.#move?.();
    this.#move = null;
  }
}

async function sitDown(bot: Patient): Promise<MatchModel> {
  const { MatchModel } = await import('../../../src/table/model/match-model.ts');
  const table: TableGame = { game: lanes, drawing };
  const host = await LocalHost.open(
    {
      id: 'reasons',
      game: lanes,
      options: {},
      players: [person('Player 1'), program('patient')],
      seed: 'reasons',
    },
    { store: memoryStore(), chooser: bot },
  );
  const model = new MatchModel(table, host);
  model.screen.sit(0);
  return model;
}

const isMine = (frame: Frame | null): boolean => frame?.asked.includes(0) === true;

/** Makes a move for the seat that is asked, and returns the table after it. */
async function goOn(model: MatchModel, bot: Patient): Promise<Frame | null> {
  const seq = model.frame.value?.seq ?? 0;
  if (isMine(model.frame.value)) {
    const end = model.choices.value.find(({ label }) => /^(Keep|No,|Decline|End)/.test(label));
    const [choice = end] = end === undefined ? model.choices.value : [end];
    if (choice !== undefined) await model.act(choice);
  } else {
    await vi.waitUntil(() => bot.isAsked);
    bot.move();
  }
  await vi.waitUntil(() => model.frame.value?.seq === seq + 1 && !model.playback.moving.value);
  return model.frame.value;
}

function anchorsIn({ anchor, children = [] }: Thing): string[] {
  return [...(anchor === undefined ? [] : [anchor]), ...children.flatMap(anchorsIn)];
}

/** Asks about one thing after the other until there is a reason. */
function askAround(model: MatchModel): void {
  for (const anchor of anchorsIn(
    drawing.scene(model.frame.value?.view as never, 0, model.history.names.value),
  )) {
    model.ask(anchor);
    if (model.why.value !== null) return;
  }
}

test('a reason stays on screen while others move; it closes when the person is asked, or the match is over', async () => {
  const bot = new Patient();
  const model = await sitDown(bot);
  const seen = { staying: 0, going: 0 };
  while (model.frame.value?.outcome === null) {
    const isReading = model.why.value !== null;
    const frame = await goOn(model, bot);
    const isGone = model.why.value === null;
    if (isReading) expect(isGone).toBe(isMine(frame) || frame?.outcome !== null);
    if (isReading) seen[isGone ? 'going' : 'staying']++;
    else if (!isMine(frame)) askAround(model);
  }
  expect(Math.min(seen.staying, seen.going)).toBeGreaterThan(0);
});
