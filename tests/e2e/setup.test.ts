import { test as base, expect } from '@playwright/test';
import { ROUTES } from '../../lib/routes/table.ts';
import { setUpFactor } from '../support/authenticator.ts';
import type { Answer } from '../support/matrix-http.ts';
import { rpc } from '../support/rpc.ts';
import { wordsOfDemo } from '../support/words-of-demo.ts';
import { type EmptyPortal, startEmptyPortal } from './support/empty-portal.ts';
import { expectAccessible, expectInShape } from './support/judge-screen.ts';
import { signInAs } from './support/sign-in.ts';
import { wordsOf } from './support/words.ts';

/** A portal on a database without people. */
const test = base.extend<{ empty: EmptyPortal }>({
  empty: async ({ browserName: _ }, use, { workerIndex, retry }) => {
    const empty = await startEmptyPortal(`setup_${workerIndex}_${retry}`);
    await use(empty);
    await empty.stop();
  },
});

const EMAIL = 'anna@polet.example';
const PASSWORD = 'Znamya#7-vetra';

test('an empty portal is set up by its one-time address, and its admin sees what is still to do', async ({
  page,
  empty,
}) => {
  const says = wordsOf('ru');
  const field = (name: string) => page.getByLabel(says(`setup.${name}`), { exact: true });
  const begin = page.getByRole('button', { name: says('setup.begin'), exact: true });

  await test.step('the sign-in page leads to how an empty portal is set up', async () => {
    await page.goto(`${empty.origin}/portal/login`);
    await expect(page).toHaveURL(/\/portal\/setup$/);
    await expect(page.getByRole('heading', { name: says('setup.how.title'), level: 1 })).toBeVisible();
    await expectAccessible(page, 'how an empty portal is set up');
    await expectInShape(page);
  });

  await test.step('nobody opens it without the word', async () => {
    await page.goto(`${empty.origin}/portal/setup?word=${'f'.repeat(40)}`);
    await expect(page.getByRole('heading', { name: says('setup.title') })).toHaveCount(0);
    await page.goto(empty.origin + empty.path);
    await expect(page.getByRole('heading', { name: says('setup.title'), level: 1 })).toBeVisible();
    await expectAccessible(page, 'the set-up');
    await expectInShape(page);
  });

  await test.step('a number that does not fit says which digit would, and nothing typed is lost', async () => {
    await field('name').fill('ООО «Полёт»');
    await field('inn').fill('7707083890');
    await field('inn').blur();
    await expect(page.getByText(says('rules.setup.digit', { last: 0, digit: 3 }))).toBeVisible();
    await begin.click();
    await expect(field('inn')).toBeFocused();
    await expect(field('name')).toHaveValue('ООО «Полёт»');
    await field('inn').fill('7707083893');
    await field('ogrn').fill('1027700132195');
    await field('admin_name').fill('Сергеева Анна Львовна');
    await field('email').fill(EMAIL);
    await field('password').fill(PASSWORD);
    await begin.click();
    await expect(page).toHaveURL(/\/portal\/login/);
  });

  await test.step('the admin owes a second factor first, and then sees the steps that ticked themselves', async () => {
    await signInAs({ page, says }, EMAIL, PASSWORD);
    await expect(page).toHaveURL(/\/portal\/profile\?tab=security/);
    const signedIn = await rpc<{ access_token: string }>(empty.origin, null, 'token.get', {
      login: EMAIL,
      password: PASSWORD,
      client: 'eg',
    });
    await setUpFactor(
      (method, params, { token = null } = {}) =>
        rpc(empty.origin, token, method, params) as unknown as Promise<Answer>,
      signedIn.result?.access_token ?? '',
    );
    await page.goto(`${empty.origin}/portal/`);
    await expect(page, 'the set-up is home until it is done').toHaveURL(/\/portal\/start$/);
    await expect(page.getByRole('heading', { name: says('setup.steps_title'), level: 1 })).toBeVisible();
    const step = (name: string) =>
      page.getByRole('listitem').filter({ hasText: says(`setup.about.${name}`) });
    for (const done of ['organizations', 'factor'])
      await expect(step(done)).toHaveAttribute('data-state', 'done');
    await step('mail')
      .getByRole('button', { name: says('setup.go.mail'), exact: true })
      .click();
    // Without a mail server no letter arrives, whatever was pressed.
    await expect(page.getByText(says('letters.kept', { email: EMAIL }))).toBeVisible();
    await expect(step('mail')).toHaveAttribute('data-state', 'open');
    await expect(step('mail').getByText(says('setup.barred.no_mail_server'))).toBeVisible();
    await step('limits')
      .getByRole('button', { name: says('setup.take_limits'), exact: true })
      .click();
    await expect(step('limits')).toHaveAttribute('data-state', 'done');
    await expectAccessible(page, 'what is still to do');
    await expectInShape(page);
  });

  await test.step('every page calls the company by its name, and none has a word of the demo', async () => {
    const paths = ROUTES.flatMap(({ path, built }) => (built ? [path.replaceAll(/\{[^}]*\}/g, '1')] : []));
    let named = 0;
    for (const path of [...paths, 'nowhere']) {
      const answer = await page.request.get(`${empty.origin}/portal/${path}`);
      const text = await answer.text();
      expect(wordsOfDemo(text), path).toEqual([]);
      if (text.includes('ООО «Полёт»')) named += 1;
    }
    expect(named).toBeGreaterThan(paths.length / 2);
  });

  await test.step('the address opens nothing any more', async () => {
    await page.goto(empty.origin + empty.path);
    await expect(page.getByRole('heading', { name: says('setup.title') })).toHaveCount(0);
  });
});
