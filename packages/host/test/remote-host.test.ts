import { openMatch, person } from '@mechatable/kernel';
import { connect, ProblemError, type Api, type TableMessages } from '@mechatable/protocol';
import { expect, test } from 'vitest';
import { AUTO_ANSWERS, type Frame } from '../src/index.ts';
import { RemoteHost } from '../src/remote/index.ts';
import { anyCellar } from './cellar-game.ts';

const game = anyCellar;
const players = [person('Mira'), person('Noor')];
const { head } = openMatch(game, { players, seed: 'remote' });
const ACTION = { kind: 'a' };
const OTHER = { kind: 'b' };

function frameAt(entry: number, legal: readonly unknown[] = [ACTION, OTHER], asked = [0, 1]): Frame {
  const rest = { view: {}, passing: false, undo: { free: false, sentence: '' }, outcome: null } as const;
  return { viewer: 0, seq: entry, entry, link: 'ab'.repeat(32), turn: 1, asked, legal, ...rest };
}

const news = (frame: Frame): { type: 'news'; data: TableMessages['news'] } => ({
  type: 'news',
  data: { frame, events: [], mover: 1, takenBack: false } as unknown as TableMessages['news'],
});

/** A match in which another player is faster: their move arrives right after our first request is refused. */
function behind(next: Frame): { host: RemoteHost; sent: { at: number; request: string }[] } {
  const sent: { at: number; request: string }[] = [];
  const api: Api = {
    ...connect(''),
    call: (_route, call) => {
      const body = call.body as unknown as { at: number; request: string };
      sent.push(body);
      if (body.at < next.entry) {
        setImmediate(() => {
          host.receive(news(next));
        });
        return Promise.reject(new ProblemError(409, { code: 'moved-on', sentence: 'Look again.' }));
      }
      setImmediate(() => {
        host.receive(news(frameAt(body.at + 1)));
      });
      return Promise.resolve({ ok: true, entry: body.at + 1 } as never);
    },
  };
  let keys = 0;
  const first = { frame: frameAt(3), history: [], players, head, answers: AUTO_ANSWERS };
  const services = { api, signer: null, newKey: () => `key ${String(keys++)}` };
  const host: RemoteHost = new RemoteHost('x', game, first as unknown as TableMessages['snapshot'], services);
  return { host, sent };
}

test('if someone else was faster and the question is the same, the answer is sent again', async () => {
  const { host, sent } = behind(frameAt(4));
  expect(await host.act(0, ACTION)).toEqual({ ok: true });
  expect(sent.map(({ at }) => at)).toEqual([3, 4]);
  expect(new Set(sent.map(({ request }) => request)).size).toBe(2); // another entry needs another key
});

test.each([
  ['the choices are others', frameAt(4, [OTHER])],
  ['nobody asks anymore', frameAt(4, [], [1])],
])('if %s, the person has to look again', async (_what, next) => {
  const { host, sent } = behind(next);
  await expect(host.act(0, ACTION)).rejects.toThrow('The match has moved on.');
  expect(sent.length).toBe(1);
});

test('a late message from a slower stream is ignored', () => {
  const { host } = behind(frameAt(4));
  host.receive(news(frameAt(6)));
  host.receive(news(frameAt(5)));
  expect(host.frame(0).entry).toBe(6);
});
