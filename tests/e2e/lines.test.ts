import { formatDay } from '../../lib/i18n/format.ts';
import { typedDay } from '../../lib/i18n/typed-day.ts';
import { languagesOf } from '../support/whole.ts';
import { today } from './support/days.ts';
import { expectNoViolation } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';
import { newReport } from './support/records.ts';

const TAXI = { ru: 'Такси', en: 'Taxi' };

for (const locale of languagesOf('lines of a report'))
  test(`lines are filled in like a sheet: pasted, gone through by keys, copied, moved, removed and brought back (${locale})`, async ({
    enter,
  }) => {
    const { page, says } = await enter('employee', { locale });
    const line = (key: string, values?: Record<string, string | number>) =>
      says(`documents.lines.${key}`, values);
    const column = (key: string) => says(`families.expense.lines.details.${key}`);
    const grid = page.getByRole('grid', { name: column('title') });
    const rows = grid.locator('tbody');
    /** The receipt numbers of the lines, in their order; the line with the cursor has its own in a field. */
    const numbers = () =>
      rows.evaluateAll((all, at) => {
        const said = (row: Element) => row.querySelectorAll('td[data-cell]')[at];
        return all.map((row) => said(row)?.querySelector('input')?.value ?? said(row)?.textContent ?? '');
      }, RECEIPT);
    const focusedCell = () =>
      page.evaluate(() => document.activeElement?.closest('[data-cell]')?.getAttribute('data-cell') ?? '');
    await page.goto('/portal/uexpense?mode=own');

    await test.step('cells of a sheet are looked at before they are lines', async () => {
      await page.getByRole('button', { name: line('paste'), exact: true }).click();
      const window = page.getByRole('dialog');
      const day = formatDay(today(), locale);
      await window.getByRole('textbox').fill(
        [
          [day, TAXI[locale], '100,50', 'A1'],
          [day, 'Zeppelin', '7', 'A2'],
          [day, TAXI[locale], '200', 'A3'],
        ]
          .map((cells) => cells.join('\t'))
          .join('\n'),
      );
      await expect(window).toContainText(line('paste_unknown', { texts: 'Zeppelin' }));
      await expectNoViolation(page, 'what was copied from a sheet');
      await window.getByRole('button', { name: line('paste_add', { count: 2 }), exact: true }).click();
      await expect(rows).toHaveCount(2);
      await expect.poll(numbers).toEqual(['A1', 'A3']);
    });

    await test.step('keys go from cell to cell, fill one in, and take back what was typed', async () => {
      const amount = grid.locator('tbody').first().locator('td[data-cell]').nth(AMOUNT);
      await amount.click();
      const input = amount.getByRole('textbox');
      await expect(input).toBeFocused();
      await input.press('Escape');
      await expect(amount).toBeFocused();
      const before = await focusedCell();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      expect(await focusedCell()).toBe(before);
      await page.keyboard.type('55');
      await expect(input).toHaveValue('55');
      await page.keyboard.press('Escape');
      await expect(amount).toBeFocused();
      await page.keyboard.press('F2');
      await input.fill('120');
      await page.keyboard.press('Tab');
      expect(await focusedCell()).not.toBe(before);
      await expect(rows.first()).toContainText('120');
    });

    await test.step('lines are moved, copied, removed and brought back by keys', async () => {
      await rows.first().locator('td[data-cell]').nth(RECEIPT).click();
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(numbers).toEqual(['A3', 'A1']);
      await expect(page.getByText(line('moved', { nth: 1, to: 2, of: 2 }))).toBeAttached();
      await page.keyboard.press('Control+d');
      await expect.poll(numbers).toEqual(['A3', 'A1', 'A1']);
      await page.keyboard.press('Control+Delete');
      await expect.poll(numbers).toEqual(['A3', 'A1']);
      await page.getByRole('button', { name: line('undo'), exact: true }).click();
      await expect.poll(numbers).toEqual(['A3', 'A1', 'A1']);
      await expect(page.getByRole('button', { name: line('undo'), exact: true })).toHaveCount(0);
    });

    await test.step('Enter in the last line adds another, which begins as the one above it', async () => {
      await rows.last().locator('td[data-cell]').nth(AMOUNT).click();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(4);
      await expect(rows.last().getByRole('textbox').first()).toHaveValue(typedDay(today(), locale));
    });

    await test.step('a line is dragged by its grip, and carried by Space and the arrows', async () => {
      const grip = (nth: number) => page.getByRole('button', { name: line('move', { nth }), exact: true });
      await grip(1).dragTo(rows.nth(1));
      await expect.poll(numbers).toEqual(['A1', 'A3', 'A1', '']);
      await grip(2).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await expect.poll(numbers).toEqual(['A3', 'A1', 'A1', '']);
      await expectNoViolation(page, 'lines of a report');
    });
  });

