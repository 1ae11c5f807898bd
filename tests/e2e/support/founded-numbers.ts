import { today } from './days.ts';
import { balanceOf, type ReckonedLeave } from './founded-reckoning.ts';
import type { Founding } from './founding.ts';
import { expect, type Visitor } from './portal-test.ts';

/** Home, the badges of the menu and the list of decisions show how many documents wait for the person. */
export const expectWaiting = async ({ page, says }: Visitor, count: number): Promise<void> => {
  await page.goto('/portal/');
  const menu = page.getByRole('navigation', { name: says('shell.main_menu') });
  const badge = (key: string, said: string) =>
    menu.getByRole('link', {
      name:
        count > 0
          ? `${says(`shell.menu.${key}`)} ${count} ${says(said, { count })}`
          : says(`shell.menu.${key}`),
      exact: true,
    });
  const inbox = page.getByRole('region', { name: says('documents.home.inbox') });
  await expect(badge('home', 'shell.awaiting_you')).toBeVisible();
  await expect(badge('approvals', 'shell.awaiting_decision')).toBeVisible();
  await expect(inbox.getByRole('heading', { level: 2 }).locator('..')).toHaveText(
    `${says('documents.home.inbox')}${count || ''}${says('documents.home.all_approvals')}`,
  );
  await page.goto('/portal/approvals?view=waiting');
  await expect(page.getByText(says('documents.list.facts', { count }), { exact: true })).toBeVisible();
};

/** Home and the page of days show a person's days, the planned ones, and the free ones. */
export const expectDays = async (
  { page, says }: Visitor,
  leaves: readonly ReckonedLeave[],
): Promise<void> => {
  const days = balanceOf(leaves, today());
  await page.goto('/portal/');
  const mine = page.getByRole('region', { name: says('documents.home.my_days') });
  await expect(mine).toContainText(
    `${days.today}${says('documents.home.days_today', { count: days.today })}`,
  );
  for (const [key, value] of Object.entries({ taken: days.taken, planned: days.planned, free: days.free }))
    await expect(mine).toContainText(says(`documents.home.${key}`, { days: value }));
  await page.goto('/portal/uleave-days');
  const said = (key: string, values?: Record<string, number>) =>
    says(`families.vacation.days.${key}`, values);
  await expect(page.locator('main')).toContainText(
    [
      `${days.today}${said('today_days', { count: days.today })}`,
      `−${days.planned}${said('planned')}`,
      `=${days.free}${said('free')}`,
    ].join(''),
  );
};

/** The set-up, the table of users and the schedule count the people: the founder beside those of the file. */
export const expectPeople = async (
  { page, says }: Visitor,
  { people }: Pick<Founding, 'people'>,
  hired: number,
): Promise<void> => {
  await page.goto('/portal/users');
  await expect(
    page.getByText(says('users.count', { count: people.length + 1 + hired }), { exact: true }),
  ).toBeVisible();
};
