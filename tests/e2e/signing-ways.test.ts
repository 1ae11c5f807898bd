import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { languagesOf } from '../support/whole.ts';
import { documentPage } from './support/document-page.ts';
import { type Held, installCadesplugin } from './support/fake-cadesplugin.ts';
import { goTo } from './support/go-to.ts';
import { withParameters } from './support/lent-account.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';
import {
  certificateFile,
  draftOf,
  empower,
  giveKey,
  introduceSigning,
  introductions,
  lendSignatures,
  openToSign,
  qualifiedCertificates,
  signWindow,
  standOf,
} from './support/signing-desk.ts';
import { statusWords, stepWords } from './support/vacation-words.ts';
import { verifyFiles } from './support/verify-files.ts';

const PIN = '4831';
const PASSWORD = 'Ключ №1';

let held: readonly Held[];
let file: Awaited<ReturnType<typeof certificateFile>>;
test.beforeAll(async () => {
  held = await qualifiedCertificates('manager', 'Ковалёва Анна');
  file = await certificateFile('reviewer', 'Лаврова Екатерина', PASSWORD);
  await empower('reviewer');
});

const { having, takeBack } = introductions();
test.afterEach(takeBack);

for (const locale of languagesOf('signing-ways'))
  test(`a leave is signed with a PIN, with a certificate and with a file, and a stranger finds all three to hold (${locale})`, async ({
    enter,
    visit,
    origin,
  }) => {
    await having(lendSignatures({ employee: '2', manager: '3', reviewer: '3' }));
    await having(introduceSigning(true));
    await having(introduceSigning(true, 'employer'));
    const [employee, manager, reviewer, hr, admin] = [
      await enter('employee', { locale }),
      await enter('manager', { locale }),
      await enter('reviewer', { locale }),
      await enter('hr', { locale }),
      await enter('admin', { locale }),
    ];
    await having(giveKey(origin, employee, hr, admin, PIN));
    const { says } = employee;
    const { id } = await draftOf(origin, employee);
    const stands = (status_id: string, signatures: number) =>
      expect.poll(() => standOf(id)).toMatchObject({ status_id, signatures });

    const hers = await openToSign(employee, id, 'own', 'send');
    await hers.pin.fill(PIN);
    await expect(hers.says('pin.accepted')).toBeVisible();
    await hers.sign.click();
    await stands('prepared', 1);

    await installCadesplugin(manager.page, held);
    const theManagers = await openToSign(manager, id, 'sub', 'agree');
    await theManagers.certificates.first().check({ force: true });
    await theManagers.sign.click();
    await stands('agreed', 2);

    const behalf = reviewer.page.getByRole('dialog').getByText(says('signing.company_behalf'));
    await withParameters({ company_behalf_signature: '' }, async () => {
      const window = await openToSign(reviewer, id, 'rev', 'approve');
      await expect(window.file).toBeAttached();
      await expect(behalf).toHaveCount(0);
    });
    await withParameters({ company_behalf_signature: '3' }, async () => {
      const theReviewers = await openToSign(reviewer, id, 'rev', 'approve');
      await expect(behalf).toHaveCount(1);
      await theReviewers.file.setInputFiles(file);
      const password = theReviewers.dialog.getByLabel(says('signing.file.password', { name: file.name }));
      await password.fill('ключ №1');
      await theReviewers.button(says('signing.file.open')).click();
      await expect(theReviewers.says('file.wrong_password')).toBeVisible();
      await password.fill(PASSWORD);
      await theReviewers.button(says('signing.file.open')).click();
      await theReviewers.certificates.first().check({ force: true });
      await theReviewers.sign.click();
      await stands('approved', 3);
      for (const each of [hers, theManagers, theReviewers])
        await expect(each.says('result.title')).toBeVisible();
    });

    await documentPage(hr.page, says).open(id);
    const panel = hr.page.getByRole('region', { name: says('signatures.title.hr'), exact: true });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByText(says('verify.verdict_short.passed'), { exact: true })).toHaveCount(3);
    const taken = () =>
      saved(hr.page, panel.getByRole('link', { name: says('signatures.copies.archive'), exact: true }));
    // A package is made after each signature: the one with all three follows soon.
    await expect.poll(async () => signaturesIn(await taken())).toBe(3);

    const stranger = await visit({ locale });
    await stranger.page.goto('/portal/verify');
    await verifyFiles(stranger.page, { name: 'package.zip', buffer: await taken() });
    await expect(stranger.page.getByText(says('verify.verdict.passed'), { exact: true })).toHaveCount(3);
    for (const type of ['2', '3'])
      await expect(stranger.page.getByText(says(`verify.type.${type}`)).first()).toBeVisible();
  });

