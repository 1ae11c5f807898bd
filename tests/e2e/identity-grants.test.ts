import { addDays } from '../../lib/kernel/day.ts';
import { connect } from '../../server/db/connect.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { expectAccessible, expectInShape, settled, TWO_SIGHTS } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';

/** Runs statements beside the portal, in its database. */
const inDatabase = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  const client = await connect(process.env.PORTAL_DATABASE_URL ?? '');
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
};

const employeeOf = async (login: string): Promise<{ id: number; name: string }> => {
  const [row] = await inDatabase<{ id: number; name: string }>(
    `select e."id"::int, e."name" from "employee" e join "app_user" u on u."employee_id" = e."id" where u."login" = $1`,
    [login],
  );
  if (!row) throw new Error(`nobody is ${login}`);
  return row;
};

/** One approved vacation of the manager made to run on days counted from the business day. */
const vacationOf = async (login: string, from: number, to: number): Promise<number> => {
  const { id } = await employeeOf(login);
  const [row] = await inDatabase<{ id: number }>(
    `update "document" set "start_date" = (now() at time zone 'Europe/Moscow')::date + $2::int,
       "end_date" = (now() at time zone 'Europe/Moscow')::date + $3::int
     where "id" = (select min(d."id") from "document" d join "vacation" v on v."id" = d."id"
       where d."employee_id" = $1 and d."status_id" in ('approved', 'processed') and not v."replaced") returning "id"::int`,
    [id, from, to],
  );
  if (!row) throw new Error(`${login} has no approved vacation`);
  return row.id;
};

/** Names a deputy by the call behind the screen. */
const nameDeputy = async (origin: string, { token }: Person, deputy: string): Promise<void> => {
  const { id } = await employeeOf(deputy);
  const answer = await rpc(origin, token, 'user.auth', { action: 'setDeputy', deputy_employee_id: id });
  expect(answer.error).toBeUndefined();
};

for (const [locale, start_date] of [
  ['ru', '2027-11-08'],
  ['en', '2027-11-15'],
] as const)
  test(`a deputy approves while the manager is on vacation, and cannot the day after (${locale})`, async ({
    enter,
    origin,
  }) => {
    const manager = await enter('manager', { locale });
    await nameDeputy(origin, manager, 'employee2');
    const vacation = await vacationOf('manager', -3, 2);
    const author = await enter('employee');
    const days = { start_date, end_date: addDays(start_date, 1) };
    const paper = await sentVacation(origin, author.token, days);
    const later = await sentVacation(origin, author.token, {
      start_date: addDays(start_date, 2),
      end_date: addDays(start_date, 3),
    });
    const deputy = await enter('employee2', { locale });
    const { page, says } = deputy;
    await page.goto('/portal/');
    const waiting = page.getByRole('region', { name: says('grants.waiting.title') });
    await expect(waiting.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/Вы действуете за|You act for/)).toHaveCount(0);
    await waiting.getByRole('button', { name: paper.number }).click();
    await expect(page).toHaveURL(new RegExp(`/portal/uvacation/${paper.id}`));
    const banner = page.getByRole('status').filter({ hasText: says('grants.back') });
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: says('documents.steps.onward.agreed.verb'), exact: true }).click();
    await expect(
      page
        .getByRole('complementary')
        .getByRole('listitem')
        .filter({ hasText: /от имени|on behalf of/ }),
    ).toHaveCount(1);
    await inDatabase(
      `update "document" set "end_date" = (now() at time zone 'Europe/Moscow')::date - 1 where "id" = $1`,
      [vacation],
    );
    await page.goto('/portal/');
    await settled(page, says);
    await expect(banner).toHaveCount(0);
    await expect(waiting).toHaveCount(0);
    await page.goto(`/portal/uvacation/${later.id}?mode=sub`);
    await expect(
      page.getByRole('button', { name: says('documents.steps.onward.agreed.verb'), exact: true }),
    ).toHaveCount(0);
    await rpc(origin, manager.token, 'user.auth', { action: 'removeDeputy' });
  });

