import { formatDays, formatMonth } from '../../lib/i18n/format.ts';
import { addMonths } from '../../lib/kernel/day.ts';
import { monthOf, shiftMonth } from '../../lib/kernel/month.ts';
import { closedOver } from '../../lib/timesheet/closing.ts';
import { today } from './support/days.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

test('AMB-160: hr walks a month by keys, writes a day, closes the month and corrects it for a reason', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  // Long over, and its timesheet was never formed.
  const month = monthOf(addMonths(new Date().toISOString().slice(0, 10), -6));
  await page.goto(`/portal/utimesheet?month=${shiftMonth(month, 1)}`);
  await settled(page, says);
  await page.getByRole('button', { name: formatMonth(`${month}-01`, 'ru') }).click();
  // Until the month has changed a press acts on the one before.
  await expect(page.getByRole('combobox', { name: says('timesheet.month'), exact: true })).toHaveText(
    formatMonth(`${month}-01`, 'ru'),
  );
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}.${column}"]`);
  const button = (key: string) => page.getByRole('button', { name: says(`timesheet.${key}`), exact: true });

  await expect(page.getByText(says('timesheet.unformed_text'))).toBeVisible();
  await button('form').click();
  await expect(page.getByText(says('timesheet.unformed_text'))).toHaveCount(0);

  await test.step('the focus stays in its cell while months are turned', async () => {
    await cell(0, 0).focus();
    for (const [key, by] of [
      ['PageUp', -1],
      ['PageDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      const shown = formatMonth(`${shiftMonth(month, by)}-01`, 'ru');
      await expect(
        page.getByRole('region', { name: says('timesheet.grid', { month: shown }) }),
      ).toBeVisible();
      await expect(cell(0, 0)).toBeFocused();
    }
  });

  await test.step('letters write an open day', async () => {
    await cell(0, 0).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('u');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-cell^="1."]').last()).toContainText('Г');
  });

  await test.step('a closed month is corrected for a reason alone, which stays beside it', async () => {
    await button('close').click();
    await page.getByRole('menuitem', { name: says('timesheet.becomes.open_month') }).click();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByText(says('timesheet.closing.month'), { exact: true })).toBeVisible();
    await page.locator('[data-cell^="1."]').last().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('timesheet.correct') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await page.getByRole('option', { name: /^Б · / }).click();
    await dialog.getByRole('button', { name: says('common.save') }).click();
    await expect(dialog.getByText(says('rules.timesheet.reason'))).toBeVisible();
    await dialog.getByRole('textbox', { name: says('timesheet.reason') }).fill('Больничный пришёл позже');
    await dialog.getByRole('button', { name: says('common.save') }).click();
    const corrections = page.getByRole('region', { name: says('timesheet.corrections') });
    await expect(corrections.getByText('Больничный пришёл позже')).toBeVisible();
    await expect(page.locator('[data-cell^="1."]').last()).toContainText('Б');
    await expectAccessible(page, 'a closed month of timesheets');
  });
});

test('whoever closes a month reads first which days of it have not come', async ({ enter }) => {
  const { page, says } = await enter('hr');
  const day = today();
  const [month, becomes] = [monthOf(day), day.slice(8) < '16' ? 'half' : 'month'] as const;
  await page.goto(`/portal/utimesheet?month=${month}`);
  await settled(page, says);
  await page.getByRole('button', { name: says('timesheet.close'), exact: true }).click();
  await page.getByRole('menuitem', { name: says(`timesheet.becomes.open_${becomes}`) }).click();
  const dialog = page.getByRole('dialog');
  const { ahead } = closedOver({ month, was: 'open', becomes }, [], day);
  const words = says('timesheet.ahead', { count: ahead.length, days: formatDays(ahead, 'ru') });
  await expect(dialog.getByText(words)).toHaveCount(ahead.length > 0 ? 1 : 0);
  if (ahead.length > 0)
    await expect(dialog.locator('button[type=submit]')).toHaveText(says('timesheet.close_anyway'));
});
