import type { Page } from '@playwright/test';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { move, readVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { documentIn } from './support/records.ts';
import { signInAs } from './support/sign-in.ts';
import { statusWords, stepWords } from './support/vacation-words.ts';

test('a comment typed the moment its field appears, on a slow machine, is kept and stored', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says, context } = employee;
  const form = documentPage(page, says);
  const id = await documentIn(origin, employee, 'draft');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const text = `Рано ${Date.now()}`;
  await page.goto(`/portal/uvacation/${id}`, { waitUntil: 'commit' });
  await form.comment.selectText();
  await page.keyboard.insertText(text);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect
    .poll(async () => (await readVacation(origin, employee.token, id)).comments, 'the comment is stored')
    .toBe(text);
  await expect(form.comment).toHaveValue(text);
});

/** Fills in the form of a new vacation for the week of a Monday. */
const newVacation = async ({ page, says }: Person, monday: Day) => {
  const form = documentPage(page, says);
  await page.goto('/portal/uvacation?mode=own');
  await form.type.click();
  await page.getByRole('option').first().click();
  await form.start.fill(formatDay(monday, 'ru'));
  await form.end.fill(formatDay(addDays(monday, 6), 'ru'));
  return form;
};

/** The vacations of a person that begin on a day, and those not begun yet. */
const vacationsOn = async (origin: string, { token }: Person, day: Day) =>
  (
    await rpc(origin, token, 'view.get', {
      object: 'vacation',
      filter: `start_date = '${day}' or status_id = 'empty'`,
    })
  ).result?.data ?? [];

test('T81: who signs in after somebody in the same tab finds nothing of what that person was writing', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee2');
  const { page, says } = employee;
  const [monday = ''] = await freeMondays(origin, [employee]);
  const form = await newVacation(employee, monday);
  await form.comment.fill('Никому не говорите');
  await page.reload();
  await expect(form.comment).toHaveValue('Никому не говорите');
  await page.getByRole('button', { name: new RegExp(says('shell.me', { name: '' }).trim()) }).click();
  await page.getByRole('menuitem', { name: says('shell.sign_out') }).click();
  await page.getByRole('link', { name: says('login.sign_in_again'), exact: true }).click();
  await signInAs(employee, 'employee');
  await expect(page).toHaveURL(`${origin}/portal/`);
  await page.goto('/portal/uvacation?mode=own');
  await expect(form.type).toBeVisible();
  await expect(form.comment).toHaveValue('');
});

test('without a connection a vacation waits in sight, is given up, and goes once when the connection is back', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says, context } = employee;
  const words = stepWords(says);
  const [monday = ''] = await freeMondays(origin, [employee]);
  const form = await newVacation(employee, monday);
  await page.setViewportSize({ width: 390, height: 700 });
  await context.setOffline(true);
  const waiting = page.getByRole('status').filter({ hasText: says('shell.offline_waiting', { count: 1 }) });
  await form.button(words.send).click();
  await expect(waiting).toBeInViewport();
  await page.mouse.wheel(0, 2_000);
  await expect(waiting).toBeInViewport();
  await waiting.getByRole('button', { name: says('shell.offline_cancel') }).click();
  await expect(page.getByText(says('common.given_up'))).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await form.button(words.send).click();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/uvacation\/\d+/);
  await expect(form.head).toContainText(statusWords('ru')('prepared'));
  const sent = await vacationsOn(origin, employee, monday);
  expect(sent).toEqual([expect.objectContaining({ status_id: 'prepared' })]);
  await move(origin, employee.token, Number(sent[0]?.id), 'draft');
});

test('what is typed into a search before the page has come alive is searched for', async ({ enter }) => {
  const { page, says } = await enter('hr');
  const search = page.getByRole('searchbox', { name: says('users.search') });
  const release = await holdBackCode(page);
  await page.goto('/portal/users', { waitUntil: 'commit' });
  await search.fill('Тихонов');
  release();
  await expect(page).toHaveURL(new RegExp(encodeURIComponent('Тихонов')));
  await expect(search).toHaveValue('Тихонов');
});

/** Holds the scripts of the pages, as a slow line does, until the answer is called. */
const holdBackCode = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const code = '**/_next/static/chunks/*.js*';
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
