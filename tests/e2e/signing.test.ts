import { type Held, installCadesplugin } from './support/fake-cadesplugin.ts';
import { expectNoViolation } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import {
  draftOf,
  giveKey,
  introduceSigning,
  openToSign,
  qualifiedCertificates,
  signsWith,
  sql,
  standOf,
} from './support/signing-desk.ts';

const PIN = '4831';
let takeBack: () => Promise<unknown>;
let held: readonly Held[];

test.beforeAll(async () => {
  takeBack = await introduceSigning(true);
  held = await qualifiedCertificates('employee');
});
test.afterAll(async () => {
  await signsWith('employee', '');
  await takeBack();
});

/** Opens a draft of the person and presses what signs and sends it. */
const openWindow = async (person: Person, origin: string) => {
  const { id } = await draftOf(origin, person);
  return { ...(await openToSign(person, id, 'own', 'send')), id };
};

test('signs that no font has are told before signing: the first of them, the rest unfolded by the keyboard', async ({
  enter,
  origin,
}) => {
  await signsWith('employee', '1');
  const employee = await enter('employee');
  const { page, says } = employee;
  const { id } = await draftOf(origin, employee);
  await sql('update "document" set "comments" = $2 where "id" = $1', [id, 'Лечу в 日本東京都']);
  const { dialog, sign } = await openToSign(employee, id, 'own', 'send');
  const signs = dialog.getByRole('listitem').filter({ hasText: '[U+' });
  await expect(dialog.getByText(says('signing.unprinted.title'))).toBeVisible();
  await expect(signs).toHaveCount(3);
  await dialog.getByText(says('signing.unprinted.more', { count: 2 }), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(signs).toHaveCount(5);
  await expectNoViolation(page, 'signs that no font has');
  await expect(sign).toBeEnabled();
});

test('a document is read, signed and sent; the window leads back to the list', async ({ enter, origin }) => {
  await signsWith('employee', '1');
  const employee = await enter('employee');
  const { page, says } = employee;
  // Chromium without windows has no viewer of PDF.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
  const window = await openWindow(employee, origin);
  await expect(window.paper).toHaveAttribute('src', /^blob:/);
  await expect(window.says('caption.1')).toBeVisible();
  await window.button(says('signing.document.as_text')).click();
  await expect(window.text).toContainText(/заявление/i);
  await expectNoViolation(page, 'the window of signing');
  await window.sign.click();
  await expect(window.says('result.title')).toBeVisible();
  expect(await standOf(window.id)).toMatchObject({ status_id: 'prepared', signatures: 1, requests: 1 });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    window.dialog.getByRole('link', { name: says('signing.result.package') }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.zip$/);
  await window.button(says('signing.result.to_list')).click();
  await expect(page).toHaveURL(/uvacations-own/);
});

test('a wrong PIN costs a try of the server’s, the right one opens the button', async ({ enter, origin }) => {
  await signsWith('employee', '2');
  const [employee, hr, admin] = [await enter('employee'), await enter('hr'), await enter('admin')];
  await giveKey(origin, employee, hr, admin, PIN);
  const window = await openWindow(employee, origin);
  await expect(window.pin).toBeFocused();
  await window.pin.pressSequentially('111');
  await expect(window.says('pin.hint', { attempts: 3 })).toBeVisible();
  await window.pin.pressSequentially('1');
  await expect(window.says('pin.wrong', { attempts: 2 })).toBeVisible();
  await expect(window.pin).toHaveValue('');
  await expect(window.sign).toHaveAttribute('aria-disabled', 'true');
  await window.pin.fill(PIN);
  await expect(window.says('pin.accepted')).toBeVisible();
  await window.pin.press('Enter');
  await expect(window.says('result.title')).toBeVisible();
  expect(await standOf(window.id)).toMatchObject({ status_id: 'prepared', signatures: 1 });
});

test('a certificate of the plug-in signs over the digest that was shown; one that is over is not offered', async ({
  enter,
  origin,
}) => {
  await signsWith('employee', '3');
  const employee = await enter('employee');
  const { says, page } = employee;
  const asked = await installCadesplugin(page, held);
  const window = await openWindow(employee, origin);
  await expect(window.certificates).toHaveCount(1);
  await expect(window.says('certificates.hidden', { count: 1 })).toBeVisible();
  await expect(window.sign).toHaveAttribute('aria-disabled', 'true');
  await window.certificates.first().check({ force: true });
  await window.dialog.getByLabel(says('signing.certificates.remember')).check();
  await window.sign.click();
  await expect(window.says('result.title')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await standOf(window.id)).toMatchObject({ status_id: 'prepared', signatures: 1 });
  const kept = await page.evaluate(() => globalThis.localStorage.getItem('eg.cert'));
  expect(kept).toBe(JSON.stringify(held[0]?.thumbprint));
});

test('whoever refuses in the plug-in has signed nothing, and the closed window leaves nothing behind', async ({
  enter,
  origin,
}) => {
  await signsWith('employee', '3');
  const employee = await enter('employee');
  await installCadesplugin(
    employee.page,
    held.map((each) => ({ ...each, refuses: true })),
  );
  const window = await openWindow(employee, origin);
  await window.certificates.first().check({ force: true });
  await window.sign.click();
  await expect(window.says('trouble.refused.title')).toBeVisible();
  await expect(window.dialog.getByText('0x000004C7')).toBeVisible();
  expect(await standOf(window.id)).toMatchObject({ status_id: 'draft', signatures: 0, requests: 1 });
  await employee.page.keyboard.press('Escape');
  await expect(window.dialog).toBeHidden();
  await expect.poll(() => standOf(window.id)).toMatchObject({ status_id: 'draft', requests: 0 });
});

test('without the plug-in the window says what to install and where to check', async ({ enter, origin }) => {
  await signsWith('employee', '3');
  const employee = await enter('employee');
  const { says, page } = employee;
  const window = await openWindow(employee, origin);
  await expect(window.says('certificates.plugin_missing')).toBeVisible();
  const link = window.dialog.getByRole('link', { name: says('signing.certificates.diagnose') });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText(says('signing.check.steps.script.failed'))).toBeVisible();
});

