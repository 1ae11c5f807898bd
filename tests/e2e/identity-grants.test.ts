import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/access/actor.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { connect } from '../../server/db/connect.ts';
import { rpc } from '../support/rpc.ts';
import { move, readVacation, sentVacation } from '../support/vacation-desk.ts';
import { languagesOf } from '../support/whole.ts';
import { freeMondays, today } from './support/days.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, expectNoViolation, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import type { Words } from './support/words.ts';

/** The browser's words for a refused call of a deputy who may no longer act. */
const REFUSED = /status of (401|403)/;
const BY_GRANT = { ru: /^Действуете от имени/, en: /^Acting on behalf of/ };
const ON_BEHALF = { ru: / от имени:? /, en: / on behalf of / };

/** Runs statements beside the portal, in its database. */
const inDatabase = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  const client = await connect(process.env.PORTAL_DATABASE_URL ?? '');
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
};

/** An employee of the demo company, by the name that stands on the screens of a language. */
const employeeOf = async (login: string, locale: Locale = 'ru'): Promise<{ id: number; name: string }> => {
  const [row] = await inDatabase<{ id: number; name: string }>(
    `select e."id"::int, e."${locale === 'ru' ? 'name' : 'name_eng'}" as "name" from "employee" e join "app_user" u on u."employee_id" = e."id" where u."login" = $1`,
    [login],
  );
  if (!row) throw new Error(`nobody is ${login}`);
  return row;
};

/** Moves one approved vacation of a person to days counted from the business day. */
const vacationOf = async (login: string, from: number, to: number): Promise<number> => {
  const { id } = await employeeOf(login);
  const [row] = await inDatabase<{ id: number }>(
    `update "document" set "start_date" = (now() at time zone 'Europe/Moscow')::date + $2::int,
       "end_date" = (now() at time zone 'Europe/Moscow')::date + $3::int
     where "id" = (select min(d."id") from "document" d join "vacation" v on v."id" = d."id"
       where d."employee_id" = $1 and d."status_id" in ('approved', 'processed') and not d."replaced") returning "id"::int`,
    [id, from, to],
  );
  if (!row) throw new Error(`${login} has no approved vacation`);
  return row.id;
};

/** Names a deputy by a call, without the screen. */
const nameDeputy = async (
  origin: string,
  { token }: Person,
  deputy: string,
  own_documents = false,
): Promise<void> => {
  const { id } = await employeeOf(deputy);
  const named = { action: 'setDeputy', deputy_employee_id: id, own_documents };
  const answer = await rpc(origin, token, 'user.auth', named);
  expect(answer.error).toBeUndefined();
};

/** A bearer of the deputy who acts under the first of their grants. */
const actingToken = async (origin: string, { token }: Person): Promise<string> => {
  const own = await rpc<{ profile: { grants: { id: number }[] } }>(origin, token, 'user.get', {});
  const grant = own.result?.profile.grants[0]?.id;
  const acting = await rpc<{ access_token: string }>(origin, token, 'token.grant', { grant });
  return acting.result?.access_token ?? '';
};

/** The notice to a deputy that the grant has ended. */
const endedOn = (page: Page, says: Words) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: says('grants.ended_read') }) });

/** A deputy reads whose document it will be: in the list, at the head of the form and beside its buttons. */
const expectForWhom = async ({ page, says }: Person, who: string): Promise<void> => {
  await goTo(page, '/portal/uvacations-own?view=all');
  await page.getByRole('link', { name: who }).click();
  await expect(page).toHaveURL(/uvacation(\?|$)/);
  await expect(page.getByText(says('documents.form.for_whom_new', { who }))).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: says('documents.form.actions') })
      .getByText(says('documents.form.for_whom', { who })),
  ).toBeVisible();
};

/** A deputy of a person whose own documents are not lent is offered none, and reads why. */
const expectNoneBegun = async (page: Page, says: Words): Promise<void> => {
  const why = page.getByText(says('documents.form.own_not_lent'));
  await page.goto('/portal/uvacations-own?view=all');
  await expect(why).toBeVisible();
  await expect(page.getByRole('link', { name: says('families.vacation.create') })).toHaveCount(0);
  await expect(
    page.getByRole('banner').getByRole('button', { name: says('shell.create'), exact: true }),
  ).toHaveCount(0);
  await page.goto('/portal/uvacation?mode=own');
  await expect(why).toBeVisible();
};

