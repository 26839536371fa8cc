import { parseRecord } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { asked, choiceWords, choose, contentOf, reachMainPhase, startMatch } from './harness/person.ts';

const { newPage } = withBrowser();

test('an error does not freeze the table: save a report, and go back to the last good state', async () => {
  const page = await newPage({ reducedMotion: 'reduce', allowErrors: [/broken on purpose/] });
  await startMatch(page);
  const words = await choiceWords(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });
  const panel = page.getByRole('alertdialog');
  await panel.waitFor();
  expect(await panel.innerText()).toContain('broken on purpose');
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save report' }).click();
  const report = JSON.parse(await contentOf(await saving)) as { message: string; record: unknown };
  expect(report.message).toBe('broken on purpose');
  expect(parseRecord(JSON.stringify(report.record)).game).toBe('lanes');
  await panel.getByRole('button', { name: 'Go back to the last good state' }).click();
  await panel.waitFor({ state: 'detached' });
  await asked(page);
  expect(await choiceWords(page)).toEqual(words);
});

test('nothing on the pages breaks the content security policy', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      broken.push(`${violatedDirective} in ${sourceFile}`);
    });
  });
  const broken = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { broken: string[] }).broken);
  await startMatch(page);
  await asked(page);
  expect(await broken()).toEqual([]);
  await page.goto('/cards/lanes');
  await page.locator('.gallery-cards li').first().waitFor();
  expect(await broken()).toEqual([]);
});

test('a move that cannot be drawn is undone, so that the error does not come back', async () => {
  const page = await newPage({ reducedMotion: 'reduce', allowErrors: [/broken on purpose/] });
  await startMatch(page);
  await reachMainPhase(page);
  const words = await choiceWords(page);
  await page.evaluate(() => {
    const whole = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute') ?? {};
    const set = whole.value as (name: string, value: string) => void;
    Element.prototype.setAttribute = function (this: Element, name, value) {
      if (this.closest('.board') === null) {
        Reflect.apply(set, this, [name, value]);
        return;
      }
      Object.defineProperty(Element.prototype, 'setAttribute', whole);
      throw new Error('broken on purpose');
    };
  });
  await page
    .locator('.choices li button', { hasText: 'Play ' })
    .first()
    .evaluate((button) => {
      (button as HTMLElement).click(); // a mouse would have to come there first, which draws something already
    });
  const panel = page.getByRole('alertdialog');
  await panel.waitFor();
  await panel.getByRole('button', { name: 'Go back to the last good state' }).click();
  await panel.waitFor({ state: 'detached' });
  await asked(page);
  expect(await choiceWords(page)).toEqual(words);
  await choose(page);
  await asked(page);
});

test('bots that fail to start are replaced, and the match continues', async () => {
  const page = await newPage({ reducedMotion: 'reduce', allowErrors: [/.*/] });
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage(): void {
        this.dispatchEvent(new ErrorEvent('error', { message: 'no workers today' }));
      }

      terminate(): void {
        return;
      }
    } as unknown as typeof Worker;
  });
  await startMatch(page);
  for (let i = 0; i < 6 && (await asked(page)) === 'choose'; i++)
    await choose(page, /^(Take|Keep|No,|Decline|End)/);
  expect(await page.getByRole('alert').innerText()).toMatch(/bot failed, so a simpler bot moved for it/);
});
