import type { Page } from '@playwright/test';
import { languagesOf } from '../support/whole.ts';
import { today } from './support/days.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { linesOfReport, newReport } from './support/records.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Columns of the sheet by their place. */
const AMOUNT = 3;
const RECEIPT = 6;

/** A report of four lines with amounts from 100 to 400, receipts A1 to A4. */
const reportOf = (origin: string, employee: Person): Promise<number> =>
  newReport(
    origin,
    employee,
    [1, 2, 3, 4].map((nth) => ({ date: today(), amount: `${nth}00`, receipt_number: `A${nth}` })),
  );

/** Opens a report in a page that hears of no change by itself, so that it writes over a state it has not seen. */
const openDeaf = async (page: Page, id: number, says: Person['says'], mode = 'own'): Promise<void> => {
  await page.route('**/api/events', () => undefined);
  await page.goto(`/portal/uexpense/${id}?mode=${mode}`);
  await settled(page, says);
};

/** Writes into a cell of the sheet. */
const write = async (page: Page, nth: number, column: number, text: string): Promise<void> => {
  const cell = page.getByRole('grid').locator('tbody').nth(nth).locator('td[data-cell]').nth(column);
  await cell.click();
  await cell.getByRole('textbox').fill(text);
  await cell.getByRole('textbox').press('Tab');
};

/** What a report says by now, line by line. */
const stored = async (origin: string, person: Person, id: number): Promise<string> =>
  (await linesOfReport(origin, person, id))
    .map(({ amount, receipt_number }) => `${receipt_number} ${Number(amount)}`)
    .join(', ');

for (const locale of languagesOf('two editors of one report'))
  test(`two people change lines of one report: what is in dispute is chosen line by line, all else is merged (${locale})`, async ({
    enter,
    origin,
  }) => {
    const employee = await enter('employee', { locale, complains: /status of 400/ });
    const hr = await enter('hr', { locale });
    const { page, says } = employee;
    const conflict = (key: string, values?: Record<string, string | number>) =>
      says(`documents.conflict.${key}`, values);
    const line = (nth: number) => says('documents.lines.line', { nth });
    const choices = page.getByRole('region', { name: conflict('title'), exact: true });
    const choice = (nth: number) =>
      choices.getByRole('group', { name: conflict('choice_of', { what: line(nth) }), exact: true });
    const apply = choices.getByRole('button', { name: conflict('apply'), exact: true });
    const id = await reportOf(origin, employee);
    const said = () => stored(origin, employee, id);
    await openDeaf(page, id, says);

    await test.step('hr changes two lines, removes a third and adds another', async () => {
      await openDeaf(hr.page, id, says, 'hr');
      await write(hr.page, 0, AMOUNT, '150');
      await write(hr.page, 1, RECEIPT, 'B2');
      await hr.page.getByRole('grid').locator('tbody').nth(3).locator('td[data-cell]').nth(AMOUNT).click();
      await hr.page.keyboard.press('Control+d');
      await write(hr.page, 4, RECEIPT, 'H5');
      await hr.page.getByRole('grid').locator('tbody').nth(2).locator('td[data-cell]').nth(AMOUNT).click();
      await hr.page.keyboard.press('Control+Delete');
      await expect.poll(said).toBe('A1 150, B2 200, A4 400, H5 400');
    });

    await test.step('what the employee has typed meanwhile is met: mine beside theirs, nothing is sent yet', async () => {
      await write(page, 0, AMOUNT, '120');
      await write(page, 2, AMOUNT, '330');
      await write(page, 3, RECEIPT, 'C4');
      await expect(choices).toBeVisible();
      await expect(choices.getByRole('group')).toHaveCount(2);
      const disputed = choices
        .getByRole('row')
        .filter({ hasText: says('families.expense.lines.details.amount') });
      await expect(disputed.first()).toContainText('120');
      await expect(disputed.first()).toContainText('150');
      await expect(disputed.last()).toContainText('330');
      await expect(disputed.last()).toContainText(conflict('removed'));
      const fields = says('families.expense.lines.details.receipt_number').toLocaleLowerCase();
      await expect(choices.getByRole('listitem')).toHaveText([
        new RegExp(`^${line(2)}.*${escaped(conflict('told.changed', { fields }))}$`),
        new RegExp(`^${line(5)}.*${escaped(conflict('told.added'))}$`),
      ]);
      expect(await said()).toBe('A1 150, B2 200, A4 400, H5 400');
    });

    await test.step('it waits until everything is chosen, then the save goes on', async () => {
      await expect(apply).toHaveAttribute('aria-disabled', 'true');
      await expect(choices).toContainText(conflict('left', { count: 2 }));
      await choice(1)
        .getByRole('button', { name: conflict('take_mine'), exact: true })
        .press('Enter');
      await expect(choices).toContainText(conflict('left', { count: 1 }));
      await apply.press('Enter');
      expect(await said()).toBe('A1 150, B2 200, A4 400, H5 400');
      await choice(3)
        .getByRole('button', { name: conflict('take_theirs'), exact: true })
        .press('Space');
      await expectAccessible(page, 'the choices of a conflict', { locale, inside: '#conflict' });
      await apply.press('Enter');
      await expect(choices).toHaveCount(0);
      await expect.poll(said).toBe('A1 120, B2 200, C4 400, H5 400');
      await expect(page.getByRole('grid').locator('tbody')).toHaveCount(4);
    });

    await test.step('lines that one side has touched are merged without a question, and that is told', async () => {
      await hr.page.reload();
      await settled(hr.page, says);
      await write(hr.page, 1, AMOUNT, '222');
      await expect.poll(said).toBe('A1 120, B2 222, C4 400, H5 400');
      await write(page, 0, RECEIPT, 'D1');
      const told = page.getByRole('status').filter({ hasText: conflict('merged') });
      await expect(told.getByRole('listitem')).toHaveText([new RegExp(`^${line(2)}`)]);
      await expect.poll(said).toBe('D1 120, B2 222, C4 400, H5 400');
      await told.getByRole('button', { name: conflict('understood'), exact: true }).click();
      await expect(told).toHaveCount(0);
      await expect(choices).toHaveCount(0);
    });
  });

