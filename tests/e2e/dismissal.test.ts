import { formatDay, formatDayMonth } from '../../lib/i18n/format.ts';
import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import type { HandedOver } from '../../lib/rpc/handed-over.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { verbOf } from './support/family-words.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { sql } from './support/signing-desk.ts';

const TODAY = dayInZone(new Date().toISOString(), 'Europe/Moscow');
const [EARLY, TWO_WEEKS] = [addDays(TODAY, 8), addDays(TODAY, 14)];
const LEAVES = { ru: 'Мельникова Ольга Викторовна', en: 'Melnikova Olga Viktorovna' };
const RESIGNATION = { ru: 'Увольнение по собственному желанию', en: 'Resignation' };
const GROUND = { ru: 'Соглашение о дате', en: 'Agreed date' };

for (const locale of ['ru', 'en'] as const)
  test(`a resignation without two weeks of notice is refused to the employee, and agreed once hr has named the ground and the manager has read the warning (${locale})`, async ({
    enter,
  }) => {
    const [employee, hr, manager] = (await Promise.all(
      ['employee', 'hr', 'manager'].map((login) => enter(login, { locale })),
    )) as [Person, Person, Person];
    const { says } = employee;
    const notice = (key: string, values?: Record<string, string | number>) =>
      says(`families.statement.notice.${key}`, values);
    const first = formatDay(TWO_WEEKS, locale);
    const verb = (step: string) => verbOf(says, 'statement', step);
    const choose = async ({ page }: Person) => {
      await page.getByLabel(says('families.statement.type')).click();
      await page.getByRole('option', { name: RESIGNATION[locale], exact: true }).click();
      for (const [field, day] of [
        ['statement_date', TODAY],
        ['dismissal_date', EARLY],
      ] as const) {
        const input = page.getByLabel(says(`families.statement.fields.${field}`), { exact: true });
        await input.fill(formatDay(day, locale));
        await input.press('Tab');
      }
    };

    await test.step('the employee is refused with the first day there is, and takes it', async () => {
      const { page } = employee;
      await page.goto('/portal/');
      await page.getByRole('button', { name: says('create.title'), exact: true }).click();
      const window = page.getByRole('dialog', { name: says('create.title') });
      await expect(window).not.toContainText('=>');
      await window.getByRole('option', { name: says('shell.families.statement'), exact: true }).click();
      await choose(employee);
      await expect(page.getByText(notice('refused_title', { first }), { exact: true })).toBeVisible();
      await expect(page.getByText(notice('lacking', { days: 6 }), { exact: true })).toBeVisible();
      const send = page.getByRole('button', { name: verb('onward.prepared'), exact: true });
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await page
        .getByRole('button', { name: notice('two_weeks', { day: formatDayMonth(TWO_WEEKS, locale) }) })
        .click();
      await expect(page.getByText(says('documents.checks.notice'))).toBeVisible();
      await expect(page.getByText(notice('refused_title', { first }), { exact: true })).toHaveCount(0);
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('the form says until when it may be taken back, what is settled then, and that the order is on paper', async () => {
      const { page } = employee;
      await expect(page.getByText(says('documents.checks.withdrawable', { day: first }))).toBeVisible();
      const settled = page.getByRole('region', { name: says('families.statement.settlement.title') });
      await expect(settled).toContainText(first);
      await expect(settled).toContainText(
        says('documents.settlement.days_left', { year: TWO_WEEKS.slice(0, 4) }),
      );
      await expect(settled).toContainText(says('families.statement.settlement.law'));
      const stops = page.getByRole('complementary').getByRole('listitem');
      const onPaper = stops.filter({ hasText: says('families.statement.settlement.order') });
      await expect(onPaper).toHaveCount(1);
      await expect(stops.last()).toContainText(says('families.statement.settlement.order'));
    });

    const number =
      await test.step('hr enters the day of the paper with its ground, and is warned', async () => {
        const { page } = hr;
        await page.goto('/portal/ustatement?mode=hr');
        await page.locator('main').getByLabel(says('documents.fields.employee_id')).click();
        await page
          .getByPlaceholder(says('documents.form.find_person'))
          .fill(LEAVES[locale].split(' ')[0] ?? '');
        await page.getByRole('option', { name: LEAVES[locale] }).click();
        await choose(hr);
        await expect(page.getByText(notice('early_text', { first }), { exact: true })).toBeVisible();
        const send = page.getByRole('button', { name: verb('onward.prepared'), exact: true });
        await expect(send).toHaveAttribute('aria-disabled', 'true');
        await page.getByRole('radio', { name: GROUND[locale] }).check({ force: true });
        await page.getByLabel(says('documents.fields.comments'), { exact: true }).fill('Moves to Kazan');
        await expect(send).not.toHaveAttribute('aria-disabled', 'true');
        await send.click();
        const asked = page.getByRole('dialog');
        await expect(asked).toContainText(says('documents.ask.warned', { count: 1 }));
        await asked.getByRole('button', { name: verb('onward.prepared'), exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(RESIGNATION[locale]);
        await expect(page.getByRole('complementary')).toContainText(/Ковалёва|Kovaleva/);
        await expect(page.locator('main')).toContainText(/ЗВ-\d+/);
        return /ЗВ-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';
      });

    await test.step('the manager decides on it apart from the others, having read the warning', async () => {
      const { page } = manager;
      const list = listPage(page, says);
      await page.goto('/portal/approvals?size=100');
      const row = list.row(number);
      await expect(row).toContainText(says('common.warned'));
      await expect(row).toContainText(says('shell.due.statement', { day: formatDay(EARLY, locale) }));
      const other = (await list.numbers()).find((each) => each !== '') ?? '';
      await list.select(number).click();
      await list.select(other).click();
      await list.bulk
        .getByRole('button', {
          name: says('documents.bulk.counted', { verb: verb('onward.agreed'), count: 1 }),
        })
        .click();
      const many = page.getByRole('dialog');
      await expect(many).toContainText(says('documents.ask.why_warned'));
      await page.keyboard.press('Escape');
      await expect(many).toHaveCount(0);

      await list.decision('onward.agreed', number).click();
      const one = page.getByRole('dialog', {
        name: says('families.statement.ask.onward', { verb: verb('onward.agreed'), type: 'resignation' }),
      });
      await expect(one).toContainText(notice('warned_title', { given: 8, notice: 14 }));
      await expect(one).toContainText(GROUND[locale]);
      await expect(one).toContainText('Moves to Kazan');
      await one
        .getByRole('button', {
          name: says('documents.ask.on_day', {
            verb: verb('onward.agreed'),
            day: formatDayMonth(EARLY, locale),
          }),
          exact: true,
        })
        .click();
      await expect(
        page.getByText(says('documents.moved', { what: says('documents.steps.onward.agreed.done'), number })),
      ).toBeVisible();
      await expect(list.row(number)).toHaveCount(0);
    });
  });

test('a resignation that was sent is taken back until its last day; after it the button says why not', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says, token } = employee;
  const [type] = await sql(
    `select t."id"::int from "document_type" t join "client" c on c."id" = t."client_id"
     where c."code" = 'eg' and t."object_id" = 'statement' and t."code" = 'resignation'`,
  );
  const added = await rpc<{ data: { id: number; steps: { id: number; next_status_id: string }[] }[] }>(
    origin,
    token,
    'table.add',
    {
      object: 'statement',
      begin: true,
      data: [{ document_type_id: type?.id, statement_date: TODAY, dismissal_date: TWO_WEEKS }],
    },
  );
  const [made] = added.result?.data ?? [];
  const id = made?.id ?? 0;
  await page.goto(`/portal/ustatement/${id}`);
  const verb = (step: string) => verbOf(says, 'statement', step);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(verb('onward.prepared')).click();
  const way = page.getByRole('complementary').getByRole('listitem');
  const says_until = says('documents.timeline.withdrawable', { day: formatDay(TWO_WEEKS, 'ru') });
  await expect(way.filter({ hasText: says_until })).toHaveCount(1);
  await expect(button(verb('withdraw'))).not.toHaveAttribute('aria-disabled', 'true');

  const over = addDays(TODAY, -1);
  await sql('update "document" set "due_date" = $2, "start_date" = $3 where "id" = $1', [
    id,
    over,
    addDays(over, -14),
  ]);
  await page.reload();
  const said_until = says('documents.timeline.withdrawal_over', { day: formatDay(over, 'ru') });
  await expect(way.filter({ hasText: said_until })).toHaveCount(1);
  await expect(button(verb('withdraw'))).toHaveAttribute('aria-disabled', 'true');
  const reason = says('rules.statement.withdrawal-over', { until: formatDay(over, 'ru') });
  await expect(page.getByText(reason, { exact: true })).toBeVisible();

  await sql('update "document" set "due_date" = $2, "start_date" = $3 where "id" = $1', [
    id,
    TODAY,
    addDays(TODAY, -14),
  ]);
  await page.reload();
  await button(verb('withdraw')).click();
  await expect(
    way.filter({ hasText: says('documents.timeline.withdrawn', { gender: 'средний' }) }),
  ).toHaveCount(1);
});

test('the table of employees says where documents go that wait for a manager who leaves, and nothing of who decides none', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin');
  const { page, says } = admin;
  const table = (key: string) => says(`dictionary.${key}`);
  const employee = await enter('employee2');
  const [start_date = ''] = await freeMondays(origin, [employee]);
  await sentVacation(origin, employee.token, { start_date, end_date: start_date });
  const leave = async (name: string) => {
    await page.goto('/portal/tables/employees');
    await page.getByLabel(table('search'), { exact: true }).fill(name);
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const window = page.getByRole('dialog', { name });
    const day = window.getByLabel(says('dictionaries.field.dismissal_date'), { exact: true });
    await day.fill(formatDay(addDays(TODAY, 30), 'ru'));
    await day.press('Tab');
    const sent = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('"table.edit"') ?? false,
    );
    await window.getByRole('button', { name: says('common.save'), exact: true }).click();
    const answer: { result?: { handed_over?: HandedOver[] } } = await (await sent).json();
    await expect(page.getByText(table('saved'), { exact: true })).toBeVisible();
    return answer.result?.handed_over;
  };
  try {
    const [handed] = (await leave('Ковалёва Анна Сергеевна')) ?? [];
    expect(handed?.day).toBe(addDays(TODAY, 31));
    const told = says('users.handed_over', {
      day: formatDay(addDays(TODAY, 31), 'ru'),
      count: handed?.count ?? 0,
      to: handed?.name || 'hr',
    });
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    expect(await leave('Тихонов Игорь Андреевич')).toBeUndefined();
    await expect(page.getByText(told, { exact: true })).toHaveCount(0);
  } finally {
    await sql(
      `update "employee" set "dismissal_date" = null where "name" in ('Ковалёва Анна Сергеевна', 'Тихонов Игорь Андреевич')`,
    );
  }
});

