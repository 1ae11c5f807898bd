import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';
import { signedPaper } from './support/signed-paper.ts';
import { verifyFiles } from './support/verify-files.ts';

test('a stranger checks a package, its parts, a changed document and the address on the copy', async ({
  enter,
  visit,
  origin,
}) => {
  const { archive, public_id, paper } = await signedPaper(origin, await enter('hr'), await enter('employee'));
  const stranger = await visit();
  const { page, says } = stranger;
  const verdict = (name: string) => page.getByText(says(`verify.verdict.${name}`), { exact: true });
  const again = page.getByRole('button', { name: says('verify.again') });

  await test.step('the whole package', async () => {
    await page.goto('/portal/verify');
    await expect(page.getByRole('heading', { level: 1, name: says('verify.title') })).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await verifyFiles(page, { name: 'package.zip', buffer: archive });
    await expect(verdict('passed')).toBeVisible();
    await expect(page.getByText(says('verify.type.1'))).toBeVisible();
    const document = paper.toString('latin1').slice(0, 60);
    expect(
      sent.filter((body) => body.includes(document) || body.includes(paper.toString('base64').slice(0, 60))),
    ).toEqual([]);
    await expectInShape(page);
    await expectAccessible(page, 'a verdict');
  });

  const entries = unzipSync(new Uint8Array(archive));
  const named = (end: string) => Object.keys(entries).find((name) => name.endsWith(end)) ?? '';
  const part = (end: string) => ({ name: named(end), buffer: Buffer.from(entries[named(end)] ?? []) });

  await test.step('a package whose document was changed', async () => {
    await again.click();
    const document =
      Object.keys(entries).find((name) => name.endsWith('.pdf') && !name.includes('_visual')) ?? '';
    const changed = zipSync({ ...entries, [document]: strToU8('другой документ') });
    await verifyFiles(page, { name: 'package.zip', buffer: Buffer.from(changed) });
    await expect(verdict('failed')).toBeVisible();
    await expect(page.getByText(says('verify.code.document_mismatch')).first()).toBeVisible();
  });

  await test.step('the signature, its record and the document, as single files', async () => {
    await again.click();
    await verifyFiles(page, part('.sig'), part('_evidence.json'), { name: 'Правила.pdf', buffer: paper });
    await expect(verdict('passed')).toBeVisible();
    const hashes = page.getByRole('heading', { name: says('verify.hashes') });
    await expect(hashes).toHaveCount(1);
    await again.click();
    const twice = { ...part('.sig'), name: 'вторая.sig' };
    await verifyFiles(page, part('.sig'), twice, part('_evidence.json'), {
      name: 'Правила.pdf',
      buffer: paper,
    });
    await expect(verdict('passed')).toHaveCount(2);
    await expect(hashes).toHaveCount(1);
    await expectAccessible(page, 'two signatures of one document');
  });

  await test.step('a document without a signature, and a signature without a document', async () => {
    await again.click();
    await verifyFiles(page, { name: 'Правила.pdf', buffer: paper });
    await expect(page.getByText(says('verify.no_signature'))).toBeVisible();
    await verifyFiles(page, part('.sig'));
    await expect(page.getByText(says('verify.no_document', { name: named('.sig') }))).toBeVisible();
    await verifyFiles(page, { name: 'broken.zip', buffer: Buffer.from('PK no zip') });
    await expect(page.getByText(says('verify.bad_package'))).toBeVisible();
  });

  await test.step('the address on the copy, with a copy of one’s own', async () => {
    await page.goto(`/portal/verify/${public_id}`);
    await expect(verdict('passed')).toBeVisible();
    await verifyFiles(page, { name: 'моя копия.pdf', buffer: paper });
    await expect(page.getByText(says('verify.same', { name: 'моя копия.pdf' }))).toBeVisible();
    await verifyFiles(page, { name: 'чужая.pdf', buffer: Buffer.from('x') });
    await expect(page.getByText(says('verify.different', { name: 'чужая.pdf' }))).toBeVisible();
    await expectAccessible(page, 'a kept signature');
    // On a phone a value has room, however long the name beside it is.
    await page.setViewportSize({ width: 390, height: 844 });
    const widths = await page
      .locator('dl dd')
      .evaluateAll((values) =>
        values.map(({ clientWidth, parentElement }) => clientWidth / (parentElement?.clientWidth ?? 1)),
      );
    expect(widths.length).toBeGreaterThan(5);
    expect(Math.min(...widths)).toBeGreaterThan(0.4);
  });

  await test.step('an address that belongs to nothing', async () => {
    await page.goto(`/portal/verify/${'0'.repeat(32)}`);
    await expect(page.getByText(says('verify.unknown'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: says('verify.check_files') }).click();
    await expect(page).toHaveURL(/\/portal\/verify$/);
  });
});

test('who signed it finds it in the list, opens its report and takes it along', async ({ enter, origin }) => {
  const employee = await enter('employee');
  const { archive } = await signedPaper(origin, await enter('hr'), employee);
  const { page, says } = employee;
  await goTo(page, '/portal/ucades-own');
  await page.getByRole('row').nth(1).getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(says('verify.verdict.passed'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/signature=\d+/);
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('link', { name: says('signatures.download') }).click();
  const taken = readFileSync(await (await downloading).path());
  const entries = unzipSync(new Uint8Array(archive));
  const sig = Object.keys(entries).find((name) => name.endsWith('.sig')) ?? '';
  expect(taken.equals(Buffer.from(entries[sig] ?? []))).toBe(true);
  await expectAccessible(page, 'a report of a signature');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: says('signatures.filter.type') }).click();
  await page.getByRole('menuitemcheckbox', { name: says('signatures.type.3'), exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(says('signatures.empty.title'))).toBeVisible();
});
