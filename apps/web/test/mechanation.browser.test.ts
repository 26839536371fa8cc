import { parseRecord, verify, type Seat } from '@mechatable/kernel';
import { MECHS, TERRITORIES, mechName, mechanation, type State } from '@mechatable/mechanation';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser, type PageOptions } from './harness/browser.ts';
import { takeChoice, waitUntilAsked } from './harness/choices.ts';
import { changed, moment } from './harness/commander.ts';
import { openMore } from './harness/end.ts';
import { asked, boardOf, choices, contentOf, lit, placeOf } from './harness/person.ts';
import { WISHES, poster, startMechanation, take, truth, wish } from './harness/pilots.ts';
import { openAt, type Route } from './harness/position.ts';
import { inSoak, oneOf, pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

const AMONG_BOTS = ['person', 'greedy', 'greedy', 'greedy'];
const MID_MATCH: Route = {
  seats: 4,
  choose: (labels) => placeOf(labels, WISHES),
  until: (labels, _last, made) => made >= 12 && labels.length > 1,
};
const BEFORE_BATTLE: Route = {
  ...MID_MATCH,
  until: (labels) => labels.some((text) => text.startsWith('Attack ')),
};
const PHONE: PageOptions = { width: 390, height: 844, reducedMotion: 'reduce', hasTouch: true };

/** Nothing overflows sideways. */
async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

test('[MN-R-84] in a whole match against three bots, you are asked only when you can do more than pass; Node verifies the record', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMechanation(page, AMONG_BOTS);
  await page.locator('details.responses').waitFor();
  for (;;) {
    const { next, words } = await waitUntilAsked(page);
    if (next !== 'choose') break;
    expect(words.length, words.join()).toBeGreaterThan(1);
    await takeChoice(page, placeOf(words, WISHES));
  }
  const end = page.getByRole('dialog');
  await expect.poll(() => end.locator('h2').innerText()).toMatch(/wins?$|draw/i);
  expect(await end.locator('.clause-tag').first().innerText()).toMatch(/^MN-/);
  await openMore(page);
  expect(await end.locator('.figures thead').innerText()).toMatch(/You[^]*bot[^]*bot 2[^]*bot 3/);
  const saving = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save record' }).click();
  expect(verify(mechanation, parseRecord(await contentOf(await saving))).problems).toEqual([]);
  expect(await page.locator('.mn-slot.mn-unseen').count()).toBe(0);
  expect(await page.locator('details.responses').count()).toBe(0); // nobody will be asked again
  expect(await page.locator('.mn-tile.mn-unknown').count()).toBe(
    await page.locator('.mn-arena .mn-unknown').count(),
  );
  await end.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').waitFor();
  expect(await axe(page)).toEqual([]);
});

/** The page's leaks: identities of Mechs and cards that are hidden from the seat, one line each. */
async function leaks(page: Page, state: State, viewer: Seat): Promise<string[]> {
  const view = mechanation.rules.view(state, viewer);
  const all = mechanation.rules
    .view(state, 'table')
    .pilots.map(({ seat }) => mechanation.rules.view(state, seat));
  const held = all.flatMap(({ pilots, viewer: owner }) =>
    pilots.filter(({ seat }) => seat === owner).flatMap(({ mechs }) => mechs.map(({ mech }) => mech)),
  );
  const hidden = held.filter((mech) => view.unseen.includes(mech));
  expect(hidden.length).toBeGreaterThan(0);
  // The list of the unseen names every Mech that anybody might have: it alone may, and without an owner.
  const markup = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const entry of copy.querySelectorAll('.mn-roster-mech.mn-unseen:not([class*="seat-"])'))
      entry.remove();
    for (const script of copy.querySelectorAll('script, style, link')) script.remove();
    return copy.outerHTML;
  });
  const named = hidden.filter((mech) => markup.includes(`mech:${mech}`) || markup.includes(mechName(mech)));
  const tiles = [...view.arena, ...view.pilots.flatMap(({ row }) => row)].filter(({ face }) => face === null);
  const faces = await page.evaluate(
    (names) =>
      names.map((name) => {
        const tile = document.querySelector(`[data-key="tile:${name}"]`);
        const label = tile?.querySelector('.thing-handle')?.getAttribute('aria-label') ?? '';
        return { name, words: `${tile?.textContent ?? 'missing'} ${label} ${tile?.className ?? ''}` };
      }),
    tiles.map(({ tile }) => tile),
  );
  const told = faces.filter(({ words }) => /missing|land-|\d$/.test(words) || NAMES.test(words));
  return [...named, ...told.map(({ name, words }) => `${name}: ${words}`)];
}

