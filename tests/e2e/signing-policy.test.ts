import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { addVacation, move, readVacation } from '../support/vacation-desk.ts';
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
const typeOf = async (origin: string, person: Person, code: string): Promise<Row> => {
  const filter = `object_id = 'vacation' and code = '${code}'`;
  const [type] = await rowsOf(origin, person, { object: 'document_type', filter });
  if (!type) throw new Error(`there is no type ${code}`);
  return type;
};
/** Policies of a type, gone. */
const cleared = async (origin: string, admin: Person, document_type_id: unknown): Promise<void> => {
  const filter = `document_type_id = ${document_type_id}`;
  const data = await rowsOf(origin, admin, { object: 'signature_policy', filter, select: 'id' });
  if (data.length > 0) await rpc(origin, admin.token, 'table.del', { object: 'signature_policy', data });
};

for (const locale of languagesOf('signing-policy 1'))
  test(`an admin decides how a kind of document is signed, and takes it back (${locale})`, async ({
    enter,
    origin,
  }) => {
    const admin = await enter('admin', { locale });
    const { page, says } = admin;
    const type = await typeOf(origin, admin, 'study');
    await cleared(origin, admin, type.id);
    const name = String(locale === 'ru' ? type.name : type.name_eng);
    const cell = page.getByRole('button', { name: `${name}: ${says('signature_policy.party.employee')}` });
    await goTo(page, '/portal/eg/signaturepolicies');
    await settled(page, says);
    await expect(cell).toContainText(says('signature_policy.none'));

    await cell.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'a signing rule');
    await page.getByRole('radio', { name: says('signature_policy.level_short.unqualified') }).check();
    await page.getByRole('textbox', { name: says('signature_policy.article_title') }).fill('ЛНА 7.1');
    await page.getByRole('button', { name: says('common.save') }).click();
    await expect(cell).toContainText(says('signature_policy.level_short.unqualified'));
    await expect(cell).toContainText('ЛНА 7.1');

    await cell.click();
    await page.getByRole('button', { name: says('signature_policy.delete'), exact: true }).click();
    await page
      .getByRole('dialog', { name: says('signature_policy.delete_title') })
      .getByRole('button', { name: says('signature_policy.delete') })
      .click();
    await expect(cell).toContainText(says('signature_policy.none'));
    await expectInShape(page);
  });

test('the law’s floor cannot be gone below, and one press takes what it advises', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin');
  const { page, says } = admin;
  const code = 'dismissal_order';
  const added = await rpc(origin, admin.token, 'table.add', {
    object: 'document_type',
    data: { object_id: 'vacation', code, name: 'Приказ об увольнении', name_eng: 'Dismissal order' },
  });
  const type = added.result?.data[0];
  await goTo(page, '/portal/eg/signaturepolicies');
  await settled(page, says);
  await page.getByRole('button', { name: /Приказ об увольнении: Сотрудник/ }).click();
  for (const level of ['simple', 'unqualified', 'qualified'] as const)
    await expect(
      page.getByRole('radio', { name: says(`signature_policy.level_short.${level}`) }).first(),
    ).toBeDisabled();
  await expect(page.getByRole('radio', { name: says('signature_policy.level_short.paper') })).toBeChecked();
  await page.getByRole('button', { name: says('common.cancel') }).click();

  const before = await rowsOf(origin, admin, { object: 'signature_policy', select: 'id' });
  await page.getByRole('button', { name: says('signature_policy.take_law_all') }).click();
  await page
    .getByRole('dialog', { name: says('signature_policy.law_ask') })
    .getByRole('button', { name: says('signature_policy.law_yes') })
    .click();
  const cell = page.getByRole('button', { name: /Приказ об увольнении: Работодатель/ });
  await expect(cell).toContainText(says('signature_policy.on_paper'));
  const after = await rowsOf(origin, admin, { object: 'signature_policy', select: 'id' });
  const made = after.filter(({ id }) => !before.some((row) => row.id === id));
  expect(made.length).toBeGreaterThanOrEqual(4);
  // A family’s policy goes before that of its type, which the law asks more for.
  const data = made.toReversed();
  const removed = await rpc(origin, admin.token, 'table.del', { object: 'signature_policy', data });
  expect(removed.error).toBeUndefined();
  await rpc(origin, admin.token, 'table.del', { object: 'document_type', data: { id: type?.id } });
});

test('a step that is signed on paper says so beside its button, with the article', async ({
  enter,
  origin,
}) => {
  const [admin, employee, manager] = [await enter('admin'), await enter('employee'), await enter('manager')];
  const [start_date = ''] = await freeMondays(origin, [employee]);
  const additional = await typeOf(origin, admin, 'additional');
  const policy = {
    object_id: 'vacation',
    document_type_id: additional.id,
    party: 'employer',
    level: 'paper',
  };
  const made = await addVacation(origin, employee.token, { start_date, end_date: addDays(start_date, 1) });
  await move(origin, employee.token, made.id, 'draft');
  await move(origin, employee.token, made.id, 'prepared');
  const added = await rpc(origin, admin.token, 'table.add', {
    object: 'signature_policy',
    data: { ...policy, article: 'Положение, пункт 9' },
  });
  expect(added.error).toBeUndefined();
  const { page } = manager;
  await goTo(page, `/portal/eg/uvacation/${made.id}?mode=sub`);
  await expect(page.getByText('Подписывается на бумаге. Положение, пункт 9')).toBeVisible();
  await rpc(origin, admin.token, 'table.del', { object: 'signature_policy', data: added.result?.data });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Согласовать' })).toBeVisible();
  await expect(page.getByText('Подписывается на бумаге')).toHaveCount(0);
  expect((await readVacation(origin, employee.token, made.id)).status_id).toBe('prepared');
});

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

test('a manager writes a leave that takes its person’s signature, and reads that its person sends it', async ({
  enter,
  origin,
}) => {
  const [manager, employee] = [await enter('manager'), await enter('employee')];
  const type = await typeOf(origin, manager, 'unpaid_by_law');
  const profile = await rpc<{ profile: Row }>(origin, employee.token, 'user.get', {});
  const [start_date = ''] = await freeMondays(origin, [employee]);
  const { id } = await addVacation(origin, manager.token, {
    employee_id: profile.result?.profile.employee_id,
    document_type_id: type.id,
    start_date,
    end_date: addDays(start_date, 1),
    comments: 'Свадьба',
  });
  await move(origin, manager.token, id, 'draft');
  for (const { page, says } of [manager, employee]) {
    const form = documentPage(page, says);
    await form.open(id);
    const mine = page === employee.page;
    const { send } = stepWords(says);
    const signed = says('signing.sign_and', { verb: send.toLowerCase() });
    if (mine) await expect(form.button(signed)).not.toHaveAttribute('aria-disabled', 'true');
    else await expect(form.button(send)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(says('documents.refused.signing_is_personal'))).toHaveCount(mine ? 0 : 1);
  }
  await expectAccessible(manager.page, 'a leave that its person sends');
});
