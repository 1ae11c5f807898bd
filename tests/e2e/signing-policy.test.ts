import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { addVacation, move } from '../support/vacation-desk.ts';
import { languagesOf } from '../support/whole.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { introduceSigning, powerFor } from './support/signing-desk.ts';
import { stepWords } from './support/vacation-words.ts';

type Row = Record<string, unknown>;
const rowsOf = async (origin: string, { token }: Person, params: Row): Promise<Row[]> =>
  (await rpc(origin, token, 'view.get', { rowsPerPage: 'all', ...params })).result?.data ?? [];

for (const locale of languagesOf('signing-policy 2'))
  test(`hr keeps a power of attorney from its first day to its end (${locale})`, async ({
    enter,
    origin,
  }) => {
    const hr = await enter('hr', { locale });
    const { page, says } = hr;
    await goTo(page, '/portal/eg/powersofattorney');
    await settled(page, says);
    await page
      .getByRole('button', { name: says('power_of_attorney.add') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const number = `МЧД-${locale}`;
    const power = await powerFor('Лаврова', number);
    await dialog.getByRole('textbox', { name: says('power_of_attorney.number') }).fill(number);
    await dialog.getByRole('button', { name: says('common.save') }).click();
    await expect(dialog.getByText(says('power_of_attorney.missing')).first()).toBeVisible();
    await dialog.getByLabel(says('power_of_attorney.person')).click();
    await page
      .getByPlaceholder(says('documents.form.find_person'))
      .fill(locale === 'ru' ? 'Лаврова' : 'Lavrova');
    await page.getByRole('option').first().click();
    const [from, to] = locale === 'ru' ? ['01.01.2026', '31.12.2099'] : ['01/01/2026', '12/31/2099'];
    await dialog.getByLabel(says('power_of_attorney.from')).fill(from);
    await dialog.getByLabel(says('power_of_attorney.to')).fill(to);
    const xml = dialog.locator('input[type=file]').first();
    const file = (buffer: Buffer) => ({ name: 'мчд.xml', mimeType: 'text/xml', buffer });
    await xml.setInputFiles(file(Buffer.from('<!DOCTYPE a><a/>')));
    await dialog.locator('input[type=file]').last().setInputFiles({
      name: 'мчд.sig',
      mimeType: 'application/octet-stream',
      buffer: power.signature,
    });
    await dialog.getByRole('button', { name: says('common.save') }).click();
    await expect(dialog.getByText(/DTD/)).toBeVisible();
    await expectAccessible(page, 'a power of attorney');
    await xml.setInputFiles(file(power.xml));
    await dialog.getByRole('button', { name: says('common.save') }).click();
    const line = page.getByRole('row').filter({ hasText: number });
    await expect(line).toContainText(says('power_of_attorney.state.active'));

    const more = line.getByRole('button', {
      name: says('power_of_attorney.more', { number }),
    });
    await more.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: says('power_of_attorney.download_xml') }).click();
    const stream = await (await download).createReadStream();
    expect(Buffer.concat(await stream.toArray()).toString()).toBe(power.xml.toString());
    await more.click();
    await page.getByRole('menuitem', { name: says('power_of_attorney.off') }).click();
    await page
      .getByRole('dialog', { name: says('power_of_attorney.off_title') })
      .getByRole('button', { name: says('power_of_attorney.off') })
      .click();
    await expect(line).toContainText(says('power_of_attorney.state.off'));
    await expectInShape(page);
    const data = await rowsOf(origin, hr, {
      object: 'power_of_attorney',
      filter: `number = '${number}'`,
      select: 'id',
    });
    const gone = await rpc(origin, hr.token, 'table.del', { object: 'power_of_attorney', data });
    expect(gone.error).toBeUndefined();
    await power.gone();
  });

test('where people choose to sign, both ways to send wait for the same, and say why once', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee2');
  const { page, says } = employee;
  const takeBack = await introduceSigning(false);
  const [first = ''] = await freeMondays(origin, [employee]);
  const saturday = addDays(first, 5);
  const days = { start_date: saturday, end_date: addDays(saturday, 1) };
  const made = await addVacation(origin, employee.token, days);
  await move(origin, employee.token, made.id, 'draft');
  const form = documentPage(page, says);
  const { send } = stepWords(says);
  const signed = says('signing.sign_and', { verb: send.toLowerCase() });
  await form.open(made.id, 'own');
  const bar = page.locator('[data-actionbar]');
  for (const button of [form.button(send), form.button(signed)])
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(bar.getByText(says('rules.vacation.no-workday'))).toHaveCount(1);
  await form.start.fill(formatDay(addDays(saturday, -1), 'ru'));
  await form.end.focus();
  for (const button of [form.button(send), form.button(signed)])
    await expect(button).not.toHaveAttribute('aria-disabled');
  await takeBack();
});