test('one click begins to act, every page says so, one click ends it, and another tab follows', async ({
  enter,
}) => {
  const { page, says, tab } = await enter('deputy');
  await page.goto('/portal/ugrants');
  const principal = await employeeOf('manager');
  await expectInShape(page);
  await expectAccessible(page, 'ugrants', TWO_SIGHTS);
  const other = await tab();
  await other.goto('/portal/ugrants');
  await settled(other, says);
  await page.getByRole('region', { name: principal.name }).getByRole('button').click();
  const exit = page.getByRole('status').getByRole('button', { name: says('grants.back') });
  await expect(exit).toBeVisible();
  await expect(other.getByRole('status').getByRole('button', { name: says('grants.back') })).toBeVisible();
  await page.goto('/portal/uvacations-sub');
  await expect(exit).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Действуете от имени/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText(/ от имени /)).toBeVisible();
  await expectInShape(page);
  await expectAccessible(page, 'acting', TWO_SIGHTS);
  await exit.click();
  await expect(page).toHaveURL(/\/portal\/$/);
  await expect(exit).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: says('grants.hint'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: says('grants.title') }).click();
  await expect(page).toHaveURL(/ugrants/);
});

test('a person names a deputy and takes them back; who has no grant has no switcher (EX-156)', async ({
  enter,
}) => {
  const { page, says } = await enter('reviewer');
  await page.goto('/portal/ugrants');
  await settled(page, says);
  await expect(
    page.getByRole('banner').getByRole('button', { name: says('grants.hint'), exact: true }),
  ).toHaveCount(0);
  const panel = page.getByRole('region', { name: says('grants.deputy.title') });
  await panel.getByRole('button', { name: says('grants.deputy.choose') }).click();
  const dialog = page.getByRole('dialog', { name: says('grants.deputy.dialog') });
  await dialog.getByRole('button', { name: says('common.save') }).click();
  await expect(dialog.getByText(says('grants.deputy.person_missing'))).toBeVisible();
  await dialog.getByLabel(says('grants.deputy.person')).click();
  const { name } = await employeeOf('employee2');
  await page.getByPlaceholder(says('documents.form.find_person')).fill(name.split(' ')[0] ?? '');
  await page.getByRole('option', { name }).click();
  await expectAccessible(page, 'deputy dialog', [[1440, 'light']]);
  await dialog.getByRole('button', { name: says('common.save') }).click();
  await expect(panel.getByText(name)).toBeVisible();
  await panel.getByRole('button', { name: says('grants.deputy.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('grants.deputy.remove') })
    .click();
  await expect(panel.getByText(says('grants.deputy.none'))).toBeVisible();
});

for (const locale of ['ru', 'en'] as const)
  test(`an admin gives, disables and deletes a grant (${locale})`, async ({ enter }) => {
    const { page, says } = await enter('admin', { locale });
    await page.goto('/portal/grants');
    await settled(page, says);
    await expectInShape(page);
    await expectAccessible(page, 'grants', TWO_SIGHTS);
    await page.getByRole('button', { name: says('grants.admin.add') }).click();
    const dialog = page.getByRole('dialog').first();
    for (const [field, login] of [
      ['holder', 'hr'],
      ['person', 'manager'],
    ] as const) {
      await dialog.getByLabel(says(`grants.admin.${field}`), { exact: true }).click();
      const { name } = await employeeOf(login);
      await page.getByPlaceholder(says('documents.form.find_person')).fill(name.split(' ')[0] ?? '');
      await page.getByRole('option').first().click();
    }
    const days = locale === 'ru' ? ['01.01.2027', '31.01.2027'] : ['1/1/2027', '1/31/2027'];
    await dialog.getByLabel(says('grants.admin.from'), { exact: true }).fill(days[0] ?? '');
    await dialog.getByLabel(says('grants.admin.to'), { exact: true }).fill(days[1] ?? '');
    await dialog.getByRole('button', { name: says('common.save') }).click();
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: /^hr/ });
    await expect(line).toHaveCount(1);
    await line.getByRole('button', { name: says('grants.admin.edit') }).click();
    await dialog.getByLabel(says('grants.admin.disable')).check();
    await dialog.getByRole('button', { name: says('common.save') }).click();
    await expect(line.getByText(says('grants.admin.disabled'), { exact: true })).toBeVisible();
    await line.getByRole('button', { name: says('grants.admin.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('grants.admin.delete'), exact: true })
      .click();
    await expect(line).toHaveCount(0);
  });
