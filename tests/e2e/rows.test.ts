import type { Page, Route } from '@playwright/test';
import { formatDay } from '../../lib/i18n/format.ts';
import { rpc } from '../support/rpc.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';

/** What a definition of a table of rows promises, on the screen of granted accesses. */
const GRANTS = '/portal/grants';

interface Named {
  readonly id: number;
  readonly employee_id: number;
  readonly login: string;
}

/** Gives a grant over the wire, on days far away; answers how to take it back. */
const give = async (origin: string, admin: Person, holder: string, whom: string, disabled: '0' | '1') => {
  const people = await rpc<{ data: Named[] }>(origin, admin.token, 'view.get', {
    object: 'user',
    filter: `login in ('${holder}', '${whom}')`,
    select: 'id,employee_id,login',
  });
  const of = (login: string) => people.result?.data.find((each) => each.login === login);
  const added = await rpc(origin, admin.token, 'table.add', {
    object: 'grant',
    data: {
      user_id: of(holder)?.id,
      employee_id: of(whom)?.employee_id,
      role: 'employee',
      date_from: '2031-01-01',
      date_to: '2031-02-01',
      disabled,
    },
  });
  expect(added.error).toBeUndefined();
  return async () => {
    await rpc(origin, admin.token, 'table.del', { object: 'grant', data: added.result?.data });
  };
};

const rowOf = (page: Page, login: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${login} `) });

/** Whether a call reads the granted accesses. */
const isList = (route: Route): boolean => {
  const said = route.request().postData() ?? '';
  return said.includes('"view.get"') && said.includes('"grant"');
};

test('what narrows and orders a table stands in its address, comes back with it, and is let go of at once', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin');
  const { page, says } = admin;
  const takeBack = [
    await give(origin, admin, 'accountant', 'reviewer', '1'),
    await give(origin, admin, 'recruiter', 'reviewer', '0'),
  ];
  await page.goto(GRANTS);
  await settled(page, says);
  const [off, on] = [rowOf(page, 'accountant'), rowOf(page, 'recruiter')];
  await expect(off).toBeVisible();
  await page
    .getByRole('group', { name: says('grants.admin.filter.label') })
    .getByRole('button', { name: says('grants.admin.filter.state') })
    .click();
  await page.getByRole('menuitemcheckbox', { name: says('grants.admin.filter.on') }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[?&]state=on/);
  await expect(off).toHaveCount(0);
  await expect(on).toBeVisible();
  const head = page.getByRole('columnheader', { name: says('grants.admin.when') });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=when&desc=1/);
  await page.goBack();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(on).toBeVisible();
  await expect(off).toHaveCount(0);

  await page.getByRole('main').getByRole('searchbox').fill('nobody of that name');
  await expect(page.getByRole('heading', { name: says('grants.admin.not_found') })).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('main')
    .getByRole('button', { name: says('grants.admin.filter.reset') })
    .last()
    .click();
  await expect(off).toBeVisible();
  await expect(page).not.toHaveURL(/state=|search=/);
  await expectInShape(page);
  for (const each of takeBack) await each();
});

test('a window checks its fields, says at its field what the server refuses, and loses nothing that was typed', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin');
  const { page, says } = admin;
  const takeBack = await give(origin, admin, 'accountant', 'reviewer', '0');
  await page.goto(GRANTS);
  await settled(page, says);
  const add = page.getByRole('button', { name: says('grants.admin.add') });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: says('common.save') });

  await add.press('Enter');
  await expect(dialog).toBeVisible();
  await save.click();
  for (const name of ['admin.holder', 'admin.person', 'from', 'to']) {
    const label = says(`grants.${name}`);
    await expect(dialog.getByText(says('rules.field.required', { name: 'labelled', label }))).toHaveCount(1);
  }
  await expect(dialog.getByLabel(says('grants.admin.holder'), { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  await rowOf(page, 'accountant')
    .getByRole('button', { name: says('grants.admin.edit') })
    .click();
  const to = dialog.getByLabel(says('grants.to'), { exact: true });
  await to.fill(formatDay('2030-12-31', 'ru'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await save.click();
  await expect(dialog.getByText(says('rules.document.ends-before-start'))).toBeVisible();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(to).toBeFocused();
  await expectAccessible(page, 'a refused window');
  await page.setViewportSize({ width: 1440, height: 900 });
  await to.fill(formatDay('2031-03-01', 'ru'));
  await expect(dialog.getByText(says('rules.document.ends-before-start'))).toHaveCount(0);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'accountant')).toContainText(formatDay('2031-03-01', 'ru'));
  await takeBack();
});

test('a table that does not load says so and comes with the second try; an action without a network changes nothing', async ({
  enter,
  origin,
}) => {
  const admin = await enter('admin', { complains: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
  const { page, says } = admin;
  const takeBack = await give(origin, admin, 'accountant', 'reviewer', '0');
  const lost = (route: Route) => (isList(route) ? route.abort('internetdisconnected') : route.fallback());
  await page.route('**/api/rpc', lost);
  await page.goto(GRANTS);
  await expect(page.getByRole('alert').filter({ hasText: says('common.load_failed') })).toBeVisible();
  await page.unroute('**/api/rpc', lost);
  await page.getByRole('button', { name: says('common.retry') }).click();
  const row = rowOf(page, 'accountant');
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: says('grants.admin.delete') }).click();
  await dialogButton(page, says('common.no')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().setOffline(true);
  await row.getByRole('button', { name: says('grants.admin.delete') }).click();
  await dialogButton(page, says('grants.admin.delete')).click();
  await expect(page.getByText(says('common.network_error')).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(row).toBeVisible();
  await takeBack();
});

const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
