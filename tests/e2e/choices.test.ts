import { expect, test } from './support/portal-test.ts';

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
