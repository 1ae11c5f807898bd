import type { Page } from '@playwright/test';
import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expectNoViolation, settled } from './support/judge-screen.ts';
import { expect, test, type Visitor } from './support/portal-test.ts';

/** The browser's words for a call of a session that has just ended. */
const REFUSED = /status of 401/;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const warningOn = (page: Page, says: Visitor['says']) =>
  page.getByRole('alertdialog', { name: says('idle.title') });

/** Opens a page and waits until it listens and has asked all it asks at its start: each call counts as activity. */
const openAlive = async (page: Page, says: Visitor['says']): Promise<void> => {
  await goTo(page, '/portal/about');
  await settled(page, says);
  await page.waitForLoadState('load');
};

const expectLoggedOut = (page: Page, says: Visitor['says']) =>
  expect(page.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();

for (const locale of languagesOf('identity-sessions 1'))
  test(`whoever leaves the computer is warned in every tab, may go on, and else is signed out of all, ${locale}`, async ({
    enter,
  }) => {
    const { page, says, tab, context, token } = await enter('reviewer', { locale, complains: REFUSED });
    const other = await tab();
    await context.clock.install();
    for (const each of [page, other]) await openAlive(each, says);

    await context.clock.fastForward('13:30');
    for (const each of [page, other]) await expect(warningOn(each, says)).toHaveCount(0);
    await context.clock.fastForward('00:40');
    for (const each of [page, other]) await expect(warningOn(each, says)).toBeVisible();
    await expectNoViolation(page, 'the warning');
    await expect(page.getByRole('button', { name: says('idle.go_on') })).toBeFocused();

    await page.keyboard.press('Escape');
    await page.mouse.move(300, 300);
    await context.clock.fastForward('00:05');
    await expect(warningOn(page, says)).toBeVisible();

    await page.getByRole('button', { name: says('idle.go_on') }).click();
    await expect(warningOn(page, says)).toHaveCount(0);
    await context.clock.fastForward('00:05');
    await expect(warningOn(other, says)).toHaveCount(0);

    await context.clock.fastForward('14:10');
    for (const each of [page, other]) await expect(warningOn(each, says)).toBeVisible();
    await context.clock.fastForward('01:00');
    for (const each of [page, other]) await expectLoggedOut(each, says);
    const answer = await page.request.post('/api/rpc', {
      headers: { authorization: `Bearer ${token}` },
      data: { jsonrpc: '2.0', id: 1, method: 'user.get', params: {} },
    });
    expect(answer.status()).toBe(401);
  });

for (const locale of languagesOf('identity-sessions 2'))
  test(`a person sees where they are signed in, ends one session, and that browser goes to the sign-in, ${locale}`, async ({
    enter,
  }) => {
    const here = await enter('manager', { locale });
    const there = await enter('manager', { locale, browser: { userAgent: FIREFOX }, complains: REFUSED });
    await there.page.goto('/portal/uvacations-sub');
    await settled(there.page, there.says);

    const { page, says } = here;
    await page.goto('/portal/profile?tab=security');
    const section = page.getByRole('region', { name: says('sessions.title') });
    await expect(section.getByText(says('sessions.here'))).toHaveCount(1);
    await settled(page, says);
    await expectNoViolation(page, 'the sessions');
    await section
      .getByRole('button', { name: says('sessions.end_this', { device: 'Firefox · Linux' }) })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: says('sessions.end_one_title') });
    await question.getByRole('button', { name: says('common.no') }).click();
    await expect(question).toHaveCount(0);
    await there.page.reload();
    await settled(there.page, there.says);

    await section
      .getByRole('button', { name: says('sessions.end_this', { device: 'Firefox · Linux' }) })
      .first()
      .click();
    await question.getByRole('button', { name: says('sessions.end_one') }).click();
    await expect(section.getByText('Firefox · Linux')).toHaveCount(0);
    await expect(there.page).toHaveURL(/\/portal\/login\?to=/);
  });

for (const locale of languagesOf('identity-sessions 3'))
  test(`whoever signs out everywhere is out here and on every other device (${locale})`, async ({
    enter,
  }) => {
    const here = await enter('candidate', { locale, complains: REFUSED });
    const there = await enter('candidate', { complains: REFUSED });
    await there.page.goto('/portal/about');
    await settled(there.page, there.says);
    const { page, says } = here;
    await goTo(page, '/portal/profile?tab=security');
    await page.getByRole('button', { name: says('sessions.end_all') }).click();
    const question = page.getByRole('dialog', { name: says('sessions.end_all_title') });
    await question.getByRole('button', { name: says('sessions.end_all') }).click();
    await expectLoggedOut(page, says);
    await expect(there.page).toHaveURL(/\/portal\/login/);
  });

test('whose session an admin ends goes to the sign-in at once, and comes back to where they were', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin');
  const { page, says } = await enter('employee2', { browser: { userAgent: FIREFOX }, complains: REFUSED });
  await page.goto('/portal/uvacations-own');
  await settled(page, says);
  const ask = async (method: string, params: object) =>
    (
      await admin.page.request.post('/api/rpc', {
        headers: { authorization: `Bearer ${admin.token}` },
        data: { jsonrpc: '2.0', id: 1, method, params },
      })
    ).json();
  const filter = `user_login = 'employee2' and user_agent = '${FIREFOX}'`;
  const { result } = await ask('view.get', { object: 'session', filter, rowsPerPage: 'all' });
  expect(result.data).toHaveLength(1);
  await ask('table.del', { object: 'session', data: result.data.map(({ id }: { id: number }) => ({ id })) });
  await expect(page).toHaveURL(`${origin}/portal/login?to=${encodeURIComponent('/portal/uvacations-own')}`);
});