test('somebody hides columns of the sheet and finds them so again; what a line needs, or is wrong, stays in sight', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const id = await newReport(origin, employee, [{ date: today(), amount: '100', receipt_number: 'A1' }]);
  const title = (column: string) => says(`families.expense.lines.details.${column}`);
  const chooser = page.getByRole('button', { name: says('documents.choose_columns.title'), exact: true });
  const entry = (column: string) =>
    page.getByRole('menuitemcheckbox', { name: new RegExp(`^${title(column)}`) });
  const head = (column: string) => page.getByRole('columnheader', { name: title(column), exact: true });
  const cells = page.getByRole('grid').locator('tbody').first().locator('td[data-cell]');
  await page.goto(`/portal/uexpense/${id}?mode=own`);

  await test.step('a column goes, one that a line needs does not and says why', async () => {
    await chooser.click();
    await expect(entry('rate')).toHaveCount(0);
    await entry('receipt_number').click();
    await expect(entry('amount')).toHaveAttribute('aria-disabled', 'true');
    await expect(entry('amount')).toContainText(says('documents.choose_columns.needed'));
    await entry('amount').press('Enter');
    await expect(entry('amount')).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
    for (const column of ['rate', 'receipt_number']) await expect(head(column)).toHaveCount(0);
    await expect(head('amount')).toBeVisible();
  });

  await test.step('keys go past what is hidden', async () => {
    await cells.nth(4).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cells.nth(5)).toBeFocused();
    await expect(cells.nth(5)).toHaveAttribute('data-cell', /:6$/);
    await page.keyboard.press('End');
    await expect(cells.last()).toBeFocused();
  });

  await test.step('the page comes so again, and an error brings its column back', async () => {
    await page.reload();
    await expect(head('amount')).toBeVisible();
    await expect(head('receipt_number')).toHaveCount(0);
    await page.getByRole('button', { name: title('add'), exact: true }).click();
    await expect(head('receipt_number')).toHaveCount(0);
    const added = page.getByRole('grid').locator('tbody').last().locator('td[data-cell]');
    await added.nth(1).getByRole('combobox').click();
    await page.getByRole('option', { name: TAXI.ru, exact: true }).click();
    await expect(head('receipt_number')).toBeVisible();
    await expect(head('rate')).toHaveCount(0);
    await chooser.press('Enter');
    await expect(entry('receipt_number')).toContainText(says('documents.choose_columns.wrong'));
    await expectNoViolation(page, 'the columns of a sheet');
    await page.keyboard.press('Escape');
  });

  await test.step('all are back at one press', async () => {
    await chooser.click();
    await page.getByRole('menuitem', { name: says('documents.choose_columns.standard') }).click();
    await expect(head('receipt_number')).toBeVisible();
    await expect(head('rate')).toHaveCount(0);
  });
});

/** Columns of the sheet by their place; all sums are in roubles, so no rate is among them. */
const AMOUNT = 3;
const RECEIPT = 6;
