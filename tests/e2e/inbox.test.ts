import { REQUESTS } from '../../lib/families/identities.ts';
import { brokenWords } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('the first screen of a phone says what waits and which days are left, and offers a row of what one begins', async ({
  enter,
}) => {
  const { page, says } = await enter('employee', { browser: PHONE });
  await page.goto('/portal/');
  const told = page.getByRole('list', { name: says('documents.home.glance') });
  await expect(told.getByRole('listitem')).toHaveText([/^\d+/, /^−?\d+/]);
  const bottom = await told.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(844 - 64);
  const offered = page
    .getByRole('button', { name: says('home.create_more'), exact: true })
    .locator('xpath=..');
  const tops = await offered
    .locator(':scope > *')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

for (const locale of ['ru', 'en'] as const)
  test(`what one begins is one row of whole words on any phone, the longest names too: ${locale}`, async ({
    enter,
  }) => {
    const { page, says } = await enter('employee', { locale, browser: PHONE });
    await page.goto('/portal/');
    const more = page.getByRole('button', { name: says('home.create_more'), exact: true });
    const acts = more.locator('xpath=..').locator(':scope > *');
    await expect(acts).toHaveCount(4);
    const longest = REQUESTS.map((family) => says(`shell.families.${family}`))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3);
    await acts.evaluateAll((all, names) => {
      for (const [index, name] of names.entries()) all[index]?.firstChild?.replaceWith(name);
    }, longest);
    await expect(acts.first()).toHaveText(longest[0] ?? '');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await acts.evaluateAll((all) =>
        all.map((each) => {
          const { top, height } = each.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(each);
          return [Math.round(top), Math.round(height), range.getClientRects().length];
        }),
      );
      expect(new Set(lines.map(String)).size, `${width} px: one row, one line each`).toBe(1);
      expect(lines[0]?.[2]).toBe(1);
      expect(await brokenWords(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await more.scrollIntoViewIfNeeded();
      const { x, width: wide } = (await more.boundingBox()) ?? { x: -1, width: 0 };
      expect(x >= 0 && x + wide <= width, 'the last of them is scrolled to').toBe(true);
    }
  });
