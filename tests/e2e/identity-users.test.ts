import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/access/actor.ts';
import { languagesOf } from '../support/whole.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';
import type { Words } from './support/words.ts';

/** The browser's word for a call of a session that has just ended. */
const REFUSED = /status of 401/;

/** Each language has an account of its own: a company keeps what the run before left. */
const LOGINS: Readonly<Record<Locale, string>> = { ru: 'recruiter', en: 'accountant' };

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
  const login = LOGINS[locale];

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