test('on a phone a line that was changed in another window is taken from there, what was typed elsewhere stays', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee', { browser: PHONE, complains: /status of 400/ });
  const desk = await enter('employee');
  const { page, says } = employee;
  const conflict = (key: string) => says(`documents.conflict.${key}`);
  const id = await reportOf(origin, employee);
  await openDeaf(page, id, says);
  await openDeaf(desk.page, id, says);
  await write(desk.page, 0, AMOUNT, '150');
  await write(desk.page, 1, AMOUNT, '250');
  await expect.poll(() => stored(origin, employee, id)).toBe('A1 150, A2 250, A3 300, A4 400');

  const cards = page.locator('main ol').first().locator('> li');
  const receipt = says('families.expense.lines.details.receipt_number');
  for (const [nth, label, text] of [
    [0, says('families.expense.lines.details.amount'), '120'],
    [3, receipt, 'C4'],
  ] as const) {
    await cards.nth(nth).getByRole('button').filter({ hasNotText: /^$/ }).first().tap();
    const sheet = page.getByRole('dialog');
    const input = sheet.getByLabel(label, { exact: true });
    await input.tap();
    await input.fill(text);
    await sheet.getByRole('button', { name: says('documents.lines.done'), exact: true }).tap();
    await expect(sheet).toHaveCount(0);
  }
  const choices = page.getByRole('region', { name: conflict('own_title'), exact: true });
  await expect(choices.getByRole('group')).toHaveCount(1);
  await choices.getByRole('button', { name: conflict('take_theirs'), exact: true }).tap();
  await choices.getByRole('button', { name: conflict('apply'), exact: true }).tap();
  await expect(choices).toHaveCount(0);
  await expect.poll(() => stored(origin, employee, id)).toBe('A1 150, A2 250, A3 300, C4 400');
});

const escaped = (text: string): string => text.replaceAll(/[()]/g, '\\$&');
