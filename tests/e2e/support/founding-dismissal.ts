import { formatDay } from '../../../lib/i18n/format.ts';
import { addDays, type Day } from '../../../lib/kernel/day.ts';
import { owedOn, type ReckonedLeave } from './founded-reckoning.ts';
import type { Founding } from './founding.ts';
import { expect, test, type Visitor } from './portal-test.ts';

/** hr finds an employee, whose leave is over by then, and dismisses them with what is owed. */
export const dismiss = async (
  { locale, named }: Founding,
  { page, says }: Visitor,
  leaver: string,
  leave: ReckonedLeave,
): Promise<void> => {
  const { name, number } = named(leaver);
  const last: Day = addDays(leave.first, leave.days + 2);
  const of = (key: string, values?: Record<string, string | number>) => says(`dismissal.${key}`, values);
  await test.step('an employee is found by name and dismissed, with the days that are owed', async () => {
    await page.goto('/portal/');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(leaver);
    await page.getByRole('option', { name }).click();
    await page.getByRole('link', { name: says('people.dismiss'), exact: true }).click();
    await expect(page.locator('main')).toContainText(of('number', { number }));
    const day = page.getByLabel(of('date'), { exact: true });
    await day.fill(formatDay(last, locale));
    await day.press('Tab');
    await page.getByLabel(of('ground'), { exact: true }).click();
    await page.getByRole('option').nth(1).click();
    const settled = page.getByRole('region', { name: of('settlement_title') });
    await expect(settled).toContainText(formatDay(last, locale));
    for (const { year, days } of owedOn([leave], last))
      await expect(settled).toContainText(
        `${says('documents.settlement.days_left', { year: String(year) })}${says('common.days', { count: days })}`,
      );
    await page.getByRole('button', { name: of('enter'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: of('enter'), exact: true })
      .click();
    await expect(
      page.getByText(of('entered', { day: formatDay(last, locale) }), { exact: true }),
    ).toBeVisible();
  });
};
