import { rpc } from '../support/rpc.ts';
import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const AUDIT = '/portal/audit';

for (const locale of languagesOf('audit'))
  test(`an admin finds who changed a dictionary, from what to what, and the whole of its story (${locale})`, async ({
    enter,
    origin,
  }) => {
    const { page, says, token } = await enter('admin', { locale });
    const code = `story_${locale}`;
    const added = await rpc(origin, token, 'table.add', {
      object: 'currency',
      data: { code: locale === 'ru' ? 'XTS' : 'XXX', name: 'Было', name_eng: code },
    });
    const id = added.result?.data[0]?.id;
    await rpc(origin, token, 'table.edit', { object: 'currency', data: [{ id, name: 'Стало' }] });
    await goTo(page, AUDIT);
    await settled(page, says);
    await expect(page.getByRole('region', { name: says('audit.chain.label') })).toBeVisible();
    await page.getByRole('button', { name: says('audit.scope.setting'), exact: true }).click();
    const edited = page.getByRole('listitem').filter({ hasText: 'Стало' });
    await expect(edited).toContainText(says('audit.action.table-edit'));
    await expect(edited).toContainText('Было');
    await edited.getByRole('button').click();
    const window = page.getByRole('dialog');
    await expect(window).toContainText('table.edit');
    await expectAccessible(page, 'one record of the log', { locale });
    await window.getByRole('button', { name: says('audit.window.same_record') }).click();
    await expect(window).toHaveCount(0);
    await expect(page).toHaveURL(/stream=currency/);
    await expect(page.getByRole('listitem').filter({ hasText: says('audit.action.table-add') })).toHaveCount(
      1,
    );
    await expectInShape(page);
    await expectAccessible(page, 'the story of a record', { locale });
  });

test('an admin checks the chain, and a person is told who looked at their card', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin');
  await goTo(admin.page, AUDIT);
  await settled(admin.page, admin.says);
  await admin.page.getByRole('button', { name: admin.says('audit.chain.check') }).click();
  await expect(admin.page.getByText(admin.says('audit.chain.whole'))).toBeVisible();

  const employee = await enter('employee');
  const own = await rpc<{ profile: { employee_id: number } }>(origin, employee.token, 'user.get', {});
  const hr = await enter('hr');
  await rpc(origin, hr.token, 'view.get', {
    object: 'employee',
    filter: `id = ${own.result?.profile.employee_id}`,
    rowsPerPage: 1,
  });
  const { page, says } = employee;
  await goTo(page, '/portal/profile');
  await settled(page, says);
  const panel = page.getByRole('region', { name: says('profile.seen.title') });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel).toContainText(says('shell.role.hr'));
  await expectInShape(page);
  await expectAccessible(page, 'who looked at my data');

  const line = (await panel.getByRole('listitem').locator('b').textContent()) ?? '';
  await panel.getByRole('button', { name: new RegExp(says('profile.seen.ask')) }).click();
  const text = page.getByRole('textbox', { name: says('families.request.fields.text') });
  await expect(text).toHaveValue(new RegExp(line.split(/\s/)[0] ?? ''));
});

test('an admin walks the log by keys, narrows it by a value under the cursor, and by days', async ({
  enter,
  origin,
}) => {
  const { page, says, token } = await enter('admin');
  for (const code of ['XQA', 'XQB'])
    await rpc(origin, token, 'table.add', {
      object: 'currency',
      data: { code, name: 'Проба', name_eng: code },
    });
  await goTo(page, `${AUDIT}?scope=setting&setting=currency`);
  await settled(page, says);
  const rows = page.locator('[data-audit-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(0).getByRole('button')).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(/table\.add/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');

  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(says('audit.by.title'));
  await expectAccessible(page, 'values of a row of the log');
  await dialog.getByRole('button', { name: new RegExp(says('audit.group.rows')) }).click();
  await expect(page).toHaveURL(/group=rows/);

  await rows.first().locator('[data-value=record]').hover({ force: true });
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/stream=currency/);

  await goTo(page, `${AUDIT}?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByText(says('audit.none.title'))).toBeVisible();
  await goTo(page, `${AUDIT}?from=2020-01-01`);
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page, 'the log since a day');
});

test('the log is no page of anybody but an admin', async ({ enter }) => {
  const { page, says } = await enter('hr');
  await goTo(page, AUDIT);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(says('audit.title'));
});