/** The file a link downloads. */
const saved = async (page: Page, link: ReturnType<Page['getByRole']>): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await download.path());
};

const signaturesIn = (archive: Buffer): number =>
  Object.keys(unzipSync(new Uint8Array(archive))).filter((name) => name.endsWith('.sig')).length;

test('where a signature is not asked for, both ways stand side by side', async ({ enter, origin }) => {
  await having(lendSignatures({ employee: '1', manager: '1' }));
  await having(introduceSigning(false));
  await having(introduceSigning(false, 'employer'));
  const [employee, manager] = [await enter('employee'), await enter('manager')];
  const { says } = employee;
  const [words, status] = [stepWords(says), statusWords('ru')];
  const signing = (verb: string) => says('signing.sign_and', { verb: verb.toLowerCase() });
  const { id, number } = await draftOf(origin, employee);

  const own = documentPage(employee.page, says);
  await own.open(id, 'own');
  await expect(own.button(signing(words.send))).toBeVisible();
  await own.button(words.send).click();
  // An employee with many leaves behind them is warned first, and reads it.
  const warned = own.reason.getByRole('button', { name: words.send, exact: true });
  await expect(own.head.filter({ hasText: status('prepared') }).or(warned)).toBeVisible();
  if (await warned.isVisible()) await warned.click();
  await expect(own.head).toContainText(status('prepared'));
  expect(await standOf(id)).toMatchObject({ status_id: 'prepared', signatures: 0 });

  const list = listPage(manager.page, says);
  await goTo(manager.page, '/portal/uvacations-sub');
  await expect(list.decision('onward.agreed', number)).toBeVisible();
  await list.more(number).click();
  await manager.page.getByRole('menuitem', { name: signing(words.agree) }).click();
  const window = signWindow(manager.page, says);
  await window.sign.click();
  await expect(window.says('result.title')).toBeVisible();
  expect(await standOf(id)).toMatchObject({ status_id: 'agreed', signatures: 1 });
});

test('a signature whose answer is lost is made once: the window asks again, and so may its person', async ({
  enter,
  origin,
}) => {
  await having(lendSignatures({ employee: '1' }));
  await having(introduceSigning(true));
  const employee = await enter('employee');
  const { page, says } = employee;
  const lost = async (answers: number) => {
    let left = answers;
    await page.unrouteAll();
    await page.route('**/api/rpc', async (route) => {
      if (left === 0 || route.request().postDataJSON().method !== 'sign.stamp') return route.fallback();
      left -= 1;
      await route.fetch();
      await route.abort('internetdisconnected');
    });
  };
  const signed = async () => {
    const { id } = await draftOf(origin, employee);
    const window = await openToSign(employee, id, 'own', 'send');
    await window.sign.click();
    return { id, window };
  };

  await lost(1);
  const once = await signed();
  await expect(once.window.says('result.title')).toBeVisible();
  expect(await standOf(once.id)).toMatchObject({ status_id: 'prepared', signatures: 1 });

  await lost(3);
  const { id, window } = await signed();
  await expect(window.says('trouble.network.title')).toBeVisible();
  await window.button(says('signing.remedy.prepare')).click();
  await expect(window.says('trouble.already_signed.title')).toBeVisible();
  expect(await standOf(id)).toMatchObject({ status_id: 'prepared', signatures: 1, requests: 1 });
});
