import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { inPortalDatabase } from './support/portal-database.ts';
import { expect, test } from './support/portal-test.ts';

const MANAGER = 'Ковалёва А. С.';

test('the page says who holds a document by the dictionary, also when an administrator has changed it, and how it is marked', async ({
  enter,
  origin,
}) => {
  const [employee, admin] = await Promise.all([enter('employee'), enter('admin')]);
  const { says, page } = employee;
  const stage = (status: string) =>
    says('documents.timeline.now', { stage: says(`documents.stages.${status}`) });
  const hr = says('documents.holder.role.hr');
  const [start_date = ''] = await freeMondays(origin, [employee]);
  const { id, number } = await sentVacation(origin, employee.token, { start_date, end_date: start_date });
  const form = documentPage(page, says);
  const filter = "object_id = 'vacation' and business_role = 'manager' and next_status_id = 'agreed'";
  const found = await rpc(origin, admin.token, 'view.get', { object: 'workflow', filter });
  const [leg] = found.result?.data ?? [{}];
  const changeLeg = async (change: Record<string, unknown>) => {
    const data = { id: leg?.id, ...change };
    expect(
      (await rpc(origin, admin.token, 'table.edit', { object: 'workflow', data })).error,
    ).toBeUndefined();
  };

  const left = 'urgent;organization_behalf=1;Q4';
  await inPortalDatabase('update "document" set "indicators" = $1 where "id" = $2', [left, String(id)]);
  const marks = page.getByRole('list', { name: 'Отметки' }).getByRole('listitem');
  // The leave was not planned: a company with a schedule marks that first.
  const MARKS = ['вне графика', 'срочно', 'от имени организации', 'Q4'];

  await form.open(id);
  await expect(marks).toHaveText(MARKS);
  await expect(form.timeline.nth(2)).toContainText(stage('prepared'));
  await expect(form.timeline.nth(2)).toContainText(MANAGER);
  await expect(form.timeline.nth(3)).toContainText(hr);
  try {
    await changeLeg({ detail: { second_level: '1' } });
    await page.reload();
    await expect(form.timeline.nth(2)).toContainText('руководитель второго уровня');
    await changeLeg({ detail: leg?.detail, disabled: '1' });
    await page.reload();
    await expect(form.timeline.nth(2)).toContainText(stage('prepared'));
    await expect(form.timeline.nth(2)).toContainText(hr);
    await page.goto('/portal/uvacations-own');
    const row = page.getByRole('row', { name: `${number} ` });
    await expect(row).toContainText(hr);
    await expect(row.getByRole('list', { name: 'Отметки' }).getByRole('listitem')).toHaveText(MARKS);
    await page.goto('/portal/uvacation?mode=own');
    await expect(form.timeline).toHaveCount(4);
    await expect(form.timeline.nth(1)).toContainText(hr);
  } finally {
    await changeLeg({ detail: leg?.detail, disabled: '0' });
  }
  await page.reload();
  await expect(form.timeline.nth(1)).toContainText(MANAGER);
});