for (const locale of languagesOf('identity-grants 1'))
  test(`a deputy approves while the manager is on vacation, and cannot the day after (${locale})`, async ({
    enter,
    origin,
  }) => {
    const manager = await enter('manager', { locale });
    await nameDeputy(origin, manager, 'employee2', true);
    const vacation = await vacationOf('manager', -3, 2);
    const author = await enter('employee');
    const [monday = today()] = await freeMondays(origin, [author]);
    const sent = (day: number) =>
      sentVacation(origin, author.token, {
        start_date: addDays(monday, day),
        end_date: addDays(monday, day),
      });
    const [paper, other, later] = [await sent(0), await sent(1), await sent(2)];
    const deputy = await enter('employee2', { locale, complains: REFUSED });
    const { page, says } = deputy;
    await page.goto('/portal/');
    const waiting = page.getByRole('region', { name: says('grants.waiting.title') });
    await expect(waiting.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/Вы действуете за|You act for/)).toHaveCount(0);
    await waiting.getByRole('button', { name: says('documents.home.show') }).click();
    await waiting.getByRole('button', { name: paper.number }).click();
    await expect(page).toHaveURL(new RegExp(`/portal/uvacation/${paper.id}`));
    const banner = page.getByRole('status').filter({ hasText: says('grants.back') });
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: says('documents.steps.onward.agreed.verb'), exact: true }).click();
    await expect(
      page.getByRole('complementary').getByRole('listitem').filter({ hasText: ON_BEHALF[locale] }),
    ).toHaveCount(1);
    const acting = await actingToken(origin, await enter('employee2'));
    const { steps } = await readVacation(origin, acting, later.id);
    await move(origin, acting, other.id, 'agreed');
    await goTo(page, `/portal/uvacation/${later.id}?mode=sub`);
    const agree = page.getByRole('button', {
      name: says('documents.steps.onward.agreed.verb'),
      exact: true,
    });
    await expect(agree).toBeVisible();
    await expectForWhom(deputy, shortName((await employeeOf('manager', locale)).name));
    await goTo(page, `/portal/uvacation/${later.id}?mode=sub`);

    await inDatabase(
      `update "document" set "end_date" = (now() at time zone 'Europe/Moscow')::date - 1 where "id" = $1`,
      [vacation],
    );
    const late = await rpc(origin, acting, 'table.add', {
      object: 'document_status',
      data: steps
        .filter(({ next_status_id }) => next_status_id === 'agreed')
        .map(({ id, next_status_id: status_id }) => ({
          object_id: 'vacation',
          registrator_id: later.id,
          workflow_id: id,
          status_id,
        })),
    });
    expect(late.error?.data.reason).toBe('invalid_access_token');
    // Whatever the page asks next, by this press or a reread, shows the deputy as themselves alone.
    await agree.click({ timeout: 3_000 }).catch(() => undefined);
    await expect(page).toHaveURL(`${origin}/portal/`);
    await settled(page, says);
    await expect(banner).toHaveCount(0);
    await expect(waiting).toHaveCount(0);
    const ended = endedOn(page, says);
    await expect(ended).toContainText(shortName((await employeeOf('manager', locale)).name));
    await expectNoViolation(page, 'a grant that has ended');
    await page.reload();
    await ended.getByRole('button').click();
    await expect(ended).toHaveCount(0);
    await page.reload();
    await settled(page, says);
    await expect(ended).toHaveCount(0);
    await page.goto(`/portal/uvacation/${later.id}?mode=sub`);
    await settled(page, says);
    await expect(agree).toHaveCount(0);
    expect((await readVacation(origin, author.token, later.id)).status_id).toBe('prepared');
    await rpc(origin, manager.token, 'user.auth', { action: 'removeDeputy' });
  });

for (const locale of languagesOf('identity-grants 2'))
  test(`one click begins to act, every page says so, one click ends it, and another tab follows (${locale})`, async ({
    enter,
  }) => {
    // The header names the people where the screen is wide enough for it.
    const viewport = { width: 1440, height: 900 };
    // Calls of the other tab are refused while its token is replaced, and asked again.
    const { page, says, tab } = await enter('deputy', { locale, browser: { viewport }, complains: REFUSED });
    await page.goto('/portal/ugrants');
    const principal = await employeeOf('manager', locale);
    const other = await tab();
    await other.goto('/portal/ugrants');
    await settled(other, says);
    await page.getByRole('region', { name: principal.name }).getByRole('button').click();
    const exit = page.getByRole('status').getByRole('button', { name: says('grants.back') });
    await expect(exit).toBeVisible();
    await expect(other.getByRole('status').getByRole('button', { name: says('grants.back') })).toBeVisible();
    await page.goto('/portal/uvacations-sub');
    await expect(exit).toBeVisible();
    await expectNoneBegun(page, says);
    await page.goto('/portal/uvacations-sub');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('banner').getByRole('button', { name: BY_GRANT[locale] })).toBeVisible();
    await expect(page.getByRole('banner').getByText(ON_BEHALF[locale])).toBeVisible();
    await expectInShape(page);
    await expectAccessible(page, 'acting', { sights: [locale === 'ru' ? [390, 'dark'] : [1440, 'light']] });
    await page.setViewportSize(viewport);
    await exit.click();
    await expect(page).toHaveURL(/\/portal\/$/);
    await expect(exit).toHaveCount(0);
    await settled(page, says);
    await expect(endedOn(page, says), 'nothing has ended: they went back').toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: says('grants.hint'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: says('grants.title') }).click();
    await expect(page).toHaveURL(/ugrants/);
  });
