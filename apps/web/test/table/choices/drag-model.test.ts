import { LocalHost, directChooser, type Host } from '@mechatable/host';
import { lanes } from '@mechatable/lanes';
import { masc } from '@mechatable/masc';
import { mechanation } from '@mechatable/mechanation';
import { person, type AnyGame } from '@mechatable/kernel';
import { memoryStore } from '@mechatable/store';
import { afterAll, expect, test, vi } from 'vitest';
import { drawing as lanesDrawing } from '../../../src/games/lanes/table-drawing.ts';
import { drawing as mascDrawing } from '../../../src/games/masc/table-drawing.ts';
import { drawing as mechanationDrawing } from '../../../src/games/mechanation/table-drawing.ts';
import type { AnyDrawing } from '../../../src/games/shared/drawing.ts';
import type { MatchModel } from '../../../src/table/model/match-model.ts';

// A table keeps its settings where the browser keeps them.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
afterAll(() => vi.unstubAllGlobals());

interface Position {
  readonly game: AnyGame;
  readonly drawing: AnyDrawing;
  readonly options?: object;
  /** The choices up to the position, by label; else the first choice. */
  readonly wish: RegExp;
  /** Whether these labels of the first seat are the position. */
  readonly until: (labels: readonly string[]) => boolean;
  /** The host as the table sees it. */
  readonly over?: ((host: Host) => Host) | undefined;
}

/** The table of the first seat at a position. */
async function tableAt({
  game,
  drawing,
  options,
  wish,
  until,
  over = (host) => host,
}: Position): Promise<MatchModel> {
  const { MatchModel: Model } = await import('../../../src/table/model/match-model.ts');
  const start = { id: 'carry', game, players: [person('Ann'), person('Ben')], seed: 'carry' };
  const host = await LocalHost.open(
    { ...start, ...(options === undefined ? {} : { options }) },
    { store: memoryStore(), chooser: directChooser },
  );
  for (;;) {
    const [seat = 0] = host.frame('table').asked;
    const { view, legal } = host.frame(seat);
    const labels = legal.map((action) => game.words.label(view, action));
    if (seat === 0 && until(labels)) break;
    await host.act(
      seat,
      legal[
        Math.max(
          0,
          labels.findIndex((label) => wish.test(label)),
        )
      ],
    );
  }
  const model = new Model({ game, drawing }, over(host));
  model.screen.sit(0);
  return model;
}

const breachline = (until: Position['until'], over?: Position['over']): Promise<MatchModel> =>
  tableAt({
    over,
    game: lanes,
    drawing: lanesDrawing,
    wish: /^(Place|Take the first|No|Keep|End turn|Pass)/,
    until,
  });

const labelled = (model: MatchModel, label: RegExp): readonly string[] =>
  model.choices.value.find((choice) => label.test(choice.label))?.anchors ?? [];

test('a unit dragged to a lane is played and placed there', async () => {
  const model = await breachline((labels) => labels.some((label) => /^Play [^]* \d\/\d/.test(label)));
  const [card = ''] = labelled(model, /^Play .* \d\/\d/);
  expect(model.grab(card)).toBe(true);
  expect(model.lights.value.chosen).toEqual([card]);
  const [place = ''] = [...model.lights.value.lit].filter((anchor) => anchor.startsWith('zone:'));
  const before = model.host.frame(0).seq;
  model.drop(place);
  await vi.waitUntil(() => model.host.frame(0).seq === before + 2);
  await model.playback.settled();
  expect(JSON.stringify(model.frame.value?.view)).toContain(card.replace('hand:', ''));
  expect(model.walked.value).toEqual([]);
});

/** Updates arrive when the test lets them through, as from a server. */
class Connection {
  readonly #waiting: (() => void)[] = [];

  over(host: Host): Host {
    return {
      id: host.id,
      game: host.game,
      players: host.players,
      here: host.here,
      head: host.head,
      frame: (viewer) => host.frame(viewer),
      history: (viewer) => host.history(viewer),
      follow: (viewer, onNews) =>
        host.follow(viewer, (news) => {
          this.#waiting.push(() => {
            onNews(news);
          });
        }),
      act: (seat, action) => host.act(seat, action),
      concede: (seat) => host.concede(seat),
      answerSetting: (seat) => host.answerSetting(seat),
      setAnswers: (seat, setting) => host.setAnswers(seat, setting),
      takeBack: (seat) => host.takeBack(seat),
      record: () => host.record(),
      close: () => {
        host.close();
      },
    };
  }

  deliver(): void {
    for (const onNews of this.#waiting.splice(0)) onNews();
  }
}

test('a unit is placed where it was dropped, even if the update of its play arrives late', async () => {
  const connection = new Connection();
  const model = await breachline(
    (labels) => labels.some((label) => /^Play [^]* \d\/\d/.test(label)),
    (host) => connection.over(host),
  );
  const [card = ''] = labelled(model, /^Play .* \d\/\d/);
  model.grab(card);
  const [place = ''] = [...model.lights.value.lit].filter((anchor) => anchor.startsWith('zone:'));
  const before = model.host.frame(0).seq;
  model.drop(place);
  await vi.waitUntil(() => model.host.frame(0).seq === before + 1 && model.choices.value.length > 0);
  connection.deliver();
  await vi.waitUntil(() => model.host.frame(0).seq === before + 2);
});

