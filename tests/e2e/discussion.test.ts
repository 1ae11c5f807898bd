import type { Page } from '@playwright/test';
import { shortName } from '../../lib/i18n/person-name.ts';
import { pngOf } from '../support/pictures.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';

/** The thread on the page of a document, by what people see of it. */
const threadOf = ({ says }: Person, page: Page) => {
  const t = (key: string, values?: Record<string, string | number>) => says(`discussion.${key}`, values);
  const panel = page.getByRole('region', { name: t('title'), exact: true });
  return {
    panel,
    messages: page.getByRole('log').getByRole('article'),
    field: page.getByRole('textbox', { name: t('label'), exact: true }),
    options: page.getByRole('option'),
    send: page.getByRole('button', { name: t('send'), exact: true }),
    attach: page.locator(`input[type=file][aria-label="${t('attach')}"]`),
    says: t,
  };
};

const sentBy = async (origin: string, person: Person) => {
  const [start_date = ''] = await freeMondays(origin, [person]);
  return sentVacation(origin, person.token, { start_date, end_date: start_date });
};

const MANAGER = shortName('Ковалёва Анна Сергеевна');

test('a colleague is mentioned by the keyboard alone, comes from the message to the very words and answers, and the page of the first hears it', async ({
  enter,
  origin,
}) => {
  const [employee, manager] = await Promise.all([enter('employee2'), enter('manager')]);
  const { id } = await sentBy(origin, employee);
  await documentPage(employee.page, employee.says).open(id);
  const own = threadOf(employee, employee.page);
  await expect(own.panel).toContainText(own.says('empty'));
  await own.field.click();
  await employee.page.keyboard.type('Посмотрите, @ков');
  await expect(own.options).toHaveText([/^Ковалёва/]);
  await employee.page.keyboard.press('Enter');
  await employee.page.keyboard.type('даты <b>верные</b>? https://example.org.');
  await own.attach.setInputFiles({ name: 'билет.png', mimeType: 'image/png', buffer: await pngOf() });
  await own.field.press('Control+Enter');
  await expect(own.messages).toHaveCount(1);
  await expect(own.field).toHaveValue('');
  await expect(own.messages).toContainText(`@${MANAGER} даты <b>верные</b>?`);
  await expect(own.messages.getByRole('link', { name: 'https://example.org', exact: true })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expect(own.messages.getByRole('link', { name: 'билет.png' })).toBeVisible();

  await manager.page.goto('/portal/umessages');
  await manager.page
    .getByRole('link', { name: /упоминают/ })
    .first()
    .click();
  const theirs = threadOf(manager, manager.page);
  await expect(theirs.messages).toBeFocused();
  await expect(theirs.messages).toContainText('даты <b>верные</b>?');
  await expect(theirs.panel).toContainText(theirs.says('new'));
  await expect(theirs.panel).not.toContainText(theirs.says('unread', { count: 1 }));
  await theirs.field.fill('Верные.');
  await theirs.send.click();
  await expect(theirs.messages).toHaveCount(2);
  await expect(own.messages).toHaveCount(2);
  await expect(own.messages.nth(1)).toContainText(MANAGER);
  await expectAccessible(employee.page, 'a document with its thread', { inside: 'aside' });
});

test('T16: who does not read a document sees nothing of its thread, also by the address of a message', async ({
  enter,
  origin,
}) => {
  const [employee, stranger] = await Promise.all([enter('employee'), enter('employee2')]);
  const { id } = await sentBy(origin, employee);
  const data = { registrator_id: id, text: 'Только для своих' };
  await rpc(origin, employee.token, 'table.add', { object: 'discussion_message', data });
  await stranger.page.goto(`/portal/uvacation/${id}?message=1`);
  await expect(stranger.page.getByText(stranger.says('documents.form.not_there'))).toBeVisible();
  await expect(threadOf(stranger, stranger.page).panel).toHaveCount(0);
  await expect(stranger.page.getByText('Только для своих')).toHaveCount(0);
});
