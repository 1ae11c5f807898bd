import { type Held, installCadesplugin } from './support/fake-cadesplugin.ts';
import { expectNoViolation } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import {
  draftOf,
  introduceSigning,
  openToSign,
  qualifiedCertificates,
  signsWith,
  standOf,
} from './support/signing-desk.ts';

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
