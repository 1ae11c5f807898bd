import { rpc } from '../support/rpc.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

test('the calendar of a year: days are drawn over, marked, taken back, saved as one', async ({ enter }) => {
  const { page, says } = await enter('hr');
  const day = (iso: string) => page.locator(`[data-day="${iso}"]`);
  const mark = (type: string) =>
    page
      .getByRole('region', { name: says('year.bar') })
      .getByRole('button', { name: says(`year.mark.${type}`) });
  await page.goto('/portal/calendar?year=2027');
  await settled(page, says);
  await page.getByRole('button', { name: says('year.year_after') }).click();
  await expect(day('2028-08-01')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(12);

  await test.step('the mouse draws over days, Ctrl Z takes the mark back', async () => {
    await day('2028-08-01').hover();
    await page.mouse.down();
    await day('2028-08-03').hover();
    await page.mouse.up();
    await expectAccessible(page, 'chosen days of a year');
    await mark('non-working').click();
    await expect(page.getByText(says('year.changed', { count: 3 }))).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(says('year.changed', { count: 3 }))).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(page.getByText(says('year.changed', { count: 3 }))).toBeVisible();
  });

  await test.step('keys choose and mark as well', async () => {
    await day('2028-08-08').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('2');
    await expect(page.getByText(says('year.changed', { count: 5 }))).toBeVisible();
  });

  await test.step('the window tells what is saved, then it is', async () => {
    await page.getByRole('button', { name: says('year.save'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(says('year.differ_none'))).toBeVisible();
    await expectAccessible(page, 'a year to be saved');
    await dialog.getByRole('button', { name: says('year.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(day('2028-08-02')).toHaveAccessibleName(
      new RegExp(says('documents.calendar.kind.non-working')),
    );
    await expect(day('2028-08-09')).toHaveAccessibleName(new RegExp(says('documents.calendar.kind.holiday')));
  });
});

test('a year says that its moves of days off are not entered until one is, and says it again when that is taken back', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const note = page.getByText(says('documents.count.law_alone', { count: 1, years: '2031' }));
  await page.goto('/portal/calendar?year=2031');
  await settled(page, says);
  await expect(note).toBeVisible();
  // A Tuesday: work unless a decree moves a day off onto it.
  await page.locator('[data-day="2031-08-05"]').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('1');
  await expect(page.getByText(says('year.changed', { count: 2 }))).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(note).toBeVisible();
});

test('a day that another admin marks meanwhile is shown beside one’s own, and nothing is lost', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin');
  const { page, says } = await enter('hr');
  const day = (iso: string) => page.locator(`[data-day="${iso}"]`);
  const save = page.getByRole('button', { name: says('year.save'), exact: true });
  await page.goto('/portal/calendar?year=2029');
  await settled(page, says);
  await day('2029-08-07').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('1');
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(says('year.differ_none'))).toBeVisible();
  const theirs = { day: '2029-08-07', type: 'holiday', was: 'default' };
  await rpc(origin, admin.token, 'calendar.save', { days: [theirs] });
  await dialog.getByRole('button', { name: says('year.save'), exact: true }).click();
  const told = page.getByRole('alert').filter({ hasText: says('year.surprise', { count: 1 }) });
  await expect(told).toBeVisible();
  await expectAccessible(page, 'a day that another marked meanwhile');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await told.getByRole('button', { name: says('year.keep_mine') }).click();
  await save.click();
  await dialog.getByRole('button', { name: says('year.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  for (const iso of ['2029-08-07', '2029-08-08'])
    await expect(day(iso)).toHaveAccessibleName(new RegExp(says('documents.calendar.kind.non-working')));
});

test('a year of a file is looked at, then taken into the edit; a wrong cell is named and nothing is taken', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const file = (text: string) => ({ name: 'year.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.goto('/portal/calendar?year=2030');
  await settled(page, says);
  await page.getByRole('button', { name: says('year.file'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(file('Дата;Тип\n2030-02-30;выходной\n'));
  await expect(dialog.getByRole('alert')).toContainText(says('year.file_wrong', { count: 1 }));
  await expect(dialog).toContainText(says('year.file_cell', { row: 2, column: 'Дата' }));
  await expectAccessible(page, 'a wrong file of a year');
  await input.setInputFiles(file('Дата;Тип\n2030-01-09;выходной\n2030-01-10;праздник\n'));
  await expect(dialog).toContainText(says('year.file_differs', { count: 2 }));
  await dialog.getByRole('button', { name: says('year.file_take') }).click();
  await expect(page.getByText(says('year.changed', { count: 2 }))).toBeVisible();
});

test('nobody else keeps the calendar', async ({ enter }) => {
  const { page, says } = await enter('employee');
  await page.goto('/portal/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('shell.no_access'));
});