test('a unit dropped on an illegal place is put back', async () => {
  const model = await breachline((labels) => labels.some((label) => /^Play [^]* \d\/\d/.test(label)));
  const [card = ''] = labelled(model, /^Play .* \d\/\d/);
  const before = model.host.frame(0).seq;
  const lights = model.lights.value;
  for (const place of [null, 'zone:nowhere', card]) {
    expect(model.grab(card)).toBe(true);
    model.drop(place);
    expect([...model.lights.value.lit]).toEqual([...lights.lit]);
    expect(model.lights.value.chosen).toEqual([]);
  }
  expect(model.host.frame(0).seq).toBe(before);
});

test('an attacker is dragged onto the lane it attacks', async () => {
  const model = await tableAt({
    game: lanes,
    drawing: lanesDrawing,
    wish: /^(Play .* \d\/\d|Place|Take the first|No|Keep|End turn|Pass)/,
    until: (labels) => labels.some((label) => label.startsWith('Attack with')),
  });
  const [attacker = '', lane = ''] = labelled(model, /^Attack with/);
  expect(model.grab(attacker)).toBe(true);
  expect(model.walked.value).toEqual([attacker]);
  expect(model.lights.value.lit.has(lane)).toBe(true);
  const before = model.host.frame(0).seq;
  model.drop(lane);
  await vi.waitUntil(() => model.host.frame(0).seq > before);
});

test('a clicked pick can be dragged, and dropping it elsewhere undoes the drag', async () => {
  const model = await tableAt({
    game: lanes,
    drawing: lanesDrawing,
    wish: /^(Play .* \d\/\d|Place|Take the first|No|Keep|End turn|Pass)/,
    until: (labels) => labels.some((label) => label.startsWith('Attack with')),
  });
  const [attacker = ''] = labelled(model, /^Attack with/);
  model.pickAnchor(attacker);
  expect(model.grab(attacker)).toBe(true);
  expect(model.walked.value).toEqual([attacker]);
  model.drop(null);
  expect(model.walked.value).toEqual([]);
});

test('a drag is dropped once the match has moved on', async () => {
  const model = await breachline((labels) => labels.some((label) => /^Play [^]* \d\/\d/.test(label)));
  const [card = ''] = labelled(model, /^Play .* \d\/\d/);
  model.grab(card);
  const [place = ''] = [...model.lights.value.lit];
  const end = model.choices.value.find(({ givesUp }) => givesUp === 'turn');
  await model.host.act(0, end?.action);
  await model.playback.settled();
  const { seq } = model.host.frame(0);
  model.drop(place);
  expect(model.carry.play.value).toBe(null);
  expect(model.host.frame(0).seq).toBe(seq);
});

test('a mecha dragged to a square activates its squad and leads it there', async () => {
  const model = await tableAt({
    game: masc,
    drawing: mascDrawing,
    options: { setup: 'quick' },
    wish: /^(Take Even Hand|Red starts|Choose the colors|Play Red|Pass)/,
    until: (labels) => labels.some((label) => label.startsWith('Activate r3')),
  });
  expect(model.grab('mecha:r3')).toBe(true);
  expect(model.lights.value.lit.has('square:F5')).toBe(true);
  expect(model.host.frame(0).asked).toEqual([0]);
  model.drop('square:F5');
  await vi.waitUntil(() => model.drafts.hasSteps.value);
  expect(model.drafts.present.value?.lines.map(({ words }) => words)).toContain('6 of 6 move.');
});

test('a defender is dragged to the Territory that is attacked', async () => {
  const model = await tableAt({
    game: mechanation,
    drawing: mechanationDrawing,
    wish: /^(Attack|Deploy|Done)/,
    until: (labels) => labels.some((label) => label.startsWith('Defend with')),
  });
  const [mech = ''] = labelled(model, /^Defend with/);
  expect(model.grab(mech)).toBe(true);
  const places = [...model.lights.value.lit];
  expect(places.filter((place) => !/^(tile|out):/.test(place))).toEqual([]);
  const before = model.host.frame(0).seq;
  model.drop('tile:nowhere');
  expect(model.host.frame(0).seq).toBe(before);
  model.grab(mech);
  model.drop(places.find((place) => place.startsWith('tile:')) ?? null);
  await vi.waitUntil(() => model.host.frame(0).seq === before + 1);
});

test('a thing that can’t go anywhere can’t be dragged', async () => {
  const model = await breachline((labels) => labels.some((label) => /^Play [^]* \d\/\d/.test(label)));
  expect(model.grab('lane:B1')).toBe(false);
  expect(model.grab('choice:pass')).toBe(false);
});
