import { addDays, yearOf } from '../../lib/kernel/day.ts';
import { addVacation, move, readVacation, sentVacation, typeOf } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { withParameters } from './support/lent-account.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';
import { daysRest } from './support/records.ts';
import { giveMoreDays } from './support/vacation-limit.ts';

const ALL = '/portal/uvacations?view=all';

test('on a phone a card opens on what the decision rests on, and its buttons are in reach', async ({
  enter,
  origin,
}) => {
  const [manager, employee] = [await enter('manager'), await enter('employee2')];
  // Free of leaves of everyone the manager decides about: the one colleague on it is the one this test sends.
  const [start_date = ''] = await freeMondays(origin, [manager]);
  const week = { start_date, end_date: addDays(start_date, 6) };
  const document_type_id = await typeOf(origin, employee.token, 'annual');
  await giveMoreDays('employee2', yearOf(start_date), 28);
  const rest = (await daysRest(origin, employee, yearOf(start_date))) - 7;
  const comments = 'Билеты куплены на утро понедельника';
  const one = await sentVacation(origin, employee.token, { ...week, document_type_id, comments });
  const { token } = await enter('employee');
  const takesNoDays = { document_type_id: await typeOf(origin, token, 'additional') };
  await sentVacation(origin, token, { ...week, ...takesNoDays });
  const { page, says } = manager;
  const sheet = page.getByRole('dialog');
  for (const [width, percent, title] of [
    [320, '1', /: отсутствуют до 2 одновременно$/],
    [390, '50', /^Кто ещё отсутствует$/],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await withParameters({ absence_norm_percent: percent }, async () => {
      await page.goto('/portal/uvacations-sub');
      await page.getByRole('article', { name: one.number }).getByRole('button').first().click();
      await expect(sheet.getByText(one.number)).toBeVisible();
      await expect(sheet.getByText(title).locator('..')).toContainText('Тихонов');
    });
    for (const fact of ['columns.dates', 'columns.days'])
      await expect(sheet.getByText(says(`documents.${fact}`), { exact: true })).toBeVisible();
    await expect(sheet.locator('dt', { hasText: /^Останется$/ }).locator('+ dd')).toHaveText(
      says('common.days', { count: rest }),
    );
    await expect(sheet.getByText(comments, { exact: true })).toBeVisible();
    for (const step of ['back.declined', 'back.draft', 'onward.agreed'])
      await expect(
        sheet.getByRole('button', { name: new RegExp(`^${says(`documents.steps.${step}.verb`)}…?$`) }),
      ).toBeInViewport({ ratio: 1 });
  }
  const verb = says('documents.steps.onward.agreed.verb');
  await sheet.getByRole('button', { name: verb, exact: true }).click();
  await expect(page.getByRole('article', { name: one.number })).toHaveCount(0);
  expect((await readVacation(origin, manager.token, one.id)).status_id).toBe('agreed');
});

test('a list shows its statuses and periods beside the actions, however narrow the window of a table is', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const list = listPage(page, says);
  for (const address of ['/portal/uvacations', ALL, '/portal/uvacations-own?view=all']) {
    await page.goto(address);
    for (const width of [768, 1024, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(list.rows.first()).toBeVisible();
      await expect
        .poll(
          () => list.table.evaluate((table) => table.scrollWidth - table.clientWidth),
          `${address} at ${width} px, hidden behind the actions`,
        )
        .toBe(0);
      const [row = ''] = await list.rows.allInnerTexts();
      expect(row, `${address} at ${width} px`).toMatch(/\d\d\.\d\d\.\d{4}/);
    }
  }
  await page.goto(`${ALL}&size=50`);
  await expect(list.rows).toHaveCount(50);
  await list.rows.last().scrollIntoViewIfNeeded();
  await expect(list.head('dates'), 'the head of a long list stays').toBeInViewport();
  await expect(
    page
      .getByRole('navigation', { name: says('shell.side_menu') })
      .getByRole('link')
      .first(),
    'the side menu stays',
  ).toBeInViewport();
});

test('the counter of the header and the list behind it agree, whatever drafts of their own somebody has', async ({
  enter,
  origin,
}) => {
  const hr = await enter('hr');
  const { page, says } = hr;
  const [first = ''] = await freeMondays(origin, [hr]);
  const draft = await addVacation(origin, hr.token, { start_date: first, end_date: addDays(first, 1) });
  await move(origin, hr.token, draft.id, 'draft');
  const list = listPage(page, says);
  await page.goto('/portal/uvacations');
  await expect(list.rows.first()).toBeVisible();
  const header = page.getByRole('link', { name: /жд[ёу]т решения/ });
  const counted = Number.parseInt((await header.innerText()).replace(/\D+/g, ''), 10);
  expect(counted).toBeGreaterThan(0);
  await expect(list.select(draft.number)).toHaveCount(0);
  await header.click();
  await expect(list.rows.first()).toBeVisible();
  await expect(list.view('waiting')).toContainText(String(counted));
  await page.goto('/portal/uvacations-own?view=waiting');
  await expect(list.view('waiting')).toBeVisible();
  await expect(list.select(draft.number)).toHaveCount(0);
  await page.goto('/portal/uvacations-own?view=open');
  await expect(list.select(draft.number)).toBeVisible();
});
