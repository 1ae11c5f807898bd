import type { Page, Route } from '@playwright/test';
import { foundClient } from './support/new-client.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';

test('the client of the address gives its people and its look: in the path, in the query, and on the next visit', async ({
  visit,
  origin,
}) => {
  const visitor = await visit();
  const { page, says } = visitor;
  const brand = () => page.locator('html').evaluate((root) => root.style.getPropertyValue('--brand-primary'));
  await page.goto('/portal/login');
  expect(await brand()).toBe('#0a5c70');
  await page.goto('/portal/acme/login');
  expect(await brand()).toBe('#8c1537');
  await expect(
    page.getByRole('banner').getByRole('link', { name: says('shell.logo', { name: 'Акме' }) }),
  ).toBeVisible();
  await signInAs(visitor, 'hr');
  await expect(page).toHaveURL(`${origin}/portal/acme/`);
  await expect(
    page.getByRole('button', { name: says('shell.me', { name: 'Вишневская Е. М.' }) }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: says('shell.main_menu') })
    .getByRole('link', { name: says('shell.menu.mine') })
    .click();
  await expect(page).toHaveURL(/\/portal\/acme\/requests-own/);

  const other = await visit();
  await other.page.goto('/portal/login?client_code=acme');
  await expect(other.page.getByRole('banner')).toContainText('Акме');
  await other.page.goto('/portal/login');
  await expect(other.page.getByRole('banner')).toContainText('Акме');
  await other.page.goto('/portal/login?client_code=eg');
  await expect(other.page.getByRole('banner')).toContainText('Employee Gateway');
});

test('a client entered in the register has an address at once, in the look of the portal; an unknown one has none', async ({
  visit,
  origin,
}) => {
  const visitor = await visit();
  const { page, says } = visitor;
  await page.goto('/portal/newco/');
  await expect(page.getByRole('heading', { level: 1, name: says('shell.no_page') })).toBeVisible();
  await page.goto('/portal/newco/login');
  await signInAs(visitor, 'admin');
  await expect(
    page.getByRole('alert').filter({ hasText: says('errors.wrong_login_or_password') }),
  ).toBeVisible();

  await foundClient('newco');
  await page.goto('/portal/newco/');
  await expect(page).toHaveURL(/\/portal\/newco\/login/);
  const brand = page.locator('html').evaluate((root) => root.style.getPropertyValue('--brand-primary'));
  expect(await brand).toBe('#0a5c70');
  await signInAs(visitor, 'admin');
  await expect(page).toHaveURL(`${origin}/portal/newco/`);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/portal/newco/');
  expect(await page.content(), 'other clients are nobody’s business').not.toContain('acme');
});

test('the texts of a client stand in the first byte of a page, and code that comes late draws the same', async ({
  visit,
}) => {
  await foundClient('wording', [
    { alias: 'login.title', name: 'Вход для своих', name_eng: 'Staff entrance' },
    { alias: 'shell.language', name: 'Говорим', name_eng: 'We speak' },
  ]);
  const { page, context } = await visit();
  const drawn = await context.request.get('/portal/wording/login');
  expect(await drawn.text()).toMatch(/<h1[^>]*>Вход для своих<\/h1>/);

  const release = await holdBackCode(page, 'attempts_over');
  await page.goto('/portal/wording/login', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Говорим: Рус' })).toBeVisible();
  await expect(title).toHaveText('Вход для своих');
  release();
  const english = page.getByRole('menuitemradio', { name: 'English' });
  await expect(async () => {
    // A press before the code is there opens nothing.
    if (!(await english.isVisible())) await page.getByRole('button', { name: 'Говорим: Рус' }).click();
    await expect(english).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await english.click();
  await expect(title).toHaveText('Staff entrance');
  await page.goto('/portal/login?client=eg');
  await expect(title).toHaveText('Sign in');
});

/** Scripts that hold this word arrive only when they are released. */
const holdBackCode = async (page: Page, word: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(word)) await promise;
    await route.fulfill({ response, body });
  });
  return resolve;
};
