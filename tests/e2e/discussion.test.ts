import type { Page } from '@playwright/test';
import { shortName } from '../../lib/i18n/person-name.ts';
import { pngOf } from '../support/pictures.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { inPortalDatabase } from './support/portal-database.ts';
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

test('what does not arrive keeps its words and is sent once more, once; one’s own is changed and deleted, and a mark stays', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee', { complains: /Failed to load resource|ERR_FAILED/ });
  const { page } = employee;
  const { id } = await sentBy(origin, employee);
  await documentPage(page, employee.says).open(id);
  const thread = threadOf(employee, page);
  const said = () =>
    inPortalDatabase('select "text" from "discussion_message" where "registrator_id" = $1', [String(id)]);
  let isCut = true;
  await page.route('**/api/rpc', (route) =>
    isCut && route.request().postData()?.includes('"table.add"') ? route.abort() : route.continue(),
  );
  await thread.field.fill('Первое');
  await thread.field.press('Control+Enter');
  const again = thread.panel.getByRole('button', { name: thread.says('again'), exact: true });
  await expect(again).toBeVisible();
  await expect(thread.messages).toContainText(['Первое']);
  expect(await said()).toEqual([]);
  isCut = false;
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(thread.messages).toHaveCount(1);
  await expect.poll(said).toEqual([{ text: 'Первое' }]);

  const menu = thread.messages.getByRole('button', { name: /Что сделать с сообщением/ });
  await menu.click();
  await page.getByRole('menuitem', { name: new RegExp(`^${thread.says('edit')}`) }).click();
  const text = page.getByRole('textbox', { name: thread.says('edit_label') });
  await text.fill('Второе');
  await text.press('Control+Enter');
  await expect(thread.messages).toContainText('Второе');
  await expect(thread.messages).toContainText(thread.says('edited'));
  await menu.click();
  await page.getByRole('menuitem', { name: thread.says('delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: thread.says('delete'), exact: true })
    .click();
  await expect(thread.messages).toContainText(thread.says('deleted'));
  expect(await said()).toEqual([{ text: '' }]);
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

test('a list tells how much is new in a thread, until it is read, and hears of the next message', async ({
  enter,
  origin,
}) => {
  const [employee, manager] = await Promise.all([enter('employee'), enter('manager')]);
  const { id, number } = await sentBy(origin, employee);
  const say = (text: string) =>
    rpc(origin, employee.token, 'table.add', {
      object: 'discussion_message',
      data: { registrator_id: id, text },
    });
  await say('Можно?');
  await say('Или позже?');
  const { page, says } = manager;
  const list = listPage(page, says);
  const told = (count: number) =>
    list.row(number).getByText(says('documents.list.unread', { count }), { exact: true });
  await page.goto(`/portal/uvacations-sub?view=all&q=${number}`);
  await expect(told(2)).toBeVisible();
  await list.row(number).getByRole('link').first().click();
  const thread = threadOf(manager, page);
  await expect(thread.messages).toHaveCount(2);
  await thread.field.scrollIntoViewIfNeeded();
  await expect(thread.panel).not.toContainText(thread.says('unread', { count: 2 }));
  await page.goBack();
  await expect(list.row(number)).toBeVisible();
  await expect(told(2)).toHaveCount(0);
  await say('Тогда в пятницу');
  await expect(told(1)).toBeVisible();
});

test('on a phone a line tells what is new, and a sheet has the thread (en)', async ({ enter, origin }) => {
  const manager = await enter('manager', {
    locale: 'en',
    browser: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  const employee = await enter('employee');
  const { id } = await sentBy(origin, employee);
  const data = { registrator_id: id, text: 'Можно?' };
  await rpc(origin, employee.token, 'table.add', { object: 'discussion_message', data });
  const { page } = manager;
  await documentPage(page, manager.says).open(id);
  const thread = threadOf(manager, page);
  const line = page.getByRole('button', { name: thread.says('title'), exact: true });
  await line.scrollIntoViewIfNeeded();
  await expect(page.getByText(thread.says('unread', { count: 1 }))).toBeAttached();
  await line.click();
  const sheet = page.getByRole('dialog', { name: thread.says('title') });
  await expect(sheet).toContainText('Можно?');
  await expectAccessible(page, 'a thread in its sheet', { locale: 'en', inside: '[role=dialog]' });

  const field = sheet.getByRole('textbox', { name: thread.says('label') });
  await field.pressSequentially('Ask @');
  await expect(sheet.getByRole('listbox')).toBeVisible();
  await field.press('Escape');
  await expect(sheet.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('Ask @');
  await field.press('Escape');
  await expect(sheet).toHaveCount(0);
});
