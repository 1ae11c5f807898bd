import type { Page } from '@playwright/test';
import { addVacation, move, sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import {
  draftOf,
  introduceSigning,
  introductions,
  lendSignatures,
  openToSign,
  signWindow,
} from './support/signing-desk.ts';
import { stepWords } from './support/vacation-words.ts';

const SENTENCE = { text: 'Добавлен один выходной день', text_eng: 'One day-off is added' };
const FAILED = { reason: 'status_mismatch', message: 'Другой статус', message_eng: 'Another status' };

const { having, takeBack } = introductions();
test.afterEach(takeBack);

/** No family has effects yet: the answer of a real move, signed or not, gets what one would add. */
const addWhatFollowed = (page: Page, route: string) =>
  page.route('**/api/rpc', async (call) => {
    const sent = call.request().postData() ?? '';
    if (!/"table\.add".*"document_status"|"sign\.(add|stamp|bulk)"/.test(sent)) return call.continue();
    const response = await call.fetch();
    const answer = await response.json();
    const rows = [answer.result?.data].flat();
    const moved = rows.filter((row) => row?.from_status_id ?? row?.signature_id ?? row?.ok);
    for (const row of moved.slice(0, 1))
      Object.assign(row, { told: [{ code: 'dayoff', values: {}, ...SENTENCE, route }], failed: [FAILED] });
    await call.fulfill({ response, json: answer });
  });

const failedIn = ({ page, says }: Person, why: string) =>
  page.getByText(says('documents.told.failed', { why }));
test('whoever moved a document reads what followed from it and goes there', async ({ enter, origin }) => {
  const [employee, manager] = await Promise.all([enter('employee2'), enter('manager')]);
  const [start_date = ''] = await freeMondays(origin, [employee]);
  const { id, number } = await sentVacation(origin, employee.token, { start_date, end_date: start_date });
  const { page, says } = manager;
  await addWhatFollowed(page, `/uvacation/${id}`);
  // What waits the longest stands first, and others wait: the document is found by its number.
  await page.goto(`/portal/approvals?view=waiting&q=${encodeURIComponent(number)}`);
  const list = listPage(page, says);
  await expect(list.rows).toHaveCount(1);
  await list.decision('onward.agreed', number).click();
  const window = page.getByRole('dialog', { name: says('documents.told.title') });
  await expect(window).toContainText(SENTENCE.text);
  await expect(failedIn(manager, FAILED.message)).toHaveCount(0);
  await window.getByRole('button', { name: says('documents.told.go') }).click();
  await expect(page).toHaveURL(new RegExp(`/uvacation/${id}`));
});

test('SHELL-04: a notice is closed where one stands, and offers to go on only where it leads to a page', async ({
  enter,
  origin,
}) => {
  const [employee, manager] = await Promise.all([enter('employee2'), enter('manager')]);
  const { page, says } = manager;
  const window = page.getByRole('dialog', { name: says('documents.told.title') });
  const close = window.getByText(says('documents.told.close'), { exact: true });
  const go = window.getByRole('button', { name: says('documents.told.go'), exact: true });
  for (const route of ['', '/uvacations-own']) {
    const [start_date = ''] = await freeMondays(origin, [employee]);
    const { number } = await sentVacation(origin, employee.token, { start_date, end_date: start_date });
    await addWhatFollowed(page, route);
    const address = `/portal/approvals?view=waiting&q=${encodeURIComponent(number)}`;
    await page.goto(address);
    await listPage(page, says).decision('onward.agreed', number).click();
    await expect(window).toContainText(SENTENCE.text);
    await expect(go).toHaveCount(route === '' ? 0 : 1);
    await expectAccessible(page, 'a notice of what followed');
    await close.click();
    await expect(window).toHaveCount(0);
    await expect(page).toHaveURL(/\/approvals/);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('what failed while the move stands is said in debug mode', async ({ enter, origin }) => {
  const admin = await enter('admin', { locale: 'en' });
  const [start_date = ''] = await freeMondays(origin, [admin]);
  const { id, number } = await addVacation(origin, admin.token, { start_date, end_date: start_date });
  await move(origin, admin.token, id, 'draft');
  const { page, says } = admin;
  await addWhatFollowed(page, `/uvacation/${id}`);
  await page.goto('/portal/uvacations-own?debug=1');
  await listPage(page, says).decision('onward.prepared', number).click();
  await expect(failedIn(admin, FAILED.message_eng)).toBeVisible();
  const window = page.getByRole('dialog', { name: says('documents.told.title') });
  await window.getByText(says('documents.told.close'), { exact: true }).click();
  await expect(window).toHaveCount(0);
  await expect(page).toHaveURL(/uvacations-own/);
});

test('whoever signs reads in the window of signing what followed, goes there and is led nowhere else', async ({
  enter,
  origin,
}) => {
  await having(lendSignatures({ employee: '1' }));
  await having(introduceSigning(true));
  const employee = await enter('employee');
  const { page, says } = employee;
  const [{ id }, other] = [await draftOf(origin, employee), await draftOf(origin, employee)];
  await addWhatFollowed(page, `/uvacation/${other.id}`);
  const window = await openToSign(employee, id, 'own', 'send');
  const followed = window.dialog.getByRole('region', { name: says('documents.told.title') });
  await expect(followed).toHaveCount(0);
  await window.sign.click();
  await expect(followed).toContainText(SENTENCE.text);
  await expect(window.says('result.title')).toBeVisible();
  await expect(failedIn(employee, FAILED.message)).toHaveCount(0);
  await expectAccessible(page, 'what followed from a signature');
  await followed.getByRole('link', { name: says('documents.told.go') }).click();
  await expect(page).toHaveURL(new RegExp(`/uvacation/${other.id}`));
  await expect(window.dialog).toHaveCount(0);
  await expect(page.getByText(other.number).first()).toBeVisible();
});

test('of several that are signed the window says what followed once all are, and what failed in debug mode', async ({
  enter,
  origin,
}) => {
  await having(lendSignatures({ admin: '1' }));
  const admin = await enter('admin', { locale: 'en' });
  const { page, says } = admin;
  const mondays = await freeMondays(origin, [admin, admin]);
  const drafts: { id: number; number: string }[] = [];
  for (const start_date of mondays) {
    const draft = await addVacation(origin, admin.token, { start_date, end_date: start_date });
    await move(origin, admin.token, draft.id, 'draft');
    drafts.push(draft);
  }
  await having(introduceSigning(true));
  await addWhatFollowed(page, `/uvacation/${drafts[0]?.id}`);
  await page.goto('/portal/uvacations-own?view=all&sort=dates&desc=1&size=100&debug=1');
  const list = listPage(page, says);
  for (const { number } of drafts) await list.select(number).check();
  const verb = says('signing.sign_and', { verb: stepWords(says).send.toLowerCase() });
  await list.bulk.getByRole('button', { name: says('documents.bulk.counted', { verb, count: 2 }) }).click();
  const window = signWindow(page, says);
  await window.signAll(2).click();
  const followed = window.dialog.getByRole('region', { name: says('documents.told.title') });
  await expect(followed).toContainText(SENTENCE.text_eng);
  await expect(followed).toContainText(says('documents.told.failed', { why: FAILED.message_eng }));
  await expect(window.says('result.many', { done: 2, all: 2 })).toBeVisible();
  await window.close.click();
  await expect(window.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/uvacations-own/);
});
