import { readFileSync } from 'node:fs';
import { cellsOf } from '../support/workbook.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';
import { passUntil, stopClock } from './support/still-clock.ts';

/** Columns of the screen that are several in the sheet. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  'Сотрудник и документ': ['Сотрудник', 'Вид', 'Номер'],
  Период: ['Первый день', 'Последний день', 'Дней'],
};

test('the file hr takes away holds exactly the leaves and the columns the list shows, in its order', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const list = listPage(page, says);
  await page.goto('/portal/uvacations?view=all&status=approved,agreed&sort=employee&size=50');
  await expect(list.rows.first()).toBeVisible();
  const shown = await list.numbers();
  expect(shown.length, 'all of it on one page').toBeLessThan(50);
  const takeAway = async () => {
    const coming = page.waitForEvent('download');
    await list.export.click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^Отпуска \d{4}-\d\d-\d\d\.xlsx$/);
    const rows = cellsOf(readFileSync(await file.path())).map((row) => row.map((cell) => cell.value));
    const top = rows.findIndex((row) => row.length > 1);
    return { heading: rows.slice(0, top).flat().join(), columns: rows[top], leaves: rows.slice(top + 1) };
  };
  const onScreen = async () =>
    (await page.getByRole('table').locator('thead th').allInnerTexts())
      .slice(1, -1)
      .map((text) => text.trim());
  const sheet = await takeAway();
  expect(
    sheet.leaves.map((row) => row.find((cell) => /^ОТ-/.test(cell))),
    'the numbers in the file',
  ).toEqual(shown);
  expect(sheet.heading, 'the filter in words').toContain(says('documents.filters.status'));
  const usual = await onScreen();
  expect(sheet.columns).toEqual(usual.flatMap((name) => SEVERAL[name] ?? [name]));

  await list.columns.click();
  for (const key of ['away', 'position'])
    await page.getByRole('menuitemcheckbox', { name: says(`documents.columns.${key}`), exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(list.head('position')).toBeVisible();
  const chosen = await onScreen();
  expect(chosen).not.toEqual(usual);
  expect((await takeAway()).columns).toEqual(chosen.flatMap((name) => SEVERAL[name] ?? [name]));
  await list.columns.click();
  await page.getByRole('menuitem', { name: says('documents.choose_columns.standard') }).click();
  await expect(list.head('away')).toBeVisible();
});

test('a file that takes long is said to, and who does not wait for it is told so', async ({ enter }) => {
  const { page, says } = await enter('hr');
  const list = listPage(page, says);
  await stopClock(page);
  await page.goto('/portal/uvacations?view=all');
  await passUntil(page, list.rows.first());
  await page.route('**/api/export?*', () => undefined);
  await list.export.click();
  const slow = page.getByRole('status').filter({ hasText: says('common.slow') });
  await passUntil(page, slow, 2_000);
  await slow.getByRole('button', { name: says('common.slow_cancel') }).click();
  await passUntil(page, page.getByText(says('common.given_up')));
  await expect(list.export).toBeEnabled();
});
