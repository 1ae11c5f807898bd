import { photographOf } from '../support/pictures.ts';
import { languagesOf } from '../support/whole.ts';
import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';
import { leaveJustSent } from './support/records.ts';
import { signInAs } from './support/sign-in.ts';

const GREETED = { ru: 'Игорь Андреевич', en: 'Igor' };

test('a visitor is told in their language what is missing or wrong, keeps what they typed, and comes to where they wanted to go', async ({
  visit,
  origin,
}) => {
  const id = await leaveJustSent(origin);
  for (const locale of languagesOf('session 1')) {
    const visitor = await visit({ locale });
    const { page, says } = visitor;
    await page.goto(`/portal/uvacation/${id}?mode=own`);
    await expect(page).toHaveURL(/\/portal\/login\?to=/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: says('login.sign_in'), exact: true }).click();
    await expect(page.getByText(says('login.fill_login'))).toBeVisible();
    await expect(page.getByText(says('login.fill_password'))).toBeVisible();
    await expect(page.getByLabel(says('login.login'))).toBeFocused();
    await signInAs(visitor, 'employee', 'not this one');
    await expect(
      page.getByRole('alert').filter({ hasText: says('errors.wrong_login_or_password') }),
    ).toBeVisible();
    await expect(page.getByLabel(says('login.login'))).toHaveValue('employee');
    await expect(page.locator('form'), 'how far signing in has come').toHaveAttribute('data-status', 'error');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/rpc', async (route) => {
      await held.promise;
      await route.continue();
    });
    await signInAs(visitor, 'employee');
    await expect(page.locator('form')).toHaveAttribute('data-status', 'loading');
    held.resolve();
    await expect(page).toHaveURL(`${origin}/portal/uvacation/${id}?mode=own`);
  }
});

/** A slow machine lets the stream ask once more between sign-out and the page that follows. */
const OUT = /status of 401/;

/** The number of a leave, as every row of a list has it. */
const OWN_NUMBER = /ОТ-\d+/;

for (const locale of languagesOf('session 2'))
  test(`T81: whoever signs out sees it, and the way back; the other tab leaves with it and opens nothing (${locale})`, async ({
    enter,
  }) => {
    const { page, says, tab } = await enter('employee2', { locale, complains: OUT });
    const other = await tab();
    await page.goto('/portal/');
    await other.goto('/portal/?before');
    await other.goto('/portal/uvacations-own');
    await settled(other, says);
    await page.getByRole('button', { name: new RegExp(says('shell.me', { name: '' }).trim()) }).click();
    await page.getByRole('menuitem', { name: says('shell.sign_out') }).click();
    await expect(page.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
    for (const each of [page, other]) {
      const kept = await each.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept, 'no token, no name and no row outlives the session').not.toMatch(/token|@|[А-Яа-я]{3}/);
    }
    await other.goBack();
    await expect(other).toHaveURL(/\/portal\/log(in|out)/);
    await expect(other.getByText(OWN_NUMBER)).toHaveCount(0);
    await other.goto('/portal/uvacations-own');
    await expect(other).toHaveURL(/\/portal\/login\?to=/);
    await page.getByRole('link', { name: says('login.sign_in_again'), exact: true }).click();
    await expect(page.getByLabel(says('login.login'))).toBeVisible();
    await page.goto('/portal/uvacations-own');
    await expect(page).toHaveURL(/\/portal\/login\?to=/);
  });

for (const locale of languagesOf('session 3'))
  test(`a new tab is signed in at once, and two tabs work beside each other (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit({ locale });
    const { page, says, tab } = visitor;
    await page.goto('/portal/login');
    await signInAs(visitor, 'employee');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(GREETED[locale]);
    const other = await tab();
    await other.goto('/portal/uvacations-own?view=all');
    await expect(listPage(other, says).rows.first()).toBeVisible();
    expect(
      await other.evaluate(() => window.localStorage.getItem('eg.token')),
      'no token outlives its tab',
    ).toBeNull();
    await page.reload();
    await settled(page, says);
    await expect(
      page
        .getByRole('region', { name: says('documents.home.my_requests') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
  });

const SINCE = { create_date: '2026-11-02T09:00:00.000Z', status_date: '2026-11-02T09:00:00.000Z' };
/** A request without a type, and a paper without its file. */
const UNTYPED = { request_type_code: '', request_type_name: '', year: null, month: null, copies: 0 };
const MISSING: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  request: [
    { ...SINCE, ...UNTYPED, id: 1, number: '1', object_id: 'request', status_id: 'closed', steps: [] },
  ],
  request_push_signed: [{ ...SINCE, id: 1, object_id: 'request_push_signed', comments: '', steps: [] }],
  file: [],
};

test('a photo, a type of a request and a file that are missing are said so in debug mode', async ({
  enter,
}) => {
  const { page, says, context, token } = await enter('admin', {
    complains: /status of 40[04]|net::ERR_FAILED/,
  });
  const told = (what: string) => page.getByText(says(`shell.debug.${what}`), { exact: true });
  const headers = { authorization: `Bearer ${token}` };
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photographOf() };
  await page.goto('/portal/profile?debug=1');
  await settled(page, says);
  await page.locator('input[type=file]').setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
  await expect(told('photo'), 'one that was not taken').toBeVisible();

  await context.request.post('/api/photo', { headers, multipart: { file: picture } });
  await page.route('**/api/rpc', async (route) => {
    const { method, params } = route.request().postDataJSON();
    const rows = method === 'view.get' ? MISSING[params.object] : undefined;
    const result = { data: rows, total: rows?.length };
    return rows ? route.fulfill({ json: { jsonrpc: '2.0', id: 1, result } }) : route.continue();
  });
  await page.route('**/api/file/*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/portal/urequests-own/1');
  await expect(told('photo'), 'one that is not there').toBeVisible();
  await expect(told('request_type')).toBeVisible();
  await page.route('**/api/file/*', (route) => route.abort());
  await page.goto('/portal/upaper/1');
  await expect(told('photo'), 'one that did not come').toBeVisible();
  await expect(told('document')).toBeVisible();
  await context.request.delete('/api/photo', { headers });
});
