import type { Route } from '@playwright/test';
import { newPaper, publish } from '../support/paper-desk.ts';
import { rpc } from '../support/rpc.ts';
import { documentPage } from './support/document-page.ts';
import { goTo } from './support/go-to.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { signedPaper } from './support/signed-paper.ts';
import { draftOf, introduceSigning, signsWith, signWindow, sql } from './support/signing-desk.ts';
import { stepWords } from './support/vacation-words.ts';

const BROKEN = { code: -32603, message: 'Сбой', message_eng: 'Broken', data: { reason: 'system_error' } };
let takeBack: () => Promise<unknown>;

test.beforeAll(async () => {
  takeBack = await introduceSigning(true);
});
test.afterAll(async () => {
  await signsWith('employee', '');
  await takeBack();
});

/** A draft of the person, its page, and the window that signs and sends it. */
const atDraft = async (person: Person, origin: string) => {
  const { page, says } = person;
  const { id } = await draftOf(origin, person);
  const form = documentPage(page, says);
  const window = signWindow(page, says);
  await form.open(id, 'own');
  await form.button(says('signing.sign_and', { verb: stepWords(says).send.toLowerCase() })).click();
  await expect(window.dialog).toBeVisible();
  return { ...window, id, form };
};

test('a signed document gives its copy with the marks away, and says when that is still being made', async ({
  enter,
  origin,
}) => {
  await signsWith('employee', '1');
  const employee = await enter('employee');
  const { page, says } = employee;
  const window = await atDraft(employee, origin);
  await window.sign.click();
  await expect(window.says('result.title')).toBeVisible();
  await window.button(says('signing.result.to_list')).click();
  await expect(page).toHaveURL(/uvacations-own/);
  await window.form.open(window.id, 'own');
  const copy = page.getByRole('link', { name: says('signatures.marked_copy') });
  const [saved] = await Promise.all([page.waitForEvent('download'), copy.click()]);
  expect(saved.suggestedFilename()).toMatch(/_visual\.pdf$/);
  await sql(
    `update "file" set "deleted" = true where "kind" = 'visual' and "registrator_id" in (
       select "id" from "request" where "legal_document_id" = $1)`,
    [window.id],
  );
  await window.form.open(window.id, 'own');
  await expect(page.getByText(says('signatures.marked_copy_waits'))).toBeVisible();
  await expect(copy).toHaveCount(0);
  const { result } = await rpc<{ total: number }>(origin, employee.token, 'view.get', {
    object: 'signature',
    filter: `document_id = ${window.id}`,
  });
  expect(result?.total).toBe(1);
});

test('a paper that was signed shows by whom, one whose file is not there yet says so, and so does one whose file did not come', async ({
  enter,
  origin,
}) => {
  const [hr, employee] = [await enter('hr'), await enter('employee', { complains: /did not load/ })];
  const { page, says } = employee;
  const { document_id } = await signedPaper(origin, hr, employee);
  await goTo(page, `/portal/upaper/${document_id}`);
  const signatures = page.getByRole('region', { name: says('signatures.title.hr') });
  await expect(signatures.getByText(says('verify.verdict_short.passed'))).toBeVisible();
  await expect(signatures.getByRole('link', { name: says('signatures.marked_copy') })).toBeVisible();
  const paper = await newPaper(origin, hr.token);
  const [person] = await sql(`select "employee_id"::int as id from "document" where "id" = $1`, [
    document_id,
  ]);
  const [line] = await publish(origin, hr.token, paper, [Number(person?.id)]);
  await sql('update "file" set "deleted" = true where "registrator_id" = $1', [line?.document_id]);
  await goTo(page, `/portal/upaper/${line?.document_id}`);
  await expect(page.getByText(says('papers.viewer.not_yet'))).toBeVisible();

  const file = async (route: Route) =>
    route.request().postDataJSON().params?.object === 'file'
      ? route.fulfill({ json: { jsonrpc: '2.0', id: 1, error: BROKEN } })
      : route.fallback();
  await page.route('**/api/rpc', file);
  // Nothing tells this page to read again: the person does.
  await page.route('**/api/events', () => undefined);
  for (const address of ['upaper', 'paper-file']) {
    await page.goto(`/portal/${address}/${document_id}`);
    await expect(page.getByText(says('common.load_failed')), address).toBeVisible();
  }
  await page.unroute('**/api/rpc', file);
  await page.getByRole('button', { name: says('common.retry') }).click();
  await expect(page.locator('iframe')).toBeVisible();
});
