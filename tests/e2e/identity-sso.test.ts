import pg from 'pg';
import { CLIENT_SECRET, type OidcServer, startOidc } from '../support/oidc-server.ts';
import { freePort, type Portal, startPortal } from '../support/portal.ts';
import { languagesOf } from '../support/whole.ts';
import { expectAccessible, expectInShape, russianOn } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { test as base, expect, type Visitor } from './support/portal-test.ts';

let portal: Portal;
let provider: OidcServer;
let db: pg.Client;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it takes
  origin: async ({}, use) => use(portal.origin),
});

const TITLES = { ru: 'учётную запись Севера', en: 'the North account' } as const;
const parameter = (code: string, value: string) =>
  db.query(
    `insert into "parameter" ("client_id", "code", "value") select "id", $1, $2 from "client" where "code" = 'eg'
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
    [code, value],
  );

test.beforeAll(async () => {
  const databaseUrl = process.env.PORTAL_DATABASE_URL ?? '';
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  provider = await startOidc({ portal: origin });
  const described = {
    name: 'north',
    title: TITLES.ru,
    title_eng: TITLES.en,
    issuer: provider.issuer,
    client_id: 'portal',
    client_secret: CLIENT_SECRET,
    link_by_email: true,
  };
  portal = await startPortal({
    databaseUrl,
    port,
    env: { PORTAL_WEB: '1', ROLE: 'web', OIDC_PROVIDERS: JSON.stringify([described]) },
  });
  db = new pg.Client(databaseUrl);
  await db.connect();
  const { rows } = await db.query(`select "email" from "app_user" where "login" = 'employee'`);
  provider.people.set('known', { email: rows[0]?.email, email_verified: true });
  provider.people.set('stranger', { email: 'stranger@example.ru', email_verified: true });
  await parameter('sso_client', '1');
});
test.afterAll(async () => {
  await db?.query(`delete from "parameter" where "code" in ('sso_client', 'sso_logout')`);
  await db?.query('delete from "identity_link"');
  await db?.end();
  await portal?.stop();
  await provider?.stop();
});

const button = ({ page, says, locale }: Visitor) =>
  page.getByRole('link', { name: says('sso.by', { title: TITLES[locale] }) });

/** Keeps the calls of a method waiting until the answer is called. */
const hold = async ({ context }: Visitor, method: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/api/rpc', async (route) => {
    if (route.request().postData()?.includes(`"${method}"`)) await promise;
    await route.continue();
  });
  return resolve;
};

const judge = async ({ page, locale }: Visitor, what: string): Promise<void> => {
  if (locale === 'en') expect(await russianOn(page), `Russian on ${what}`).toEqual([]);
  await expectInShape(page);
  await expectAccessible(page, what);
};

const answerAs = async ({ page }: Visitor, account: string): Promise<void> => {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Go' }).click();
};

for (const locale of languagesOf('identity-sso 1')) {
  test(`in by the company's account to where one wanted to go, and out of both (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit({ locale });
    const { page, says } = visitor;
    await page.goto('/portal/uvacations-own?view=all');
    await expect(page.getByLabel(says('login.login'))).toBeVisible();
    await button(visitor).click();
    await answerAs(visitor, 'known');
    await expect(page).toHaveURL(`${portal.origin}/portal/uvacations-own?view=all`);
    await expect(listPage(page, says).rows.first()).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(says('shell.me', { name: '' }).trim()) })
      .click();
    await page.getByRole('menuitem', { name: says('shell.sign_out') }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
    await page.goto('/portal/uvacations-own');
    await button(visitor).click();
    await expect(page.getByLabel('Account'), 'the provider has forgotten the person too').toBeVisible();
  });

  test(`an account the portal does not know is told so, and the form stays (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit({ locale });
    const { page, says } = visitor;
    await page.goto('/portal/sso');
    await answerAs(visitor, 'stranger');
    await expect(page.getByRole('alert').filter({ hasText: says('sso.outcome.unknown') })).toBeVisible();
    await expect(page.getByLabel(says('login.login'))).toBeVisible();
  });

  test(`T50: a token of an address that opens nothing leaves the address and is explained (${locale})`, async ({
    visit,
  }) => {
    const { page, says } = await visit({ locale });
    await page.goto(`/portal/?token=${'x'.repeat(43)}&view=all`);
    await expect(page.getByText(says('sso.entry_failed'))).toBeVisible();
    await expect(page.getByText(says('sso.outcome.expired'))).toBeVisible();
    await expect(page).toHaveURL(`${portal.origin}/portal/?view=all`);
    await page.getByRole('link', { name: says('passwords.to_sign_in'), exact: true }).click();
    await expect(page.getByLabel(says('login.login'))).toBeVisible();
  });
}

test('a token that opens nothing ends the session that was there, in the other tabs too', async ({
  enter,
}) => {
  const { page, says, tab } = await enter('employee2');
  const other = await tab();
  await other.goto('/portal/about');
  await page.goto(`/portal/?token=${'x'.repeat(43)}`);
  await expect(page.getByText(says('sso.entry_failed'))).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
  await page.goto('/portal/uvacations-own');
  await expect(page).toHaveURL(/\/portal\/login\?to=/);
});

test('who does not wait for the answer to a token keeps the session that was there', async ({ enter }) => {
  const { page, says } = await enter('employee2');
  await page.route('**/api/rpc', (route) =>
    route.request().postDataJSON().params?.token ? undefined : route.fallback(),
  );
  await page.goto(`/portal/?token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: says('common.slow_cancel') }).click();
  await expect(page.getByText(says('sso.entry_failed'))).toBeVisible();
  await expect(page.getByText(says('common.given_up'))).toBeVisible();
  await page.goto('/portal/uvacations-own');
  await expect(
    page.getByRole('heading', { level: 1, name: says('families.vacation.lists.own') }),
  ).toBeVisible();
});

