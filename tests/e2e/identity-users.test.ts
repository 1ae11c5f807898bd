import type { Page } from '@playwright/test';
import pg from 'pg';
import type { Locale } from '../../lib/access/actor.ts';
import { languagesOf } from '../support/whole.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';
import type { Words } from './support/words.ts';

/** The browser's word for a call of a session that has just ended. */
const REFUSED = /status of 401/;

/** Each language has people of its own: a company keeps those of the run before. */
const NEWCOMER: Readonly<Record<Locale, { email: string; name: string; number: string; login: string }>> = {
  ru: { email: 'petrov@new.example', name: 'Петров Пётр', number: 'Н-101', login: 'recruiter' },
  en: { email: 'brown@new.example', name: 'Brown Ann', number: 'N-102', login: 'accountant' },
};

const sql = async (text: string, values: readonly string[]): Promise<void> => {
  const db = new pg.Client({ connectionString: process.env.PORTAL_DATABASE_URL });
  await db.connect();
  await db.query(text, [...values]).finally(() => db.end());
};

const find = async (page: Page, says: Words, words: string): Promise<void> => {
  await page.getByRole('searchbox', { name: says('users.search') }).fill(words);
  await expect(page).toHaveURL(/search=/);
};

const openCard = async ({ page, says }: Person, login: string): Promise<void> => {
  await page.goto('/portal/users');
  await settled(page, says);
  await find(page, says, login);
  await page.getByRole('row').filter({ hasText: login }).getByRole('link').first().click();
  await expect(page).toHaveURL(/user=\d+/);
};

