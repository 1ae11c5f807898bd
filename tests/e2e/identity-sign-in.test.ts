import type { Page } from '@playwright/test';
import { languagesOf } from '../support/whole.ts';
import { settled } from './support/judge-screen.ts';
import { withParameters } from './support/lent-account.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';

/** Waits until the page has fetched what speaks of a failure and of the end of a session. Its clock has to be ours. */
const fetchAhead = async (page: Page): Promise<void> => {
  let fetched = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('/_next/static/chunks/')) fetched += 1;
  });
  await page.clock.runFor(2_500);
  await expect.poll(() => fetched).toBeGreaterThanOrEqual(2);
};

/** A call of the page, with the moments it set out and was answered. */
interface Sent {
  body: string;
  from: number;
  to: number;
}

test('T81: a sign-in pauses after the token, comes to a page that brings the first batch, and keeps no token beyond the tab', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page, says } = visitor;
  // By the page's own clock: what the browser says of the network comes late on a busy machine.
  const sent: Sent[] = [];
  await page.exposeFunction('tellCall', (call: Sent) => sent.push(call));
  await page.addInitScript(() => {
    const { fetch, tellCall } = window as unknown as Window & { tellCall: (call: Sent) => void };
    const now = () => performance.timeOrigin + performance.now();
    window.fetch = async (input, init) => {
      const from = now();
      const answer = await fetch(input, init);
      tellCall({ body: String(init?.body ?? ''), from, to: now() });
      return answer;
    };
  });
  const call = (method: string) => sent.find(({ body }) => body.includes(`"method":"${method}"`));
  await page.goto('/portal/login');
  await signInAs(visitor, 'employee');
  await expect.poll(() => call('user.get') !== undefined).toBe(true);
  await settled(page, says);
  // The pause is one of 20 ms; a browser rounds its timers.
  expect((call('user.get')?.from ?? 0) - (call('token.get')?.to ?? 0)).toBeGreaterThan(15);

  const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  expect(JSON.parse(kept.session['eg.token'] ?? '{}')).toHaveProperty('access_token');
  expect(JSON.parse(kept.session['eg.profile'] ?? '{}')).toMatchObject({ login: 'employee' });
  expect(JSON.parse(kept.local['eg.auth'] ?? '{}')).toMatchObject({ login: 'employee', client: 'eg' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('eg.parameters'))).toContain('locale');
  const { access_token } = JSON.parse(kept.session['eg.token'] ?? '{}');
  expect(JSON.stringify(kept.local)).not.toContain(access_token);
  expect(call('batch')).toBe(undefined);
});

test('whoever cannot reach the portal is told that the login failed, and keeps what they typed', async ({
  visit,
}) => {
  for (const locale of languagesOf('identity-sign-in 1')) {
    const visitor = await visit({ locale });
    const { page, says, context } = visitor;
    await page.goto('/portal/login');
    await settled(page, says);
    await context.setOffline(true);
    await signInAs(visitor, 'employee');
    const failed = says('login.failed', { why: says('common.network_error') });
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: says('login.sign_in'), exact: true }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }
});

test('a change of the profile that did not arrive is said to have failed, and is taken back', async ({
  enter,
}) => {
  for (const locale of languagesOf('identity-sign-in 2')) {
    const { page, says, context } = await enter('recruiter', { locale });
    await context.clock.install();
    await page.goto('/portal/profile?tab=notifications');
    await settled(page, says);
    await fetchAhead(page);
    const approved = page.getByRole('switch', { name: says('profile.notifications.event.approved') });
    await expect(approved).toHaveAttribute('aria-checked', 'true');
    await context.setOffline(true);
    await approved.click();
    await expect(
      page.getByText(says('profile.not_kept', { why: says('common.network_error') })),
    ).toBeVisible();
    await expect(approved).toHaveAttribute('aria-checked', 'true');
  }
});

test('whoever leaves a computer that has lost its connection is warned all the same', async ({ enter }) => {
  const { page, says, context } = await enter('recruiter');
  await context.clock.install();
  await page.goto('/portal/about');
  await settled(page, says);
  await fetchAhead(page);
  await context.setOffline(true);
  await context.clock.fastForward('14:10');
  await expect(page.getByRole('alertdialog', { name: says('idle.title') })).toBeVisible();
  await page.getByRole('button', { name: says('idle.go_on') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('EX-157: a client may hide the granted accesses from header and menu; their page still opens', async ({
  enter,
}) => {
  const { page, says } = await enter('deputy');
  const header = page.getByRole('banner');
  const icon = header.getByRole('button', { name: says('grants.hint'), exact: true });
  const menu = header.getByRole('button', { name: /личное меню/ });
  const entry = page.getByRole('menuitem', { name: says('grants.title') });
  const profile = page.getByRole('menuitem', { name: says('shell.profile') });
  await page.goto('/portal/about');
  await expect(icon).toBeVisible();
  await menu.click();
  await expect(entry).toBeVisible();
  await withParameters({ hide_grants_button: '1' }, async () => {
    await page.goto('/portal/about');
    await settled(page, says);
    await expect(icon).toHaveCount(0);
    await menu.click();
    await expect(profile).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.goto('/portal/ugrants');
    await expect(page.getByRole('heading', { level: 1, name: says('grants.title') })).toBeVisible();
  });
});