for (const locale of languagesOf('identity-sso 2'))
  test(`nothing keeps anybody out on the way to the provider and out of the portal (${locale})`, async ({
    visit,
    enter,
  }) => {
    const coming = await visit({ locale });
    const goOn = await hold(coming, 'sso.start');
    await coming.page.goto('/portal/sso');
    await expect(coming.page.getByText(coming.says('sso.leaving'))).toBeVisible();
    await judge(coming, 'the way to the provider');
    goOn();
    await expect(coming.page.getByLabel('Account')).toBeVisible();

    const leaving = await enter('candidate', { locale });
    const goOut = await hold(leaving, 'token.remove');
    await leaving.page.goto('/portal/sso-logout');
    await expect(leaving.page.getByText(leaving.says('sso.exiting'))).toBeVisible();
    await judge(leaving, 'the way out');
    goOut();
    await expect(
      leaving.page.getByRole('heading', { level: 1, name: leaving.says('login.logged_out') }),
    ).toBeVisible();
  });

test('the exit leads to the address of the company, and to none that is not https', async ({ enter }) => {
  // What the page asks for meanwhile may come after the end of the session.
  const { page, says, context } = await enter('employee2', { complains: /status of 401/ });
  await context.route('https://bye.example/**', (route) => route.fulfill({ body: 'Goodbye' }));
  await parameter('sso_logout', 'javascript:alert(1)');
  await page.goto('/portal/sso-logout');
  await expect(page.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
  await parameter('sso_logout', 'https://bye.example/portal');
  await page.goto('/portal/sso-logout');
  await expect(page).toHaveURL('https://bye.example/portal');
  await page.goto('/portal/uvacations-own');
  await expect(page).toHaveURL(/\/portal\/login\?to=/);
});

base('without a provider both addresses say so', async ({ visit }) => {
  for (const locale of languagesOf('identity-sso 3'))
    for (const path of ['/portal/sso', '/portal/sso-logout']) {
      const { page, says } = await visit({ locale });
      await page.goto(path);
      await expect(page.getByText(says('sso.outcome.off'))).toBeVisible();
      await expect(page.getByRole('link', { name: /Север|North/ })).toHaveCount(0);
    }
});
