import { REQUESTS } from '../../lib/families/identities.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { brokenWords } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const statusOf = async (origin: string, { token }: Person, id: number): Promise<string | undefined> =>
  (
    await rpc<{ data: { status_id: string }[] }>(origin, token, 'view.get', {
      object: 'vacation',
      filter: `id = ${id}`,
    })
  ).result?.data[0]?.status_id;

test('a decision of the inbox is taken back for ten seconds; leaving the page sends what was not', async ({
  enter,
  origin,
}) => {
  const [manager, employee] = [await enter('manager'), await enter('employee2')];
  const [one = '', two = ''] = await freeMondays(origin, [employee, employee]);
  const sent = (day: string) => sentVacation(origin, employee.token, { start_date: day, end_date: day });
  const [first, second] = [await sent(one), await sent(two)];
  const { page, says } = manager;
  const list = listPage(page, says);
  await page.goto('/portal/approvals?view=waiting&size=100');

  await list.decision('onward.agreed', first.number).click();
  await expect(list.row(first.number)).toHaveCount(0);
  expect(await statusOf(origin, manager, first.id), 'nobody sees it as decided').toBe('prepared');
  await page.getByRole('button', { name: says('documents.delayed.undo'), exact: true }).click();
  await expect(list.row(first.number)).toBeVisible();

  await list.decision('onward.agreed', first.number).click();
  await expect(list.row(first.number)).toHaveCount(0);
  await list.row(second.number).focus();
  await page.keyboard.press('b');
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(second.number);
  await asked.getByRole('textbox').fill('Уточните дни');
  await asked.getByRole('button', { name: says('documents.steps.back.draft.verb'), exact: true }).click();
  await expect(list.row(second.number)).toHaveCount(0);
  expect(await statusOf(origin, manager, second.id)).toBe('prepared');
  await page.goto('/portal/');
  await expect.poll(() => statusOf(origin, manager, first.id)).toBe('agreed');
  await expect.poll(() => statusOf(origin, manager, second.id)).toBe('draft');
});

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

test('Ctrl K finds a kind of paper by what people call it and begins its order', async ({ enter }) => {
  const { page, says } = await enter('employee');
  await page.goto('/portal/');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('2-ндфл');
  await page.getByRole('option', { name: 'Справка о доходах и суммах налога' }).click();
  await expect(page).toHaveURL(/kind=income/);
  await expect(page.getByRole('heading', { name: says('families.request.new') })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Справка о доходах/ })).toBeChecked();
});
