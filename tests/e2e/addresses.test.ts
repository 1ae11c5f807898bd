import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';

test('an old address with a hash still leads to its page', async ({ enter }) => {
  const { page, says } = await enter('employee');
  await page.goto('/portal/#/uvacations-own?view=all');
  await expect(page).toHaveURL(/\/portal\/uvacations-own\?view=all$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('families.vacation.lists.own'));
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

test('the icon is also where browsers look for it by themselves', async ({ visit }) => {
  const { context } = await visit();
  const icon = await context.request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});