test('hr goes from the account of a person to their dismissal, which asks for a ground and a manager for the reports, prints its order and is taken back', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const of = (key: string, values?: Record<string, string | number>) => says(`dismissal.${key}`, values);
  const name = 'Тихонов Игорь Андреевич';
  const last = addDays(TODAY, 30);
  const [person] = await sql(
    `select e."id"::int, u."id"::int as user_id from "employee" e join "app_user" u on u."employee_id" = e."id" where e."name" = $1`,
    [name],
  );
  const button = (title: string) => page.getByRole('button', { name: title, exact: true });
  try {
    await page.goto(`/portal/users?user=${person?.user_id}`);
    await page.getByRole('link', { name: says('people.card'), exact: true }).click();
    await expect(page.getByRole('link', { name: says('people.account'), exact: true })).toBeVisible();
    await page.getByRole('link', { name: says('people.dismiss'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: of('title') })).toBeVisible();
    for (const part of ['reports_title', 'documents_title', 'ends_title', 'settlement_title', 'papers_title'])
      await expect(page.getByRole('region', { name: of(part) })).toBeVisible();
    await button(of('enter')).click();
    await expect(page.getByText(of('date_needed'), { exact: true })).toBeVisible();
    await expect(page.getByText(of('ground_needed'), { exact: true })).toBeVisible();

    const day = page.getByLabel(of('date'), { exact: true });
    await day.fill(formatDay(last, 'ru'));
    await day.press('Tab');
    await page.getByLabel(of('ground'), { exact: true }).click();
    await page.getByRole('option', { name: /пункт 3 части первой статьи 77/ }).click();
    await expect(page.getByRole('region', { name: of('settlement_title') })).toContainText(
      formatDay(last, 'ru'),
    );
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await button(of('enter')).click();
    const asked = page.getByRole('dialog', { name: of('ask', { day: formatDay(last, 'ru'), name }) });
    await asked.getByRole('button', { name: of('enter'), exact: true }).click();
    await expect(
      page.getByText(of('entered', { day: formatDay(last, 'ru') }), { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('По инициативе работника', { exact: false })).toBeVisible();
    await expect(button(of('enter'))).toHaveCount(0);
    const papers = page.getByRole('region', { name: of('papers_title') });
    await expect(
      papers.getByRole('button', { name: says('documents.printing.take'), exact: true }),
    ).toBeVisible();

    await button(of('take_back')).click();
    const back = page.getByRole('dialog', { name: of('take_back_ask', { name }) });
    await expect(back).toContainText(of('lost_keys'));
    await back.getByRole('button', { name: of('take_back'), exact: true }).click();
    await expect(button(of('enter'))).toBeVisible();
  } finally {
    await sql('delete from "dismissal" where "employee_id" = $1', [person?.id]);
    await sql('update "employee" set "dismissal_date" = null where "id" = $1', [person?.id]);
  }
});
