import { setUpFactor, wrongCodeOf } from '../support/authenticator.ts';
import { callerOf } from '../support/matrix-http.ts';
import { rpc } from '../support/rpc.ts';
import { languagesOf } from '../support/whole.ts';
import { expectNoViolation } from './support/judge-screen.ts';
import { lendAccount } from './support/lent-account.ts';
import { expect, PASSWORD, test } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';
import { passUntil, stopClock } from './support/still-clock.ts';
import { wordsOf } from './support/words.ts';

const NEW = 'Lodka-75ы';
/** The browser's word for a sign-in or a link that is refused. */
const REFUSED = /status of 401/;
const LOGIN = 'employee2';

test('whoever got a password from somebody else sets their own at the first sign-in, and comes to where they wanted to go', async ({
  visit,
  origin,
}) => {
  for (const locale of languagesOf('identity-passwords 1')) {
    const account = await lendAccount(LOGIN);
    try {
      await account.set('"must_change_password" = true');
      const visitor = await visit({ locale });
      const { page, says } = visitor;
      await page.goto('/portal/uvacations-own');
      await signInAs(visitor, LOGIN);
      const heading = page.getByRole('heading', { level: 1, name: says('passwords.must_title') });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await page.goto('/portal/');
      await expect(heading).toBeVisible();
      await page.goto('/portal/uvacations-own');

      const current = page.getByLabel(says('passwords.current'), { exact: true });
      const fresh = page.getByLabel(says('passwords.new'), { exact: true });
      const rules = page.getByRole('list', { name: says('passwords.rules') });
      const rule = (key: string) =>
        rules.getByRole('listitem').filter({ hasText: new RegExp(`^${says(`rules.user.password-${key}`)}`) });
      await current.fill(PASSWORD);
      await fresh.fill('lodka');
      await expect(rule('lower')).toHaveAttribute('data-met', 'true');
      for (const unmet of ['length', 'upper', 'digit', 'special'])
        await expect(rule(unmet)).toHaveAttribute('data-met', 'false');
      const change = page.getByRole('button', { name: says('passwords.change') });
      await change.click();
      await expect(fresh).toBeFocused();
      await expect(fresh).toHaveAttribute('aria-invalid', 'true');
      await fresh.fill(NEW);
      await expect(rules.locator('[data-met=false]')).toHaveCount(0);
      await expectNoViolation(page, 'the change of a password');
      await change.click();
      await expect(page).toHaveURL(`${origin}/portal/uvacations-own`);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      // It would notice when the account is made to change its password again.
      await page.close();
    } finally {
      await account.giveBack();
    }
  }
});

test('a forgotten password is set anew by the link of a letter, which works once', async ({
  visit,
  origin,
  mailbox,
}) => {
  for (const locale of languagesOf('identity-passwords 2')) {
    const account = await lendAccount(LOGIN);
    try {
      await account.set(`"language" = '${locale}'`);
      const visitor = await visit({ locale, complains: REFUSED });
      const { page, says, tab } = visitor;
      await page.goto('/portal/login');
      await page.getByRole('button', { name: says('passwords.forgot') }).click();
      await page.getByRole('button', { name: says('passwords.send') }).click();
      await expect(page.getByText(says('passwords.fill_mailbox'), { exact: true })).toBeVisible();
      await page.getByLabel(says('passwords.mailbox')).fill(account.email);
      await page.getByRole('button', { name: says('passwords.send') }).click();
      await expect(page.getByText(says('passwords.sent'))).toBeVisible();
      const letter = await mailbox.next(
        account.email,
        says('mail.restore.subject', { portal: 'Employee Gateway' }),
      );
      expect(letter.link.startsWith(`${origin}/portal/profile?tab=security&token=`)).toBe(true);

      await page.goto(letter.link);
      await expect(page.getByRole('heading', { level: 1, name: says('passwords.link_title') })).toBeVisible();
      expect(page.url()).not.toContain('token');
      await expect(page.getByLabel(says('passwords.current'), { exact: true })).toHaveCount(0);
      await page.getByLabel(says('passwords.new'), { exact: true }).fill(NEW);
      await page.getByRole('button', { name: says('passwords.set') }).click();
      await expect(page.getByRole('heading', { level: 2, name: says('passwords.title') })).toBeVisible();
      await expect(page).toHaveURL(`${origin}/portal/profile?tab=security`);

      const later = await tab();
      await stopClock(later);
      await later.goto(letter.link);
      // TOKEN-07, AMB-030: in both languages at once, for 15 seconds.
      const both =
        'Срок действия ссылки истёк. Восстановите пароль ещё раз. / The link has expired. Please restore your password again.';
      await passUntil(later, later.getByText(both));
      await later.clock.runFor(14_000);
      expect(later.url()).toContain('/profile');
      await later.clock.runFor(1_500);
      await expect(later).toHaveURL(/\/portal\/login/);

      const again = await visit({ locale, complains: REFUSED });
      await again.page.goto('/portal/login');
      await signInAs(again, LOGIN, PASSWORD);
      await expect(again.page.getByText(says('errors.wrong_login_or_password'))).toBeVisible();
      await signInAs(again, LOGIN, NEW);
      await expect(again.page.getByRole('navigation').first()).toBeVisible();
      // The next new password ends these sessions, and their pages would say so.
      for (const { context } of [visitor, again]) await context.close();
    } finally {
      await account.set(`"language" = 'ru'`);
      await account.giveBack();
    }
  }
});

