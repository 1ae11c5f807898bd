import { addDays, dayInZone, weekday } from '../../lib/kernel/day.ts';
import { move, sentVacation } from '../support/vacation-desk.ts';
import { freeStretch } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';
import { takeStep } from './support/take-step.ts';

const TODAY = dayInZone(new Date().toISOString(), 'Europe/Moscow');
const WEEKS = 5 * 7;
/** A Monday so far away that the demo has no plans there. */
const FAR = addDays(TODAY, 8 - weekday(TODAY) + 46 * 7);

const locale = 'ru';

test('the author splits an agreed leave by keyboard, the manager accepts, hr agrees, and the leave is replaced', async ({
  enter,
  origin,
}) => {
  const [author, manager, hr] = await Promise.all([
    enter('employee', { locale }),
    enter('manager', { locale }),
    enter('hr', { locale }),
  ]);
  const { page, says } = author;
  const monday = await freeStretch(origin, author, FAR, WEEKS);
  const leave = await sentVacation(origin, author.token, {
    start_date: monday,
    end_date: addDays(monday, 13),
  });
  await move(origin, manager.token, leave.id, 'agreed');
  await move(origin, hr.token, leave.id, 'approved');

  await documentPage(page, says).open(leave.id);
  await page.getByRole('button', { name: says('families.vacation.correct.shorten'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    says('families.vacation_correction.new').replace('Новая к', 'К'),
  );
  const bars = page.locator('button[aria-describedby=bar-keys]');
  await expect(bars).toHaveCount(1);
  const first = Number(/uvacation\/(\d+)/.exec(page.url())?.[1]);

  // Seven days are split, and the second half is moved on by a week and cut by a day.
  await bars.first().focus();
  await page.keyboard.press('s');
  await expect(bars).toHaveCount(2);
  const part = (days: number) =>
    bars.and(page.getByRole('button', { name: says('common.days', { count: days }) }));
  await part(3).focus();
  for (let day = 0; day < 7; day += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(part(3)).not.toHaveAttribute('aria-busy', 'true');
  }
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(part(2)).toHaveCount(1);
  await expect(page.getByText(says('families.vacation_correction.screen.row_returned'))).toBeVisible();
  await expectAccessible(page, 'a correction that is written', { locale });

  await takeStep(author, first, undefined, 'prepared');
  await takeStep(manager, first, 'sub', 'accepted');
  await expect(manager.page.getByRole('table')).not.toHaveCount(0);
  await takeStep(hr, first, 'hr', 'agreed');

  await documentPage(page, says).open(leave.id);
  await expect(documentPage(page, says).head).toContainText(says('documents.marks.replaced'));
  await expect(documentPage(page, says).buttons).toHaveCount(0);
});
