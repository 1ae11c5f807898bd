import { formatDay } from '../../lib/i18n/format.ts';
import { rpc } from '../support/rpc.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';

test('a manager works through her list by keyboard alone: past the menus, down the rows, one decided, the next in focus', async ({
  enter,
  origin,
}) => {
  const manager = await enter('manager');
  const { page, says } = manager;
  const list = listPage(page, says);
  await page.goto('/portal/uvacations-sub');
  await settled(page, says);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: says('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const [first = '', second = ''] = await list.numbers();
  await page.keyboard.press('j');
  await expect(list.row(first)).toBeFocused();
  await page.keyboard.press('j');
  await expect(list.row(second)).toBeFocused();
  await page.keyboard.press('x');
  await expect(list.select(second)).toBeChecked();
  await page.keyboard.press('x');
  await expect(list.select(second)).not.toBeChecked();
  await page.keyboard.press('k');
  await expect(list.row(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(documentPage(page, says).buttons.first()).toBeVisible();
  await page.goBack();
  await expect(list.row(first)).toBeVisible();

  await page.keyboard.press('j');
  await expect(list.row(first)).toBeFocused();
  // The same key on a Russian keyboard.
  await page.keyboard.press('KeyA');
  await expect(list.row(first)).toHaveCount(0);
  await expect(
    list
      .row(second)
      .locator(':focus')
      .or(list.row(second).and(page.locator(':focus'))),
  ).toBeVisible();
  const moved = await rpc(origin, manager.token, 'view.get', {
    object: 'vacation',
    filter: `number = '${first}'`,
  });
  expect(moved.result?.data[0]?.status_id).toBe('agreed');

  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(`${origin}/portal/`);
});

test('an employee opens the menu, writes a leave and stores it by keyboard alone', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee2');
  const { page, says } = employee;
  const [first = ''] = await freeMondays(origin, [employee]);
  await page.goto('/portal/');
  await settled(page, says);
  await page.getByRole('button', { name: says('shell.create'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: says('shell.create'), exact: true })).toBeFocused();
  await page.keyboard.press('c');
  const form = documentPage(page, says);
  await expect(form.head).toContainText(says('families.vacation.new'));

  await form.type.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.type).not.toHaveText(says('documents.form.choose'));
  await form.start.focus();
  await page.keyboard.type(formatDay(first, 'ru'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.days).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/uvacation\/\d+/);
  await expect(
    page.getByText(new RegExp(says('documents.form.saved_at', { time: '' }).trim())),
  ).toBeVisible();
});
