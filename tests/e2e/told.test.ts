import type { Page } from '@playwright/test';
import { addVacation, move, sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';

const TOLD = { text: 'Добавлен один выходной день', text_eng: 'One day off is added' };
const FAILED = { reason: 'status_mismatch', message: 'Другой статус', message_eng: 'Another status' };

/** No family has effects yet: the answer of a real move gets what one would add. */
const addWhatFollowed = (page: Page, route: string) =>
  page.route('**/api/rpc', async (call) => {
    if (!call.request().postData()?.includes('"document_status"')) return call.continue();
    const response = await call.fetch();
    const answer = await response.json();
    const row = answer.result?.data?.[0];
    if (row?.from_status_id) Object.assign(row, { told: [{ ...TOLD, route }], failed: [FAILED] });
    await call.fulfill({ response, json: answer });
  });

test('whoever moved a document reads what followed from it and goes there', async ({ enter, origin }) => {
  const [employee, manager] = await Promise.all([enter('employee2'), enter('manager')]);
  const [start_date = ''] = await freeMondays(origin, [employee]);
  const { id, number } = await sentVacation(origin, employee.token, { start_date, end_date: start_date });
  const { page, says } = manager;
  await addWhatFollowed(page, `/uvacation/${id}`);
  await page.goto('/portal/approvals');
  await listPage(page, says).decision('onward.agreed', number).click();
  const window = page.getByRole('dialog', { name: says('documents.told.title') });
  await expect(window).toContainText(TOLD.text);
  await expect(page.getByText(says('documents.told.failed', { why: FAILED.message }))).toHaveCount(0);
  await window.getByRole('button', { name: says('documents.told.go') }).click();
  await expect(page).toHaveURL(new RegExp(`/uvacation/${id}`));
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
  await expect(page.getByText(says('documents.told.failed', { why: FAILED.message_eng }))).toBeVisible();
  const window = page.getByRole('dialog', { name: says('documents.told.title') });
  await window.getByText(says('documents.told.close'), { exact: true }).click();
  await expect(window).toHaveCount(0);
  await expect(page).toHaveURL(/uvacations-own/);
});