const NAMES = new RegExp(TERRITORIES.map(({ name }) => name).join('|'));
const ANY_PIECE = new RegExp([...MECHS, ...TERRITORIES].map(({ name }) => name).join('|'));

/** A part of the program, the same for everybody: the bots fetch theirs when one is first asked, the browser the page's icon whenever it likes. */
const PROGRAM = /^GET \/(assets\/[\w-]+\.(js|woff2|svg)|icon\.svg) $/;

test('[MN-I-8] two people and two bots on one screen: page and network never reveal what is hidden from the player on turn', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const sent: string[] = [];
  await startMechanation(page, ['person', 'person', 'greedy', 'greedy'], { turnCap: 3 });
  page.on('request', (request) => {
    const asked = `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`;
    // Sounds are made in the page and played from there.
    if (!PROGRAM.test(asked) && !request.url().startsWith('blob:')) sent.push(asked);
  });
  const sat = new Set<Seat>();
  let changes = 0;
  for (;;) {
    const next = await asked(page);
    if (next === 'over') break;
    if (next === 'hand over') {
      changes++;
      expect(await page.locator('.board, .log, .choices, .inspector').count()).toBe(0);
      const { recap, rest } = await page.evaluate(() => {
        const rest = document.body.cloneNode(true) as HTMLElement;
        rest.querySelector('.recap')?.remove();
        return { recap: document.querySelector('.recap')?.textContent ?? '', rest: rest.innerHTML };
      });
      expect(rest).not.toMatch(ANY_PIECE);
      const { unseen } = mechanation.rules.view(await truth(page), 'table');
      expect(unseen.map(mechName).filter((name) => recap.includes(name))).toEqual([]);
      if (changes === 1) expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: /^I’m Player [12]$/ }).click();
      await boardOf(page).waitFor();
      continue;
    }
    const state = await truth(page);
    const [seat] = mechanation.rules.toAct(state);
    if (seat === undefined) throw new Error('Nobody is asked.');
    sat.add(seat);
    expect(await leaks(page, state, seat)).toEqual([]);
    await take(page);
  }
  expect([...sat].sort()).toEqual([0, 1]);
  expect(changes).toBeGreaterThan(5);
  expect(sent).toEqual([]);
  expect(await page.getByRole('dialog').locator('h2').innerText()).toMatch(/(player|bot)( \d)? wins|draw/i);
});

test('[MN-R-80] the lobby seats two to four players in any mix; fewer than four are a variant, and an empty seat can’t be Alpha', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await poster(page).getByRole('button', { name: 'Set up…' }).click();
  const form = page.getByRole('form', { name: 'Set up Mechanation' });
  await form.getByRole('combobox', { name: /^First Alpha Pilot/ }).selectOption({ index: 4 });
  expect(await form.locator('.variant').innerText()).toBe('A variant: first Alpha Pilot.');
  await form.getByRole('radio', { name: '3' }).check();
  expect(await form.locator('.variant').innerText()).toBe('A variant: 3 pilots.');
  expect(await form.getByLabel('Player').count()).toBe(3);
  const alpha = form.getByRole('combobox', { name: /^First Alpha Pilot/ });
  expect(await alpha.locator('option').allInnerTexts()).toEqual([
    'Random',
    'You',
    'Rookie bot',
    'Rookie bot 2',
  ]);
  await form.getByLabel('Player').nth(2).selectOption('person');
  expect(await axe(page)).toEqual([]);
  await form.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
  await page.getByRole('button', { name: /^I’m Player/ }).click();
  expect(await page.locator('.mn-panel').count()).toBe(3);
  expect(await page.locator('.table-home').textContent()).toContain('Mechanation · variant');
});

test('keyboard only: numbers for choices, arrow keys on the board, a label on everything', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMechanation(page, AMONG_BOTS);
  for (let taken = 0; taken < 2 && (await asked(page)) === 'choose'; taken++) {
    const place = await wish(page);
    const before = await moment(page);
    if (place < 9) await page.keyboard.press(String(place + 1));
    else {
      await choices(page).nth(place).focus();
      await page.keyboard.press('Enter');
    }
    await changed(page, before);
  }
  expect(await asked(page)).toBe('choose');
  await page.keyboard.press('b');
  const seen = new Set<string>();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End']) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(label).not.toBe('');
    seen.add(label);
  }
  expect(seen.size).toBeGreaterThan(4);
  await page.keyboard.press('i');
  await page.getByRole('region', { name: 'Details' }).locator('h2').waitFor();
});

