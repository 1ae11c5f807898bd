import type { Page } from '@playwright/test';
import { paddedTo, pngOf } from '../support/pictures.ts';
import { languagesOf } from '../support/whole.ts';
import { today } from './support/days.ts';
import { expectNoViolation, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';
import { linesOfReport, newReport } from './support/records.ts';

const MB = 1_048_576;
/** A line on which a picture of some megabytes takes longer than anybody looks at it. */
const SLOW_BYTES_A_SECOND = 60_000;

/** How fast what the page sends goes out, until it is said otherwise. */
const lineOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
};

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

for (const locale of languagesOf('receipts of a report on their way'))
  test(`receipts go several at once, each says how far it is, may be given up and sent again; saving waits for them (${locale})`, async ({
    enter,
    origin,
  }) => {
    const employee = await enter('employee', { locale, complains: /net::ERR_FAILED/ });
    const { page, says } = employee;
    const file = (key: string, values?: Record<string, string | number>) =>
      says(`documents.files.${key}`, values);
    const bar = (name: string) => page.getByRole('progressbar', { name: file('sending', { name }) });
    const button = (key: string, name: string) =>
      page.getByRole('button', { name: file(key, { name }), exact: true });
    const actions = page.getByRole('region', { name: says('documents.form.actions') });
    const save = actions.getByRole('button', { name: says('documents.form.save_and_close'), exact: true });
    const send = actions.getByRole('button', {
      name: says('documents.steps.onward.prepared.verb'),
      exact: true,
    });
    const receipts = page.locator(`input[type=file][aria-label="${says('documents.lines.files_choose')}"]`);
    const receiptOf = (nth: number) =>
      page.locator(`input[type=file][aria-label="${says('documents.lines.file_none', { nth })}"]`);
    const shown = (nth: number, name: string) =>
      page.getByRole('link', { name: says('documents.lines.file_of', { nth, name }), exact: true });
    const id = await newReport(origin, employee, [
      { date: today(), amount: '100', receipt_number: 'A1' },
      { date: today(), amount: '200', receipt_number: 'A2' },
    ]);
    const goesOut = await lineOf(page);
    await page.goto(`/portal/uexpense/${id}?mode=own`);
    await settled(page, says);
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');

    await test.step('two are on their way with a percent each, and what would leave them behind says so', async () => {
      await goesOut(SLOW_BYTES_A_SECOND);
      const big = await paddedTo(3 * MB);
      await receipts.setInputFiles([picture('one.png', big), picture('two.png', big)]);
      for (const name of ['one.png', 'two.png']) {
        const percent = () => bar(name).evaluate((element) => (element as HTMLProgressElement).value);
        await expect.poll(percent).toBeGreaterThan(0);
        expect(await percent()).toBeLessThan(100);
      }
      for (const waiting of [save, send]) await expect(waiting).toHaveAttribute('aria-disabled', 'true');
      await expect(actions).toContainText(file('wait', { count: 2 }));
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectNoViolation(page, 'receipts on their way');
      await page.getByRole('link', { name: says('families.expense.lists.own') }).click();
      const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await expect(asked).toContainText(says('documents.form.leave_files'));
      await asked.getByRole('button', { name: says('documents.form.leave_no'), exact: true }).click();
      await expect(page).toHaveURL(/uexpense\/\d+/);
    });

    await test.step('one is given up and makes no line, the other makes one', async () => {
      await button('cancel', 'one.png').click();
      await expect(bar('one.png')).toHaveCount(0);
      await expect(actions).toContainText(file('wait', { count: 1 }));
      await goesOut(-1);
      await expect(shown(3, 'two.png')).toBeVisible();
      await expect(bar('two.png')).toHaveCount(0);
      await expect(page.getByRole('grid').locator('tbody')).toHaveCount(3);
      await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('one that was lost on the way is sent again', async () => {
      const isUpload = /name="file"/;
      await page.route('**/api/rpc', (route) =>
        isUpload.test(route.request().postDataBuffer()?.toString('latin1') ?? '')
          ? route.abort()
          : route.fallback(),
      );
      await receiptOf(1).setInputFiles(picture('lost.png', await pngOf()));
      await expect(page.getByRole('alert').filter({ hasText: says('common.network_error') })).toBeVisible();
      await expect(save).not.toHaveAttribute('aria-disabled', 'true');
      await page.unroute('**/api/rpc');
      await page.getByRole('button', { name: file('again'), exact: true }).click();
      await expect(shown(1, 'lost.png')).toBeVisible();
    });

    await test.step('one that the portal does not take says why, is not sent again, and is cleared away', async () => {
      await receiptOf(2).setInputFiles(picture('words.png', Buffer.from('These are words.')));
      await expect(button('clear', 'words.png')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: says('errors.file_type') })).toBeVisible();
      await expect(page.getByRole('button', { name: file('again'), exact: true })).toHaveCount(0);
      await button('clear', 'words.png').click();
      await expect(button('clear', 'words.png')).toHaveCount(0);
      await expect(receiptOf(2)).toBeAttached();
    });

    const named = async () =>
      (await linesOfReport(origin, employee, id)).map(({ file_id }) => typeof file_id === 'number');
    await test.step('what has arrived is kept with its lines', async () => {
      await expect.poll(named).toEqual([true, false, true]);
    });

    await test.step('a line that comes back after its removal was saved comes without the receipt that went with it', async () => {
      await page.getByRole('grid').locator('tbody').nth(2).locator('td[data-cell]').first().focus();
      await page.keyboard.press('Control+Delete');
      await expect.poll(named).toEqual([true, false]);
      await page.getByRole('button', { name: says('documents.lines.undo'), exact: true }).click();
      await expect(receiptOf(3)).toBeAttached();
      await expect.poll(named).toEqual([true, false, false]);
    });
  });
