import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const OTHER = 'vacation_validate_forbidden_period_wdays';
const CODE = 'vacation_validate_forbidden_period';

test('ROUTE-140: a parameter is found by what it does, shows whom it would hold up, is kept and taken back', async ({
  enter,
}) => {
  const { page, says } = await enter('admin');
  const row = page.locator(`[data-parameter=${CODE}]`);
  const value = row.getByRole('textbox');
  const apply = row.getByRole('button', { name: says('settings.apply'), exact: true });

  await test.step('it is found by the words of its effect', async () => {
    await page.goto('/portal/parameters');
    await settled(page, says);
    await expect(row).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(says(`parameter.title.${CODE}`));
    await expect(row).toBeVisible();
    await expectAccessible(page, 'the parameters');
  });

  await test.step('what is no number is refused before it is sent', async () => {
    await value.fill('soon');
    await expect(row.getByText(says('rules.parameter.number'))).toBeVisible();
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await value.press('Escape');
    await expect(apply).toHaveCount(0);
    await expect(value).toHaveValue('0');
  });

  await test.step('the consequence is said while it is typed, and nothing is kept yet', async () => {
    await value.fill('365');
    await expect(row.getByRole('status')).toContainText(/ОТ-\d+|OT-\d+/);
    await expectAccessible(page, 'a parameter with a consequence');
    await page.reload();
    await page.getByRole('main').getByRole('searchbox').fill(CODE);
    await expect(value).toHaveValue('0');
  });

  await test.step('it is kept by a press, and taken back from its history', async () => {
    await value.fill('365');
    await apply.click();
    await expect(apply).toHaveCount(0);
    await expect(row.getByText(says('settings.changed_from', { shipped: '0' }))).toBeVisible();
    await row.getByRole('button', { name: says('settings.history') }).click();
    await row.getByRole('listitem').first().getByRole('button').click();
    await expect(value).toHaveValue('0');
    await apply.click();
    await expect(apply).toHaveCount(0);
    await expect(row.getByText(says('settings.shipped', { shipped: '0' }))).toBeVisible();
    await expect(row.getByRole('listitem')).toHaveCount(2);
  });
});

test('ROUTE-141, ROUTE-142: a parameter is given to one organization, and to all from a day on', async ({
  enter,
}) => {
  const { page, says } = await enter('admin');
  const row = page.locator(`[data-parameter=${OTHER}]`);
  const value = row.getByRole('textbox', { name: says(`parameter.title.${OTHER}`) });
  const scope = page.getByRole('group', { name: says('settings.scope.label') });
  const all = scope.getByRole('button', { name: says('settings.scope.all'), exact: true });

  await test.step('it is chosen for which organization, and what may not differ there is not offered', async () => {
    await page.goto('/portal/parameters');
    await settled(page, says);
    await scope.getByRole('button').nth(2).click();
    await page.getByRole('main').getByRole('searchbox').fill('auto_logout_time');
    const fixed = page.locator('[data-parameter=auto_logout_time]');
    await expect(fixed.getByText(says('settings.scope.fixed'))).toBeVisible();
    await expect(fixed.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('searchbox').fill(OTHER);
    await expect(row.getByText(says('settings.scope.as_all'))).toBeVisible();
    await value.fill('12');
    await expectAccessible(page, 'a parameter of an organization');
    await row.getByRole('button', { name: says('settings.apply') }).click();
    await expect(row.getByText(says('settings.scope.own', { all: '0' }))).toBeVisible();
  });

  await test.step('all have what they had, and a tag says who differs', async () => {
    await all.click();
    await expect(value).toHaveValue('0');
    const tags = row.getByRole('list', { name: says('settings.scope.differs') });
    await expect(tags.getByRole('listitem')).toHaveText(/: 12$/);
    await tags.getByRole('button').click();
    await expect(value).toHaveValue('12');
    await row.getByRole('button', { name: says('settings.scope.take_back', { value: '0' }) }).click();
    await row.getByRole('button', { name: says('settings.apply') }).click();
    await expect(row.getByText(says('settings.scope.as_all'))).toBeVisible();
  });

  await test.step('a value waits for its day under the parameter, until it is withdrawn', async () => {
    await all.click();
    await value.fill('21');
    await row.getByRole('button', { name: says('settings.later.begin') }).click();
    await expectAccessible(page, 'a parameter from a day on');
    await row.getByRole('button', { name: says('settings.later.put') }).click();
    const pending = row.getByRole('list', { name: says('settings.later.pending') });
    await expect(pending.getByRole('listitem')).toHaveText(/21/);
    await expect(value).toHaveValue('0');
    await pending.getByRole('button').click();
    await expect(pending).toHaveCount(0);
  });
});

test('ROUTE-140: nobody else sees the parameters', async ({ enter }) => {
  const { page, says } = await enter('hr');
  await page.goto('/portal/parameters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('shell.no_access'));
});