test('a phone is told that the plug-in needs a computer; a narrow window of a computer is told what to install', async ({
  enter,
  origin,
}) => {
  await signsWith('employee', '3');
  for (const [hasTouch, said, not] of [
    [true, 'phone', 'plugin_missing'],
    [false, 'plugin_missing', 'phone'],
  ] as const) {
    const employee = await enter('employee', {
      browser: { viewport: { width: 390, height: 800 }, hasTouch, isMobile: hasTouch },
    });
    const window = await openWindow(employee, origin);
    await expect(window.says(`certificates.${said}`)).toBeVisible();
    await expect(window.says(`certificates.${not}`)).toHaveCount(0);
    await employee.context.close();
  }
});

test('whoever does not wait for a document to be prepared is told so in words', async ({ enter, origin }) => {
  await signsWith('employee', '1');
  const employee = await enter('employee');
  const { page, says } = employee;
  await page.route('**/api/rpc', async (route) => {
    if (route.request().postDataJSON().method !== 'sign.prepare') return route.fallback();
  });
  const window = await openWindow(employee, origin);
  const leave = page.getByRole('button', { name: says('common.slow_cancel'), includeHidden: true });
  await leave.dispatchEvent('click');
  await expect(window.dialog.getByText(says('common.given_up'))).toBeVisible();
});

test('other bytes than those that were prepared stop everything', async ({ enter, origin }) => {
  await signsWith('employee', '1');
  const employee = await enter('employee');
  const { page } = employee;
  await page.route('**/api/files/*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    await route.fulfill({ response: answer, body });
  });
  const window = await openWindow(employee, origin);
  await expect(window.says('trouble.other_bytes.title')).toBeVisible();
  await expect(window.sign).toHaveCount(0);
  await expect(window.paper).toHaveCount(0);
  expect(await standOf(window.id)).toMatchObject({ status_id: 'draft', signatures: 0 });
});

test('where nobody has said with what somebody signs, the window says whom to ask', async ({
  enter,
  origin,
}) => {
  await signsWith('employee', '');
  const employee = await enter('employee');
  const window = await openWindow(employee, origin);
  await expect(window.says('trouble.type_none.title')).toBeVisible();
  await expect(window.sign).toHaveCount(0);
});
