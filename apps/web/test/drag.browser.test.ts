import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { masc } from '@mechatable/masc';
import { mecha1e, mecha2e } from '@mechatable/mecha';
import { mechanation } from '@mechatable/mechanation';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { placeOf } from './harness/person.ts';
import { openAt, type Route } from './harness/position.ts';
import { pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

/** Drags a thing with one of these anchors onto one of those. */
interface Drag {
  readonly game: AnyGame;
  readonly what: string;
  readonly route: Route;
  readonly from: RegExp;
  readonly to: RegExp;
}

const until = (wanted: RegExp, wishes: readonly RegExp[]): Pick<Route, 'choose' | 'until'> => ({
  choose: (labels) => placeOf(labels, wishes),
  until: (labels) => labels.some((label) => wanted.test(label)),
});

const DRAGS: readonly Drag[] = [
  {
    game: lanes,
    what: 'a card into a lane',
    route: until(/^Play .* \d\/\d/, [/^Take the first/, /^No,/, /^Keep/]),
    from: /^hand:/,
    to: /^zone:/,
  },
  {
    game: mecha1e,
    what: 'a card onto the field',
    route: until(/^Play .* on /, [/^Keep/, /^Pass/]),
    from: /^hand:/,
    to: /^cell:/,
  },
  {
    game: mecha2e,
    what: 'a unit to another square',
    route: until(/^Move /, [/^Keep/, /^Play .*(?<!Tower).* on /, /^Play /, /^Pass/, /^End/]),
    from: /^cell:/,
    to: /^cell:/,
  },
  {
    game: masc,
    what: 'a mecha to another square',
    route: {
      options: { setup: 'quick' },
      others: 'random',
      ...until(/^Activate r3/, [/^Take Even Hand/]),
    },
    from: /^mecha:r3$/,
    to: /^square:F5$/,
  },
  {
    game: mechanation,
    what: 'a Mech to a Territory',
    route: until(/^Deploy /, [/^Done/]),
    from: /^mech:/,
    to: /^tile:/,
  },
];

type Point = readonly [number, number];

/** The middle of the first lit thing that can be reached, with such an anchor. */
async function litPlace(page: Page, anchor: RegExp, except = ''): Promise<{ at: Point; anchor: string }> {
  const found = await page.evaluate(
    ([pattern, not]) => {
      for (const thing of document.querySelectorAll<HTMLElement>('.board .lit')) {
        const name = thing.dataset.anchor ?? '';
        if (name === not || !new RegExp(pattern).test(name)) continue;
        const { x, y, width, height } = thing.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const there = document.elementFromPoint(left, top)?.closest<HTMLElement>('.thing.lit');
        if (there?.dataset.anchor === name) return { at: [left, top] as const, anchor: name };
      }
      return null;
    },
    [anchor.source, except] as const,
  );
  if (found === null) throw new Error(`Nothing like ${String(anchor)} is lit and in reach.`);
  return found;
}

interface Hand {
  press(at: Point): Promise<void>;
  moveTo(at: Point): Promise<void>;
  release(): Promise<void>;
}

function mouseOf({ mouse }: Page): Hand {
  return {
    async press(at) {
      await mouse.move(...at);
      await mouse.down();
    },
    moveTo: (at) => mouse.move(...at, { steps: 3 }),
    release: () => mouse.up(),
  };
}

async function fingerOf(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> => {
    const touchPoints = at === undefined ? [] : [{ x: at[0], y: at[1] }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    press: (at) => send('touchStart', at),
    moveTo: (at) => send('touchMove', at),
    release: () => send('touchEnd'),
  };
}

/** The part that a drop changes: the log, or the steps of a draft. */
function moment(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.querySelectorAll('.log li').length,
      ...[...document.querySelectorAll('.draft-lines .line')].map((line) => line.textContent),
    ].join('|'),
  );
}

async function dragAndDrop(page: Page, hand: Hand, { from, to }: Drag): Promise<void> {
  const source = await litPlace(page, from);
  const before = await moment(page);
  const [x, y] = source.at;
  await hand.press(source.at);
  await hand.moveTo([x, y - 24]);
  await page.locator('.ghost').waitFor();
  const target = await litPlace(page, to, source.anchor);
  // Dropped on nothing, it is put back.
  await hand.moveTo([2, 2]);
  await hand.release();
  await expect.poll(() => page.locator('.ghost, .board .chosen').count()).toBe(0);
  expect(await moment(page)).toBe(before);
  await hand.press(source.at);
  await hand.moveTo([x, y - 24]);
  await hand.moveTo(target.at);
  await expect
    .poll(() =>
      page.locator('[data-over]').evaluateAll(([over]) => (over as HTMLElement | undefined)?.dataset.anchor),
    )
    .toBe(target.anchor);
  await hand.release();
  await expect.poll(() => moment(page)).not.toBe(before);
}

const HANDS = [
  ['by mouse', mouseOf, {}],
  ['by finger on a phone', fingerOf, { hasTouch: true, width: 390, height: 844 }],
] as const;

test.each(
  pairs(DRAGS, HANDS).map(
    ([drag, [how, handOf, size]]) => [drag.game.id, drag.what, how, drag, handOf, size] as const,
  ),
)('%s: %s %s', async (_game, _what, _how, drag, handOf, size) => {
  const page = await newPage({ reducedMotion: 'reduce', ...size });
  await openAt(page, drag.game, drag.route);
  await dragAndDrop(page, await handOf(page), drag);
});
