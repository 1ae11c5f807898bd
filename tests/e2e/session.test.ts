import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';
import { documentIn } from './support/records.ts';
import { signInAs } from './support/sign-in.ts';

const LOCALES = ['ru', 'en'] as const;
const GREETED = { ru: 'Игорь Андреевич', en: 'Igor' };

test('a visitor is told in their language what is missing or wrong, keeps what they typed, and comes to where they wanted to go', async ({
  visit,
  enter,
  origin,
}) => {
  const id = await documentIn(origin, await enter('employee'), 'prepared');
  for (const locale of LOCALES) {
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
    await signInAs(visitor, 'employee');
    await expect(page).toHaveURL(`${origin}/portal/uvacation/${id}?mode=own`);
  }
});

for (const locale of LOCALES)
  test(`whoever signs out sees it, and the way back; the other tab leaves with it and opens nothing (${locale})`, async ({
    enter,
  }) => {
    const { page, says, tab } = await enter('employee2', { locale });
    const other = await tab();
    await page.goto('/portal/');
    await other.goto('/portal/uvacations-own');
    await settled(other, says);
    await page.getByRole('button', { name: new RegExp(says('shell.me', { name: '' }).trim()) }).click();
    await page.getByRole('menuitem', { name: says('shell.sign_out') }).click();
    await expect(page.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
    await other.goto('/portal/uvacations-own');
    await expect(other).toHaveURL(/\/portal\/login\?to=/);
    await page.getByRole('link', { name: says('login.sign_in_again'), exact: true }).click();
    await expect(page.getByLabel(says('login.login'))).toBeVisible();
    await page.goto('/portal/uvacations-own');
    await expect(page).toHaveURL(/\/portal\/login\?to=/);
  });

for (const locale of LOCALES)
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

test('who loses the connection is told, and told no longer when it is back', async ({ enter }) => {
  const { page, says, context } = await enter('recruiter');
  await page.goto('/portal/about');
  await settled(page, says);
  await context.setOffline(true);
  await expect(page.getByText(says('shell.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(says('shell.offline'))).toHaveCount(0);
});
