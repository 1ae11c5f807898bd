import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { addMonths } from '../../../lib/kernel/day.ts';
import { monthOf } from '../../../lib/kernel/month.ts';
import { cellsOf } from '../../support/workbook.ts';
import { today } from './days.ts';
import { monthOfWork } from './founded-reckoning.ts';
import type { Founding } from './founding.ts';
import { expect, test, type Visitor } from './portal-test.ts';

const WORKED = { ru: /Работа в дневное время/, en: /Day work/ };

/** The file that a press downloads. */
export const taken = async (page: Page, press: () => Promise<void>, name: RegExp): Promise<Buffer> => {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(name);
  return readFileSync(await file.path());
};

/** hr closes the month before this one, and prints form T-13 for all people. */
export const closeMonth = async ({ locale, people }: Founding, { page, says }: Visitor): Promise<void> => {
  const month = monthOf(addMonths(today(), -1));
  const { days, hours } = monthOfWork(month);
  const said = (key: string, values?: Record<string, string | number>) => says(`timesheet.${key}`, values);
  const button = (key: string) => page.getByRole('button', { name: said(key), exact: true });
  const number = (value: number) => formatNumber(value, locale);

  await test.step('hr closes the month before this one', async () => {
    await page.goto(`/portal/utimesheet?month=${month}`);
    await button('form').click();
    await expect(page.getByText(said('formed', { count: people.length }))).toBeVisible();
    await button('close').click();
    await page.getByRole('menuitem', { name: said('becomes.open_month') }).click();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByText(said('closing.month'), { exact: true })).toBeVisible();
    await expect(page.getByText(said('norm', { days, hours: number(hours) }))).toBeVisible();
    await expect(page.getByText(said('people', { count: people.length }), { exact: true })).toBeVisible();
    const worked = page.getByRole('row').filter({ hasText: WORKED[locale] }).last();
    await expect(worked).toContainText(number(days * people.length));
    await expect(worked).toContainText(number(hours * people.length));
  });

  await test.step('form T-13 has the days and hours of everybody', async () => {
    await button('print').click();
    const file = () =>
      page
        .getByRole('menuitem')
        .filter({ hasText: /Т-13|T-13/ })
        .filter({ hasText: 'XLSX' })
        .click();
    const rows = cellsOf(await taken(page, file, /\.xlsx$/));
    const values = rows.map((cells) => cells.map(({ value }) => value));
    for (const person of people) {
      const at = values.findIndex((row) => row[2] === person.number);
      expect(at, person.name).toBeGreaterThan(0);
      expect([days, hours].map(String), person.name).toEqual([values[at]?.[MONTH], values[at + 2]?.[MONTH]]);
    }
  });
};

/** The column of the month in form T-13, after the marks of the days and the sum of a half. */
const MONTH = 20;
