import { formatDay } from '../../lib/i18n/format.ts';
import { rpc } from '../support/rpc.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, PASSWORD, test, type Visitor } from './support/portal-test.ts';
import { documentIn } from './support/records.ts';

const signInAs = async ({ page, says }: Visitor, login: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel(says('login.login')).fill(login);
  await page.getByLabel(says('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: says('login.sign_in'), exact: true }).click();
};

test('a visitor is told in their language what is missing or wrong, keeps what they typed, and comes to where they wanted to go', async ({
  visit,
  enter,
  origin,
}) => {
  const id = await documentIn(origin, await enter('employee'), 'prepared');
  for (const locale of ['ru', 'en'] as const) {
    const visitor = await visit({ locale });
    const { page, says } = visitor;
    await page.goto(`/portal/uvacation/${id}?mode=own`);
    await expect(page).toHaveURL(/\/portal\/login\?to=/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: says('login.sign_in'), exact: true }).click();
    await expect(page.getByText(says('login.fill_login'))).toBeVisible();
    await expect(page.getByText(says('login.fill_password'))).toBeVisible();
    await expect(page.getByLabel(says('login.login'))).toBeFocused();
    await signInAs(visitor, 'employee', 'not this one');
    await expect(
      page.getByRole('alert').filter({ hasText: says('errors.wrong_login_or_password') }),
    ).toBeVisible();
    await expect(page.getByLabel(says('login.login'))).toHaveValue('employee');
    await signInAs(visitor, 'employee');
    await expect(page).toHaveURL(`${origin}/portal/uvacation/${id}?mode=own`);
  }
});

test('another language is one click away, and nothing typed into a leave is lost by it', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee2');
  const { page, says } = employee;
  const [first = ''] = await freeMondays(origin, [employee]);
  await page.goto('/portal/uvacation?mode=own');
  const russian = documentPage(page, says);
  await russian.start.fill(formatDay(first, 'ru'));
  await russian.days.fill('3');
  await russian.comment.fill('к морю');
  await page.getByRole('button', { name: `${says('shell.language')}: Рус` }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();

  const { says: english } = await enter('employee2', { locale: 'en' });
  const form = documentPage(page, english);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(form.head).toContainText(english('families.vacation.new'));
  await expect(form.start).toHaveValue(formatDay(first, 'en'));
  await expect(form.days).toHaveValue('3');
  await form.comment.fill('to the sea');
  await page.getByRole('button', { name: `${english('shell.language')}: Eng` }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(russian.comment).toHaveValue('к морю');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('an old address with a hash still leads to its page', async ({ enter }) => {
  const { page, says } = await enter('employee');
  await page.goto('/portal/#/uvacations-own?view=all');
  await expect(page).toHaveURL(/\/portal\/uvacations-own\?view=all$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('families.vacation.lists.own'));
});

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
  await expect(page).toHaveURL(/\/portal\/acme\/uvacations-own/);

  const other = await visit();
  await other.page.goto('/portal/login?client_code=acme');
  await expect(other.page.getByRole('banner')).toContainText('Акме');
  await other.page.goto('/portal/login');
  await expect(other.page.getByRole('banner')).toContainText('Акме');
  await other.page.goto('/portal/login?client_code=eg');
  await expect(other.page.getByRole('banner')).toContainText('Employee Gateway');
});

test('an address that leads nowhere says so and shows the way home; one that is closed to a person leaves them at home with a word', async ({
  enter,
  origin,
}) => {
  const { page, says } = await enter('employee');
  for (const nowhere of ['/portal/%E0%A4%A', '/portal/%00', '/portal/uabsence']) {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { level: 1, name: says('shell.no_page') })).toBeVisible();
  }
  await page.getByRole('link', { name: says('common.to_main'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/portal/`);

  const refused = page.getByRole('alert').filter({ hasText: says('shell.no_access') });
  await page.goto('/portal/uvacations');
  await expect(page).toHaveURL(`${origin}/portal/`);
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: says('common.close') }).click();
  await expect(refused).toHaveCount(0);

  // A link from elsewhere, as somebody may have pasted it into a text.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/portal/uvacations',
      textContent: 'all',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'all', exact: true }).click();
  await expect(refused).toBeVisible();
  await expect(page).toHaveURL(`${origin}/portal/`);
});

test('whoever signs out sees it, and the way back; the other tab and the back button open nothing', async ({
  enter,
}) => {
  const { page, says, tab } = await enter('employee2');
  const other = await tab();
  await page.goto('/portal/');
  await other.goto('/portal/uvacations-own');
  await settled(other, says);
  await page.getByRole('button', { name: says('shell.me', { name: 'Сафина Д. Р.' }) }).click();
  await page.getByRole('menuitem', { name: says('shell.sign_out') }).click();
  await expect(page.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/portal\/login/);
  await page.goto('/portal/uvacations-own');
  await expect(page).toHaveURL(/\/portal\/login\?to=/);
});

test('a new tab is signed in at once, and two tabs work beside each other', async ({ visit }) => {
  const visitor = await visit();
  const { page, says, tab } = visitor;
  await page.goto('/portal/login');
  await signInAs(visitor, 'employee');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Игорь Андреевич');
  const other = await tab();
  await other.goto('/portal/uvacations-own?view=all');
  await expect(listPage(other, says).rows.first()).toBeVisible();
  expect(
    await other.evaluate(() => window.localStorage.getItem('eg.token')),
    'no token outlives its tab',
  ).toBeNull();
  await page.reload();
  await settled(page, says);
  await expect(
    page
      .getByRole('region', { name: says('documents.home.my_requests') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

test('dark and light hold from the click on, also on the next page the server draws', async ({ enter }) => {
  const { page, says } = await enter('recruiter');
  await page.goto('/portal/profile');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: says('shell.themes.dark') }).click();
  await expect.poll(ground).not.toBe(light);
  await page.goto('/portal/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ground()).not.toBe(light);
});

test('who loses the connection is told, and told no longer when it is back', async ({ enter }) => {
  const { page, says, context } = await enter('recruiter');
  await page.goto('/portal/about');
  await settled(page, says);
  await context.setOffline(true);
  await expect(page.getByText(says('shell.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(says('shell.offline'))).toHaveCount(0);
});

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

test('a list keeps in its address what it shows: going into a document and back finds it as it was', async ({
  enter,
}) => {
  const { page, says } = await enter('hr');
  const list = listPage(page, says);
  await page.goto('/portal/uvacations?view=all');
  await list.search.fill('Лаврова');
  await expect(page).toHaveURL(/q=/);
  await expect(list.rows.filter({ hasNotText: 'Лаврова Елена Игоревна' })).toHaveCount(0);
  const before = await list.numbers();
  await list.head('dates').getByRole('button').click();
  await expect.poll(() => list.numbers()).not.toEqual(before);
  const shown = await list.numbers();
  await list.rows.first().getByRole('link').click();
  await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(list.search).toHaveValue('Лаврова');
  await expect.poll(() => list.numbers()).toEqual(shown);
  await page.reload();
  await expect(list.search).toHaveValue('Лаврова');
  await expect.poll(() => list.numbers()).toEqual(shown);
});

test('a view a person saves as the first one opens whenever they come to the list', async ({ enter }) => {
  const { page, says } = await enter('accountant');
  const list = listPage(page, says);
  await page.goto('/portal/uvacations?view=all&status=processed');
  await page.getByRole('button', { name: says('documents.views.save') }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: says('common.save') }).click();
  await expect(asked).toContainText(says('documents.views.name_missing'));
  await asked.getByLabel(says('documents.views.name')).fill('К выплате');
  await asked.getByRole('checkbox', { name: says('documents.views.as_standard') }).check();
  await asked.getByRole('button', { name: says('common.save') }).click();
  await expect(list.saved('К выплате')).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/portal/uvacations');
  await expect(list.rows.first()).toBeVisible();
  await expect(list.rows.filter({ hasNotText: 'Обработан' })).toHaveCount(0);
  await list.view('all').click();
  await expect(list.rows.filter({ hasNotText: 'Обработан' }).first()).toBeVisible();
});