test('the link of somebody with a second factor asks for a code, and a wrong one does not spend it', async ({
  visit,
  enter,
  origin,
  mailbox,
}) => {
  for (const locale of languagesOf('identity-passwords 3')) {
    const account = await lendAccount(LOGIN);
    try {
      await account.set(`"language" = '${locale}'`);
      const { token } = await enter(LOGIN, { locale });
      const { secret, recovery } = await setUpFactor(callerOf(origin, 'eg'), token);
      await rpc(origin, null, 'token.restore', { email: account.email });
      const { link } = await mailbox.next(
        account.email,
        wordsOf(locale)('mail.restore.subject', { portal: 'Employee Gateway' }),
      );
      const { page, says, context } = await visit({ locale, complains: REFUSED });
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: says('login.code_title') })).toBeVisible();
      expect(page.url()).not.toContain('token');
      const code = page.getByLabel(says('login.code'), { exact: true });
      await expect(code).toBeFocused();
      await code.fill(wrongCodeOf(secret));
      const confirm = page.getByRole('button', { name: says('passwords.link_confirm') });
      await confirm.click();
      await expect(page.getByText(says('login.wrong_code', { count: 4 }))).toBeVisible();
      await expectNoViolation(page, 'the code of a link');
      await page.getByRole('button', { name: says('login.use_recovery') }).click();
      await expect(page.getByText(says('passwords.link_recovery_text'))).toBeVisible();
      await page.getByLabel(says('login.recovery_code'), { exact: true }).fill(recovery[0] ?? '');
      await confirm.click();
      await expect(page.getByRole('heading', { level: 1, name: says('passwords.link_title') })).toBeVisible();
      await page.getByLabel(says('passwords.new'), { exact: true }).fill(NEW);
      await page.getByRole('button', { name: says('passwords.set') }).click();
      await expect(page.getByRole('heading', { level: 2, name: says('passwords.title') })).toBeVisible();
      // With the password of before, the session of the link would owe a new one again, and its page would say so.
      await context.close();
    } finally {
      await account.set(`"language" = 'ru', "totp_secret" = '', "two_factor" = ''`);
      await account.giveBack();
    }
  }
});

test('a new person comes in by the letter that invites them, with a password only they know', async ({
  enter,
  visit,
  origin,
  mailbox,
}) => {
  const { token } = await enter('admin');
  for (const locale of languagesOf('identity-passwords 4')) {
    const email = `invited-${locale}@new.example`;
    const employee = { number: `П-${locale}`, name: 'Приглашённая Анна', hire_date: '2026-11-02' };
    await rpc(origin, token, 'user.add', { data: { email, language: locale, employee } });
    const { page, says } = await visit({ locale });
    const letter = await mailbox.next(email, says('mail.invite.subject', { portal: 'Employee Gateway' }));
    await page.goto(letter.link);
    await page.getByLabel(says('passwords.new'), { exact: true }).fill(NEW);
    await page.getByRole('button', { name: says('passwords.set') }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const later = await visit({ locale });
    await later.page.goto('/portal/login');
    await signInAs(later, email, NEW);
    await expect(later.page.getByRole('navigation').first()).toBeVisible();
  }
});