for (const locale of languagesOf('identity-users 1')) {
  const { email, name, number, login } = NEWCOMER[locale];

  test(`an admin adds a user, and a second one with the e-mail is refused (${locale})`, async ({ enter }) => {
    const admin = await enter('admin', { locale });
    const { page, says } = admin;
    const fill = async (): Promise<void> => {
      await page
        .getByRole('button', { name: says('users.add') })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: says('users.new.title') });
      await dialog.getByLabel(says('users.column.email')).fill(email.toUpperCase());
      await dialog.getByLabel(says('users.column.name'), { exact: true }).fill(name);
      await dialog.getByLabel(says('users.column.number')).fill(number);
      await dialog.getByRole('button', { name: says('users.add') }).click();
    };
    await page.goto('/portal/users');
    await settled(page, says);
    await fill();
    await expect(page.getByText(says('users.new.done'))).toBeVisible();
    await find(page, says, email);
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await fill();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(says('errors.email_taken'))).toBeVisible();
    await dialog.getByRole('button', { name: says('users.cancel') }).click();
    await expect(dialog).toHaveCount(0);
  });

  test(`a user who is disabled is out in their own browser (${locale})`, async ({ enter }) => {
    const admin = await enter('admin', { locale });
    const other = await enter(login, { locale, complains: REFUSED });
    await other.page.goto('/portal/');
    await settled(other.page, other.says);

    await openCard(admin, login);
    const { page, says } = admin;
    await page.getByRole('button', { name: says('users.tab.access'), exact: true }).click();
    await page.getByRole('button', { name: says('users.card.disable'), exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: says('users.card.disable'), exact: true }).click();
    await expect(page.getByText(says('users.card.disabled_done'))).toBeVisible();

    // They pressed nothing: their page leaves by itself, and they do not come back.
    await expect(other.page).toHaveURL(/\/portal\/login/);
    await signInAs(other, login);
    const refused = other.page
      .getByRole('alert')
      .filter({ hasText: other.says('errors.wrong_login_or_password') });
    await expect(refused).toBeVisible();

    await page.getByRole('button', { name: says('users.card.enable'), exact: true }).click();
    await expect(page.getByText(says('users.card.enabled_done'))).toBeVisible();
    await signInAs(other, login);
    await expect(other.page.getByRole('navigation').first()).toBeVisible();
  });

  test(`an admin ends a device of somebody, forgives wrong passwords and sends a link (${locale})`, async ({
    enter,
    origin,
  }) => {
    const admin = await enter('admin', { locale });
    const other = await enter(login, { locale, complains: REFUSED });
    await other.page.goto('/portal/umessages');
    await settled(other.page, other.says);
    for (let index = 0; index < 5; index += 1)
      await other.context.request.post('/api/rpc', {
        headers: { origin },
        data: { jsonrpc: '2.0', id: 1, method: 'token.get', params: { login, password: 'Guess#1' } },
      });
    await openCard(admin, login);
    const { page, says } = admin;
    const yes = (key: string) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: says(key), exact: true })
        .click();
    const press = (key: string) => page.getByRole('button', { name: says(key), exact: true }).click();
    await press('users.tab.access');
    await press('users.card.unlock');
    await yes('users.card.unlock');
    await expect(page.getByText(says('users.card.unlock_done'))).toBeVisible();
    await expect(page.getByText(says('users.card.locked'), { exact: true })).toHaveCount(0);
    await press('users.card.send_link');
    await yes('users.card.send_link');
    await expect(page.getByText(says('users.card.send_link_done'))).toBeVisible();

    const devices = page.getByRole('region', { name: says('users.devices.title') });
    const rows = devices.getByRole('listitem');
    const before = await rows.count();
    await rows
      .first()
      .getByRole('button', { name: new RegExp(says('sessions.end_one')) })
      .click();
    await yes('sessions.end_one');
    await expect(page.getByText(says('sessions.ended', { count: 1 }))).toBeVisible();
    await expect(rows).toHaveCount(before - 1);
    await other.page.getByRole('button', { name: says('shell.messages_unread') }).click();
    await expect(other.page).toHaveURL(/\/portal\/login/);
  });

  test(`an admin resets a lost second factor, and proves themselves first (${locale})`, async ({ enter }) => {
    await sql(`update "app_user" set "totp_secret" = 'lost', "two_factor" = 'Google' where "login" = $1`, [
      login,
    ]);
    const admin = await enter('admin', { locale });
    await sql(
      `update "auth_session" s set "create_date" = now() - interval '11 minutes', "proved_at" = null
       from "app_user" u where u."id" = s."user_id" and u."login" = $1`,
      ['admin'],
    );
    const { page, says } = admin;
    await openCard(admin, login);
    const press = (key: string) => page.getByRole('button', { name: says(key), exact: true }).click();
    await press('users.tab.access');
    const door = page.getByRole('region', { name: says('users.list.access') });
    await expect(door).toContainText(says('users.card.two_factor_on'));
    await expectAccessible(page, 'a second factor to reset', { sights: [[390, 'dark']] });
    await expectInShape(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press('users.card.drop_factor');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(says('users.card.drop_factor_text'));
    await press('users.card.drop_factor_yes');
    await expect(dialog).toContainText(says('passkeys.proof_title'));
    const confirm = dialog.getByRole('button', { name: says('passkeys.proof_password') });
    await confirm.click();
    await expect(dialog).toContainText(says('passkeys.fill_password'));
    const own = dialog.getByLabel(says('passkeys.own_password'), { exact: true });
    await own.fill('Guess#1');
    await confirm.click();
    await expect(dialog).toContainText(says('rules.user.password-wrong'));
    await expectAccessible(page, 'the own password once more', { sights: [[390, 'dark']] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await own.fill('Portal#1');
    await confirm.click();
    await expect(page.getByText(says('users.card.drop_factor_done'))).toBeVisible();
    await expect(door).toContainText(says('users.card.two_factor_off'));
    await expect(page.getByRole('button', { name: says('users.card.drop_factor') })).toHaveCount(0);
    await enter(login, { locale });
  });

  test(`hr mends the wrong row of a file, it is written, and whom hr invites is invited (${locale})`, async ({
    enter,
    mailbox,
  }) => {
    const hr = await enter('hr', { locale });
    const { page, says } = hr;
    await page.goto('/portal/users');
    await settled(page, says);
    await page.getByRole('button', { name: says('users.import_action') }).click();
    const dialog = page.getByRole('dialog', { name: says('users.import.title') });
    const head = ['email', 'name', 'number', 'hire_date'].map((column) => says(`users.column.${column}`));
    const lines = [
      head.join(';'),
      `file-${locale}@new.example;Файлова Инна;Ф-${locale};02.11.2026`,
      `wrong-${locale},new.example;Ошибкина Вера;О-${locale};02.11.2026`,
    ];
    const bring = (text: readonly string[]) =>
      dialog
        .getByLabel(says('importing.choose'))
        .first()
        .setInputFiles({
          name: 'users.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(text.join('\r\n')),
        });
    await bring(lines);
    const wrong = dialog.getByRole('row').filter({ hasText: 'Ошибкина Вера' });
    await expect(wrong).toContainText(says('rules.user.email'));
    await expect(wrong).toContainText(says('users.import.said', { said: `wrong-${locale},new.example` }));
    await dialog.getByRole('button', { name: says('users.import.add', { count: '1' }) }).click();
    await expect(dialog.getByRole('row').filter({ hasText: `file-${locale}@` })).toContainText(
      says('users.import.outcome.add'),
    );
    await expect(dialog.getByText(says('users.import.only_good'))).toBeVisible();
    await expectAccessible(page, 'a file with a wrong row', { sights: [[390, 'dark']] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await bring([...lines.slice(0, 2), lines[2]?.replace(',new', '@new') ?? '']);
    await expect(dialog.getByRole('row').filter({ hasText: `wrong-${locale}@` })).toContainText(
      says('users.import.outcome.add'),
    );
    await dialog.getByRole('button', { name: says('users.import.all') }).click();
    await expect(dialog.getByText(says('users.import.written', { added: 2, changed: 0 }))).toBeVisible();
    await expect(dialog.getByText(says('users.import.invited_later'))).toBeVisible();
    await dialog.getByRole('button', { name: says('importing.done') }).click();
    const everybody = page.getByRole('button', {
      name: says('users.invite.everybody', { count: 0 }).split('(')[0],
    });
    await expect(everybody).toHaveText(/\([2-9]|\d{2,}\)/);
    await find(page, says, `file-${locale}`);
    await page.getByRole('row').filter({ hasText: 'Файлова Инна' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Файлова Инна' })).toBeVisible();
    await settled(page, says);
    await page.getByRole('button', { name: says('users.tab.access'), exact: true }).click();
    await expect(page.getByText(says('users.card.invitation_none'))).toBeVisible();
    await page.getByRole('button', { name: says('users.card.invite'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('users.card.invite'), exact: true })
      .click();
    await expect(page.getByText(says('users.card.invitation_sent'))).toBeVisible();
    expect((await mailbox.next(`file-${locale}@new.example`)).link).toContain('token=');
  });
}

test('hr may not touch an admin nor how another hr comes in, gives neither role, and is told why', async ({
  enter,
}) => {
  const hr = await enter('hr');
  const { page, says } = hr;
  await openCard(hr, 'admin');
  for (const tab of ['roles', 'access']) {
    await page.getByRole('button', { name: says(`users.tab.${tab}`), exact: true }).click();
    await expect(page.getByText(says('users.card.admin_only')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: says('users.save') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
  const roles = page.getByRole('group', { name: /«/ });
  const given = (role: string) =>
    roles.getByRole('checkbox', { name: new RegExp(`^${says(`shell.role.${role}`)}`) });
  await openCard(hr, 'Ермолаева');
  await page.getByRole('button', { name: says('users.tab.access'), exact: true }).click();
  await expect(page.getByText(says('users.card.hr_only')).first()).toBeVisible();
  for (const button of ['users.save', 'users.card.disable'])
    await expect(page.getByRole('button', { name: says(button) })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: says('users.tab.roles'), exact: true }).click();
  await expect(given('hr')).toBeChecked();
  await expect(given('hr')).toBeDisabled();
  await expect(given('reviewer')).toBeEnabled();
  await openCard(hr, 'employee2');
  await page.getByRole('button', { name: says('users.tab.roles'), exact: true }).click();
  for (const role of ['admin', 'hr']) await expect(given(role)).toBeDisabled();
  await roles.getByRole('checkbox', { name: says('shell.role.assistant') }).check();
  await page.getByRole('button', { name: says('users.save') }).click();
  await expect(page.getByText(says('users.saved'))).toBeVisible();
  await expect(roles.getByRole('checkbox', { name: says('shell.role.assistant') })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: 'employee2' })).toContainText('сотрудник, ассистент');
  await page.goForward();
  await roles.getByRole('checkbox', { name: says('shell.role.assistant') }).uncheck();
  await page.getByRole('button', { name: says('users.save') }).click();
  await expect(roles.getByRole('checkbox', { name: says('shell.role.assistant') })).not.toBeChecked();
});

test('the cards and windows of users are accessible and fit every width', async ({ enter }) => {
  const admin = await enter('admin');
  const { page, says } = admin;
  await openCard(admin, 'employee2');
  for (const tab of ['person', 'roles', 'access']) {
    await page.getByRole('button', { name: says(`users.tab.${tab}`), exact: true }).click();
    await settled(page, says);
    await expectInShape(page);
    await expectAccessible(page, `the card, ${tab}`);
  }
  await page.goto('/portal/users');
  await settled(page, says);
  await expectAccessible(page, 'the list of users');
  await page
    .getByRole('button', { name: says('users.add') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the window of a new user');
});
