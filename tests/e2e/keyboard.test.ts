import { rpc } from '../support/rpc.ts';
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

const statusOf = async (origin: string, { token }: Person, number: string): Promise<unknown> =>
  (await rpc(origin, token, 'view.get', { object: 'vacation', filter: `number = '${number}'` })).result
    ?.data[0]?.status_id;
