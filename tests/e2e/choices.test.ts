import { formatDay } from '../../lib/i18n/format.ts';
import { typedDay } from '../../lib/i18n/typed-day.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { statusOf } from './support/family-words.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';

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
  await expect(form.start).toHaveValue(typedDay(first, 'en'));
  await expect(form.days).toHaveValue('3');
  await form.comment.fill('to the sea');
  await page.getByRole('button', { name: `${english('shell.language')}: Eng` }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(russian.comment).toHaveValue('к морю');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
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

  const processed = statusOf(says, 'vacation', 'processed');
  await page.goto('/portal/uvacations');
  await expect(list.rows.first()).toBeVisible();
  await expect(list.rows.filter({ hasNotText: processed })).toHaveCount(0);
  await list.view('all').click();
  await expect(list.rows.filter({ hasNotText: processed }).first()).toBeVisible();
});
