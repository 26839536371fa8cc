import { directChooser, LocalHost } from '@mechatable/host';
import { person } from '@mechatable/kernel';
import { mecha1e } from '@mechatable/mecha';
import { memoryStore } from '@mechatable/store';
import { expect, test } from 'vitest';
import { tableGame } from '../../src/games/mecha/first-edition.ts';
import { StoryModel } from '../../src/table/story-model.ts';

async function twoPersons(): Promise<{ host: LocalHost; story: StoryModel }> {
  const host = await LocalHost.open(
    { id: 'story', game: mecha1e, options: {}, players: [person('South'), person('North')], seed: 'story' },
    { store: memoryStore(), chooser: directChooser },
  );
  return { host, story: new StoryModel(tableGame, host) };
}

/** A person's own move, as the table makes it. */
async function keep(host: LocalHost, story: StoryModel, seat: number): Promise<void> {
  const heard: (() => void)[] = [];
  const stop = host.follow(seat, ({ frame, events, mover }) => {
    heard.push(() => {
      const isOwn = story.arrive(frame.viewer, mover, frame.seq);
      for (const event of events) story.tell(event, isOwn);
    });
  });
  await story.send(host.act(seat, { kind: 'keep' }));
  stop();
  for (const hear of heard) hear();
}

test('what others did since a person moved is there when they have the screen again', async () => {
  const { host, story } = await twoPersons();
  story.sit(0);
  await keep(host, story, 0);
  expect([story.since.value, story.lines.value.length > 0]).toEqual([[], true]);
  story.sit(1);
  expect(story.since.value).toEqual([]);
  await keep(host, story, 1);
  story.sit(0);
  expect(story.since.value.map(({ words }) => words).join(' ')).toContain('North');
  story.sit(null);
  expect([story.since.value, story.lines.value]).toEqual([[], []]);
});

test('after a reload, what others did since a person moved is rebuilt from the record', async () => {
  const { host, story } = await twoPersons();
  story.sit(0);
  await keep(host, story, 0);
  story.sit(1);
  await keep(host, story, 1);
  const reloaded = new StoryModel(tableGame, host);
  reloaded.sit(0);
  const since = reloaded.since.value.map(({ words }) => words);
  expect(since.length).toBeGreaterThan(0);
  expect(since.join(' ')).toContain('North');
  story.sit(0);
  expect(since).toEqual(story.since.value.map(({ words }) => words));
});

test('a move that was taken back is no news', async () => {
  const { host, story } = await twoPersons();
  story.sit(0);
  await keep(host, story, 0);
  await host.rewind(0, 0);
  story.goBack(0, 0);
  expect(story.since.value).toEqual([]);
});
