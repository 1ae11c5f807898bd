import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { move, sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';

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
  const asked = page.getByRole('dialog');
  const agree = asked.getByRole('button', { name: says('documents.steps.onward.agreed.verb'), exact: true });
  // The same key on a Russian keyboard.
  await page.keyboard.press('KeyA');
  await expect(asked).toContainText(first);
  await expect(agree).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.row(first)).toBeFocused();
  expect(await statusOf(origin, manager, first)).toBe('prepared');

  await page.keyboard.press('KeyA');
  await expect(agree).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.row(first)).toHaveCount(0);
  await expect(list.row(second), 'the row, not its button').toBeFocused();
  expect(await statusOf(origin, manager, first)).toBe('agreed');
  await page.keyboard.press('Enter');
  await expect(documentPage(page, says).buttons.first()).toBeVisible();
  expect(await statusOf(origin, manager, second), 'opened, not decided on').toBe('prepared');

  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(`${origin}/portal/`);
});

test('the keys of a decision act on what is chosen: one question names who, what and when, and who stays out of it and why', async ({
  enter,
  origin,
}) => {
  const [manager, hr, employee] = [await enter('manager'), await enter('hr'), await enter('employee2')];
  const [one = '', two = '', three = ''] = await freeMondays(origin, [employee, employee, employee]);
  const send = (start_date: string) =>
    sentVacation(origin, employee.token, { start_date, end_date: addDays(start_date, 1) });
  const [first, second, gone] = [await send(one), await send(two), await send(three)];
  await move(origin, hr.token, gone.id, 'agreed');
  const { page, says } = manager;
  const list = listPage(page, says);
  await page.goto('/portal/uvacations-sub?view=all&sort=dates&desc=1&size=100');
  for (const { number } of [first, second, gone]) await list.select(number).check();

  await page.keyboard.press('a');
  const asked = page.getByRole('dialog');
  const decided = asked.getByRole('list', { name: says('documents.ask.decided') }).getByRole('listitem');
  await expect(decided).toHaveCount(2);
  await expect(decided.filter({ hasText: first.number })).toContainText(formatDay(one, 'ru').slice(0, 5));
  const left = asked.getByRole('region').getByRole('listitem');
  await expect(left).toContainText(gone.number);
  for (const named of [decided.first(), decided.last(), left])
    await expect(named).toContainText('Сафина Д. Р.');
  await expect(left, 'why it stays out').toContainText('Согласован, сейчас: кадровая служба');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(asked.getByLabel(says('documents.reason.label'))).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await statusOf(origin, manager, first.number)).toBe('prepared');

  await page.keyboard.press('a');
  const verb = says('documents.steps.onward.agreed.verb');
  await expect(
    asked.getByRole('button', { name: says('documents.bulk.counted', { verb, count: 2 }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect.poll(() => statusOf(origin, manager, second.number)).toBe('agreed');
  expect(await statusOf(origin, manager, first.number)).toBe('agreed');
});

test('Ctrl and Enter on the document of somebody else ask first, and send nothing', async ({
  enter,
  origin,
}) => {
  const [manager, employee] = [await enter('manager'), await enter('employee2')];
  const [monday = ''] = await freeMondays(origin, [employee]);
  const sent = await sentVacation(origin, employee.token, {
    start_date: monday,
    end_date: addDays(monday, 1),
  });
  const { page, says } = manager;
  const form = documentPage(page, says);
  await form.open(sent.id, 'sub');
  await expect(form.buttons.first()).toBeVisible();
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('document_status"')) moves.push(request.postDataJSON().method);
  });
  await page.keyboard.press('Control+Enter');
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(sent.number);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  expect(moves.filter((method) => method === 'table.add')).toEqual([]);
  expect(await statusOf(origin, manager, sent.number)).toBe('prepared');
});

test('what is shown on request on the home page has the focus next', async ({ enter }) => {
  const { page, says } = await enter('hr');
  await page.goto('/portal/');
  const inbox = page.getByRole('region', { name: says('documents.home.inbox') });
  await expect(inbox.getByRole('listitem')).toHaveCount(6);
  await inbox.getByRole('button', { name: says('documents.home.show'), exact: true }).click();
  await expect(inbox.getByRole('listitem').nth(6).getByRole('link').first()).toBeFocused();
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
  const create = page.getByRole('dialog', { name: says('shell.create'), exact: true });
  await expect(create.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: says('shell.create'), exact: true })).toBeFocused();
  await page.keyboard.press('c');
  await expect(create.getByRole('combobox')).toBeFocused();
  // Typed in the other layout: «отпуск».
  await page.keyboard.type('jngecr');
  await expect(create.getByRole('option').first()).toHaveText(says('shell.families.vacation'));
  await page.keyboard.press('Enter');
  const form = documentPage(page, says);
  await expect(form.head).toContainText(says('families.vacation.new'));

  await form.type.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
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

const statusOf = async (origin: string, { token }: Person, number: string): Promise<unknown> =>
  (await rpc(origin, token, 'view.get', { object: 'vacation', filter: `number = '${number}'` })).result
    ?.data[0]?.status_id;
