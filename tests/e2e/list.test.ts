import type { Page } from '@playwright/test';
import { addDays, yearOf } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import {
  addVacation,
  move,
  readVacation,
  sentVacation,
  typeOf,
  type Vacation,
} from '../support/vacation-desk.ts';
import { freeMondays, today } from './support/days.ts';
import { withParameters } from './support/lent-account.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { daysRest } from './support/records.ts';
import { giveMoreDays } from './support/vacation-limit.ts';

const ALL = '/portal/uvacations?view=all';

test('hr finds the leaves of a person by a part of the name in either alphabet, and one leave by its number', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const list = listPage(page, says);
  await page.goto(ALL);
  for (const typed of ['тихонов', 'TIKHON']) {
    await list.search.fill(typed);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed)}`));
    await expect(list.rows.filter({ hasNotText: 'Тихонов Игорь Андреевич' })).toHaveCount(0);
    await expect(list.rows.first()).toBeVisible();
  }
  const [number = ''] = await list.numbers();
  await list.search.fill(number);
  await expect(list.rows).toHaveCount(1);
  await list.search.fill('никто_%');
  await expect(page.getByRole('heading', { name: says('documents.empty.filtered') })).toBeVisible();
  await page.getByRole('button', { name: says('documents.empty.reset') }).click();
  await expect(list.search).toHaveValue('');
  await expect(list.rows.first()).toBeVisible();
});

test('hr narrows the list by status and by period, sees it in the chips, and clears one after the other', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const list = listPage(page, says);
  const year = String(yearOf(today()));
  await page.goto(ALL);

  await list.chip('status').click();
  await page.getByRole('menuitemcheckbox', { name: 'Отклонён' }).click();
  await page.keyboard.press('Escape');
  await expect(list.filters).toContainText(
    says('documents.filters.one', { label: says('documents.filters.status'), value: 'Отклонён' }),
  );
  await expect(list.rows.filter({ hasNotText: 'Отклонён' })).toHaveCount(0);

  await list.chip('period').click();
  await page.getByRole('button', { name: says('documents.filters.stretch.year') }).click();
  await expect(list.rows.filter({ hasNotText: year })).toHaveCount(0);
  await expect(list.rows.first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`status=declined.*from=${year}-01-01&to=${year}-12-31`));

  await list.filters.getByRole('button', { name: /^Сбросить: Статус/ }).click();
  await expect(list.rows.filter({ hasNotText: 'Отклонён' }).first()).toBeVisible();
  await list.filters.getByRole('button', { name: says('documents.filters.reset'), exact: true }).click();
  await expect(page).toHaveURL(/view=all$/);
});

test('hr turns pages, changes their size and sorts, and the browser finds the way back', async ({
  enter,
  origin,
}) => {
  const hr = await enter('hr');
  const { page, says } = hr;
  const list = listPage(page, says);
  const total = await totalOf(origin, hr, '');
  await page.goto(ALL);
  await expect(list.shown(1, 20, total)).toBeVisible();
  await expect(list.previous).toHaveAttribute('aria-disabled', 'true');
  const first = await list.numbers();

  await list.next.click();
  await expect(list.shown(21, 40, total)).toBeVisible();
  await expect.poll(() => list.numbers(), 'other leaves on the second page').not.toContain(first[0]);

  await list.size.click();
  await page.getByRole('option', { name: '50', exact: true }).click();
  await expect(list.shown(1, 50, total)).toBeVisible();
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

  await list.head('dates').getByRole('button').click();
  await expect(list.head('dates')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => inOrder(list), 'the earliest leave first').toBe(true);

  await page.goBack();
  await expect(list.head('dates')).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/view=all$/);
  await expect.poll(() => list.numbers()).toContain(first[0]);
});

test('a page on its way is said to be: the rows in sight keep their place until the next ones are there', async ({
  enter,
  origin,
}) => {
  const hr = await enter('hr');
  const { page, says } = hr;
  const list = listPage(page, says);
  const total = await totalOf(origin, hr, '');
  await page.goto(ALL);
  await expect(list.shown(1, 20, total)).toBeVisible();
  await expect(list.table).toHaveAttribute('aria-busy', 'false');
  const first = await list.numbers();
  const release = await holdBack(page, '"page":2');

  await list.next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list.table).toHaveAttribute('aria-busy', 'true');
  await expect(list.shown(1, 20, total)).toBeVisible();
  expect(await list.numbers()).toEqual(first);

  release();
  await expect(list.shown(21, 40, total)).toBeVisible();
  await expect(list.table).toHaveAttribute('aria-busy', 'false');
  expect(await list.numbers()).not.toContain(first[0]);
});

test('everybody chooses the columns of a list for themselves, and finds them so again', async ({ enter }) => {
  const { page, says } = await enter('reviewer');
  const list = listPage(page, says);
  await page.goto('/portal/uvacations-rev?view=all');
  await expect(list.head('away')).toBeVisible();
  await expect(list.head('comments')).toHaveCount(0);
  await list.columns.click();
  for (const key of ['away', 'comments'])
    await page.getByRole('menuitemcheckbox', { name: says(`documents.columns.${key}`), exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(list.head('comments')).toBeVisible();
  await expect(list.head('away')).toHaveCount(0);
  await list.columns.click();
  await page.getByRole('menuitem', { name: says('documents.choose_columns.standard') }).click();
  await expect(list.head('away')).toBeVisible();
  await expect(list.head('comments')).toHaveCount(0);
});

test('a bulk decision says row by row what was done: the leave hr has moved meanwhile stays as hr left it', async ({
  enter,
  origin,
}) => {
  const manager = await enter('manager');
  const [hr, employee] = [await enter('hr'), await enter('employee2')];
  const [one, other] = await twoSent(origin, employee);
  const list = listPage(manager.page, manager.says);
  // Her browser gets no events: the row she decides on is out of date.
  await manager.page.route('**/api/events', () => undefined);
  await manager.page.goto('/portal/uvacations-sub?view=all&sort=dates&desc=1&size=100');
  await list.select(one.number).check();
  await list.select(other.number).check();
  await move(origin, hr.token, other.id, 'declined', 'решено иначе');

  await list.decideOnChosen('onward.agreed', 2);
  const result = manager.page.getByRole('dialog');
  const what = manager.says('documents.steps.onward.agreed.done');
  await expect(result).toContainText(manager.says('documents.bulk.result', { what, done: 1, all: 2 }));
  await expect(result.getByRole('listitem').filter({ hasText: other.number })).toContainText(
    manager.says('errors.status_mismatch'),
  );
  await expect(result.getByRole('listitem').filter({ hasText: one.number })).toContainText(
    manager.says('documents.bulk.moved'),
  );
  expect((await readVacation(origin, hr.token, one.id)).status_id).toBe('agreed');
  expect((await readVacation(origin, hr.token, other.id)).status_id).toBe('declined');
});

test('a bulk decision waits for the connection in sight, and one nobody answered for is not said to have failed', async ({
  enter,
  origin,
}) => {
  const [manager, employee] = [await enter('manager'), await enter('employee2')];
  const [one, other] = await twoSent(origin, employee);
  const { page, says, context } = manager;
  const list = listPage(page, says);
  await page.goto('/portal/uvacations-sub?view=all&sort=dates&desc=1&size=100');
  await list.select(one.number).check();
  await list.select(other.number).check();
  const verb = says('documents.steps.onward.agreed.verb');
  const name = says('documents.bulk.counted', { verb, count: 2 });
  await list.bulk.getByRole('button', { name }).click();
  const asked = page.getByRole('dialog').getByRole('button', { name });
  await expect(asked).toBeVisible();
  await context.setOffline(true);
  await asked.click();
  const waiting = page.getByRole('status').filter({ hasText: says('shell.offline_waiting', { count: 1 }) });
  await expect(waiting).toBeVisible();
  await page.route('**/api/rpc', async (route) => {
    if (route.request().postDataJSON().method !== 'batch') return route.fallback();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await context.setOffline(false);
  const result = page.getByRole('dialog');
  await expect(result.getByRole('listitem')).toHaveCount(2);
  for (const { number } of [one, other])
    await expect(result.getByRole('listitem').filter({ hasText: number })).toContainText(
      says('documents.bulk.unanswered'),
    );
  expect((await readVacation(origin, manager.token, one.id)).status_id).toBe('agreed');
});

test('nobody is turned down without a reason, and the employee reads it', async ({ enter, origin }) => {
  const [manager, employee] = [await enter('manager'), await enter('employee2')];
  const [one] = await twoSent(origin, employee);
  const { page, says } = manager;
  const list = listPage(page, says);
  await page.goto('/portal/uvacations-sub');
  await list.decision('back.declined', one.number).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(says('families.vacation.ask.decline'));
  await asked.getByRole('button', { name: says('documents.steps.back.declined.verb'), exact: true }).click();
  await expect(asked).toContainText(says('documents.reason.missing'));
  await asked.getByRole('button', { name: says('documents.reason.keep') }).click();
  await expect(asked).toHaveCount(0);
  await expect(list.decision('back.declined', one.number)).toBeFocused();
  expect((await readVacation(origin, manager.token, one.id)).status_id).toBe('prepared');

  await list.decision('back.declined', one.number).click();
  await asked.getByLabel(says('documents.reason.label')).fill('В эти дни сдаём отчёт');
  await asked.getByRole('button', { name: says('documents.steps.back.declined.verb'), exact: true }).click();
  await expect(list.row(one.number)).toHaveCount(0);
  await employee.page.goto(`/portal/uvacation/${one.id}`);
  await expect(employee.page.getByText(says('documents.form.was_declined'))).toBeVisible();
  await expect(employee.page.getByRole('status').filter({ hasText: 'В эти дни сдаём отчёт' })).toBeVisible();
});

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

test('the menu of a row asks before it sends a leave back, stays on the list, and has the focus again after a no', async ({
  enter,
  origin,
}) => {
  const [manager, employee] = [await enter('manager'), await enter('employee2')];
  const [one] = await twoSent(origin, employee);
  const { page, says } = manager;
  const list = listPage(page, says);
  await page.goto('/portal/uvacations-sub');
  const verb = says('documents.steps.back.draft.verb');
  const asked = page.getByRole('dialog');
  // The first window loads its code; the second opens while the menu still closes.
  for (const no of ['button', 'Escape']) {
    await list.more(one.number).click();
    await page.getByRole('menuitem', { name: says('documents.steps.asking', { verb }) }).click();
    await expect(asked.getByLabel(says('documents.reason.label'))).toBeFocused();
    if (no === 'Escape') await page.keyboard.press('Escape');
    else await asked.getByRole('button', { name: says('common.cancel'), exact: true }).click();
    await expect(asked).toHaveCount(0);
    await expect(list.more(one.number)).toBeFocused();
  }
  await expect(page).toHaveURL(/uvacations-sub/);
  expect((await readVacation(origin, manager.token, one.id)).status_id).toBe('prepared');
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

/** Holds calls that carry this text until they are released. */
const holdBack = async (page: Page, text: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/rpc', async (route) => {
    if (route.request().postData()?.includes(text)) await promise;
    await route.continue();
  });
  return resolve;
};

/** Two leaves of a person that wait for the manager. */
const twoSent = async (origin: string, person: Person): Promise<[Vacation, Vacation]> => {
  const [first = '', second = ''] = await freeMondays(origin, [person, person]);
  const send = (start_date: string) =>
    sentVacation(origin, person.token, { start_date, end_date: addDays(start_date, 1) });
  return [await send(first), await send(second)];
};

const totalOf = async (origin: string, { token }: Person, filter: string): Promise<number> =>
  (await rpc(origin, token, 'view.get', { object: 'vacation', filter, rowsPerPage: 1 })).result?.total ?? 0;

/** Whether the leaves on the page stand in the order of their first days, earlier ones before later ones. */
const inOrder = async ({ rows }: ReturnType<typeof listPage>): Promise<boolean> => {
  const starts = (await rows.allInnerTexts()).map(startIn);
  return (
    starts.every((start, index) => index === 0 || (starts[index - 1] ?? '') <= start) &&
    new Set(starts).size > 1
  );
};

/** The first day a row of a list shows, `2026-11-19`: the year of a short range stands at its end. */
const startIn = (row: string): string => {
  const [, date, month, year, later] =
    /(\d\d)\.(\d\d)(?:\.(\d{4}))?(?: – \d\d\.\d\d\.(\d{4}))?/.exec(row) ?? [];
  return `${year ?? later}-${month}-${date}`;
};