inSoak(() => {
  test('on a phone: reasons, Arena and hand are visible, taps play the match, nothing overflows', async () => {
    const page = await newPage({ ...PHONE, height: 560, colorScheme: 'dark' });
    await startMechanation(page, AMONG_BOTS);
    await page
      .locator('.board [data-anchor]:not(.lit)')
      .first()
      .tap({ position: { x: 4, y: 4 } });
    const reason = await page.getByRole('status', { name: 'Why not' }).boundingBox();
    expect((reason?.y ?? 0) + (reason?.height ?? Infinity)).toBeLessThanOrEqual(560);
    await page.getByRole('button', { name: 'Got it' }).tap();
    await page.getByRole('status', { name: 'Why not' }).waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });

    for (let taps = 0; taps < 12 && (await asked(page)) === 'choose'; taps++) {
      const before = await moment(page);
      if ((await lit(page).count()) > 0) await lit(page).first().tap();
      else await page.locator('.ask-bar .row button').first().tap();
      await changed(page, before);
      expect(await fitsWidth(page)).toBe(true);
    }
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const edges = await page.evaluate(() => {
      const edge = (selector: string): DOMRect =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 9999);
      const card = edge('.mn-mech.mn-card, .mn-hand');
      return {
        arena: edge('.mn-arena').bottom,
        hand: card.top + card.height * 0.6,
        bar: edge('.ask-bar').top,
      };
    });
    expect(edges.arena).toBeLessThan(edges.bar);
    expect(edges.hand).toBeLessThanOrEqual(edges.bar);
    expect(await axe(page)).toEqual([]);
  });
});

/** Plays on until `look`, which runs in the page, finds something. */
async function playUntilSeen<T>(page: Page, look: () => T | null): Promise<T> {
  const stage = page.locator('.cue-interlude');
  for (;;) {
    const seen = await page.evaluate(look);
    if (seen !== null) return seen;
    if ((await stage.count()) > 0) await stage.click({ force: true, timeout: 1000 }).catch(ended);
    else if ((await choices(page).count()) > 0)
      await choices(page)
        .nth(await wish(page))
        .click({ timeout: 1000 })
        .catch(ended);
    else
      await page.waitForFunction(() => document.querySelector('.cue-interlude, .choices li button') !== null);
  }
}

test('a Battle is shown in front of the table, and a click ends each part of it', async () => {
  const page = await newPage();
  await openAt(page, mechanation, BEFORE_BATTLE);
  // Checked and clicked at once: a moment later the part may have ended by itself.
  const seen = await playUntilSeen(page, () => {
    const stage = document.querySelector<HTMLElement>('.cue-interlude:has(.mn-battle-field)');
    if (stage === null) return null;
    const before = stage.innerText;
    const numbers = stage.querySelectorAll('.mn-fighter .mn-power-number').length;
    stage.click();
    return { numbers, before };
  });
  expect(seen.numbers).toBe(2);
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.cue-interlude')?.innerText !== old,
    seen.before,
  );
  await playUntilSeen(page, () => document.querySelector('.mn-battle-field') !== null || null);
  expect(await axe(page)).toEqual([]);
});

/** The target of the click was gone by then. */
function ended(error: Error): void {
  if (!/Timeout|detached|stable/.test(error.message)) throw error;
}

const LOOKS = [
  ['desktop by day', { width: 1280, height: 800, colorScheme: 'light', reducedMotion: 'reduce' }],
  ['phone by night', { ...PHONE, colorScheme: 'dark' }],
] as const;
const openPage = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator('h1, .coach').first().waitFor();
};
const PLACES = [
  ['table in mid-match', (page: Page) => openAt(page, mechanation, MID_MATCH)],
  ['cards', openPage('/cards/mechanation')],
  ['card', openPage('/cards/mechanation/keyhole')],
  ['lesson', openPage('/first-steps/mechanation/claim')],
  ['rule book', openPage('/rules/mechanation')],
  ['new table', (page: Page) => startMechanation(page, AMONG_BOTS)],
] as const;

test.each(
  pairs(oneOf(LOOKS, 0), PLACES).map(
    ([[look, options], [place, open]]) => [place, look, open, options] as const,
  ),
)('axe finds no problems: %s, %s', async (_place, _look, open, options) => {
  const page = await newPage(options);
  await open(page);
  expect(await axe(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
});
