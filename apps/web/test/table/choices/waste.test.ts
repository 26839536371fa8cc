import { LocalHost, directChooser } from '@mechatable/host';
import { bot, person, pick, rngFrom, type AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { mecha1e, mecha2e } from '@mechatable/mecha';
import { memoryStore } from '@mechatable/store';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findEntry } from '../../../src/games/games.ts';
import { nothingTo } from '../../../src/games/shared/nothing-to.ts';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { wasteOf } from '../../../src/table/choices/waste.ts';

// A table keeps its settings where the browser keeps them.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
afterAll(() => vi.unstubAllGlobals());

async function tableOf({ id }: AnyGame): Promise<TableGame> {
  const entry = findEntry(id);
  if (entry === null) throw new Error(`${id} has no table`);
  return entry.load();
}

interface Play {
  readonly label: string;
  readonly why: string | null;
  /** What the player sees before and after, without hands and piles. */
  readonly before: string;
  readonly after: string;
}

/** The piles that cards from hand go to, and mere counts. */
const ASIDE = new Set([
  'hand',
  'trash',
  'discard',
  'deck',
  'handCount',
  'log',
  'agenda',
  'seen',
  'chain',
  'passes',
  'mainActions',
  'shown',
]);

const boardOf = (view: unknown): string =>
  JSON.stringify(view, (key, value: unknown) => (ASIDE.has(key) ? undefined : value));

/** Plays of cards in matches that are played at random. */
function* plays(table: TableGame, matches: number, kinds: readonly string[]): Generator<Play> {
  const { rules, words, seats } = table.game;
  for (let match = 0; match < matches; match++) {
    const rng = rngFrom(`waste ${match}`);
    const state = rules.setup(rules.options.parse({}), seats.min, rngFrom(`waste ${match}`));
    for (let i = 0; i < 150 && rules.outcome(state) === null; i++) {
      const [seat = 0] = rules.toAct(state);
      const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
      for (const action of legal) {
        if (!kinds.includes((action as { kind: string }).kind)) continue;
        const copy = rules.clone(state);
        rules.apply(copy, seat, action);
        yield {
          label: words.label(view, action),
          why: wasteOf(table, view, seat, action),
          before: boardOf(view),
          after: boardOf(rules.view(copy, seat)),
        };
      }
      rules.apply(state, seat, pick(rng, legal));
    }
  }
}

test('Breachline: an operation is wasted if it changes only the hand and the trash', async () => {
  const found = [...plays(await tableOf(lanes), 8, ['playTech'])];
  const wasted = found.filter(({ why }) => why !== null);
  expect(wasted.filter(({ before, after }) => before !== after)).toEqual([]);
  expect(wasted).toContainEqual(
    expect.objectContaining({ label: 'Play Precision Strike', why: 'Nothing to destroy.' }),
  );
  expect(wasted).toContainEqual(
    expect.objectContaining({ label: 'Play Second Wind', why: 'Nothing to ready.' }),
  );
  expect(found.some(({ label, why }) => label === 'Play Precision Strike' && why === null)).toBe(true);
});

describe.each([mecha1e, mecha2e])('$title', (game) => {
  test('Commands that do something are never called wasted', async () => {
    const found = [...plays(await tableOf(game), 4, ['command'])];
    expect(found.length).toBeGreaterThan(20);
    expect(
      found.filter(({ label, why }) => why !== null && /Orders|Strike|Ironhide|Preparations/.test(label)),
    ).toEqual([]);
  });
});

test('Mecha: Bear’s Rally Cry is wasted if there is no Pilot to return', async () => {
  const found = [...plays(await tableOf(mecha2e), 8, ['command'])];
  expect(found).toContainEqual(
    expect.objectContaining({ label: "Play Bear's Rally Cry", why: 'Nothing to return.' }),
  );
});

test('the reason names what the card would do', () => {
  expect(nothingTo('Destroy all Towers.')).toBe('Nothing to destroy.');
  expect(nothingTo('Your units in frontline zones get +2 power.')).toBe('It would have no effect.');
});

test('a wasted play is marked, and made only if it is chosen again', async () => {
  const { MatchModel } = await import('../../../src/table/model/match-model.ts');
  const table = await tableOf(lanes);
  for (let seed = 0; seed < 20; seed++) {
    const host = await LocalHost.open(
      { id: 'waste', game: lanes, players: [person('Ann'), bot('random')], seed: `waste ${seed}` },
      { store: memoryStore(), chooser: directChooser, isStepped: true },
    );
    const model = new MatchModel(table, host);
    model.screen.sit(0);
    for (let i = 0; i < 20 && model.waste.marks.value.size === 0; i++) {
      const [answer] = model.choices.value.filter(({ givesUp }) => givesUp !== 'turn');
      if (answer === undefined) await host.step();
      else await model.act(answer);
      await model.playback.settled();
    }
    const [[anchor, why] = []] = model.waste.marks.value;
    const choice = model.choices.value.find(({ anchors }) => anchors[0] === anchor);
    if (anchor === undefined || choice === undefined) continue;
    expect(model.lights.value.notes?.get(anchor)).toBe('No effect');
    const { seq } = host.frame(0);
    await model.act(choice);
    expect(model.warning.value).toEqual({ choice, wasted: why });
    expect(host.frame(0).seq).toBe(seq);
    expect(model.stepBack()).toBe(true);
    expect(model.warning.value).toBe(null);
    await model.act(choice);
    await model.act(choice);
    expect(host.frame(0).seq).toBeGreaterThan(seq);
    return;
  }
  expect.fail('20 matches have a wasted play');
});
