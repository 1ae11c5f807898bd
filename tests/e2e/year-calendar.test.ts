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

test('nobody else keeps the calendar', async ({ enter }) => {
  const { page, says } = await enter('employee');
  await page.goto('/portal/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('shell.no_access'));
});
