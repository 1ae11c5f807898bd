import { calendarOf, dayKind, isCountable } from '../../lib/calendar/calendar.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, type Day, eachDay, yearOf } from '../../lib/kernel/day.ts';
import { CALENDAR } from '../../prisma/seed/dictionaries/calendar.data.ts';
import { rpc } from '../support/rpc.ts';
import { move, sentVacation, typeOf } from '../support/vacation-desk.ts';
import { freeMondays, today } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { inPortalDatabase } from './support/portal-database.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { statusWords, stepWords } from './support/vacation-words.ts';

const ANNUAL = 'Ежегодный основной оплачиваемый отпуск';

/** A working day within two weeks on which a person has no leave. */
const soonFree = async (origin: string, { token }: Person): Promise<Day> => {
  const filter = `start_date <= '${addDays(today(), 13)}' and end_date >= '${today()}'`;
  const taken = (await rpc(origin, token, 'view.get', { object: 'vacation', filter })).result?.data ?? [];
  const calendar = calendarOf(CALENDAR);
  const soon = eachDay(addDays(today(), 1), addDays(today(), 13)).find(
    (day) =>
      dayKind(day, calendar) === 'weekday' &&
      !taken.some((leave) => String(leave.start_date) <= day && String(leave.end_date) >= day),
  );
  if (!soon) throw new Error('The next two weeks have no free working day.');
  return soon;
};

/** Whether a day lies in a stay of the ribbon, `отпуск 16.11 – 29.11.2026`. */
const isOf = (stay: string, day: Day): boolean => {
  const said = [...stay.matchAll(/(\d\d)\.(\d\d)(?:\.(\d{4}))?/g)];
  const year = said.at(-1)?.[3];
  const [first, last] = [said[0], said.at(-1)].map(
    (each) => `${each?.[3] ?? year}-${each?.[2]}-${each?.[1]}`,
  );
  return String(first) <= day && day <= String(last);
};

test('what the demo advises is sent all the same, and stands on the home page as not agreed yet', async ({
  enter,
  origin,
}) => {
  // No other test sends the deputy's leaves, and no part ahead of the deputy lasts two weeks.
  const deputy = await enter('deputy');
  const { page, says } = deputy;
  const [one = '', two = '', three = ''] = await freeMondays(origin, [deputy, deputy, deputy], 0);
  const soon = await soonFree(origin, deputy);
  const document_type_id = await typeOf(origin, deputy.token, 'annual');
  const sent = await Promise.all(
    [one, two].map((start_date) =>
      sentVacation(origin, deputy.token, { document_type_id, start_date, end_date: addDays(start_date, 6) }),
    ),
  );
  const form = documentPage(page, says);
  const words = stepWords(says);
  const notice = page.getByText(/^До начала отпуска меньше 14 дней\. По статье 123 ТК РФ .* две недели/);
  const parts = page.getByText(
    `ни одна часть отпуска за ${yearOf(one)} год не составит 14 дней подряд, как требует статья 125 ТК РФ`,
  );
  await page.goto('/portal/uvacation?mode=own');
  await form.type.click();
  await page.getByRole('option', { name: ANNUAL, exact: true }).click();
  await form.start.fill(formatDay(three, 'ru'));
  await form.end.fill(formatDay(addDays(three, 6), 'ru'));
  await expect(parts).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(form.button(words.send)).not.toHaveAttribute('aria-disabled');
  await form.start.fill(formatDay(soon, 'ru'));
  await form.end.fill(formatDay(soon, 'ru'));
  await expect(notice).toBeVisible();
  await form.button(words.send).click();
  // The sender reads the advice once more before sending.
  const asked = page.getByRole('dialog');
  await expect(asked.getByText(/статье 123 ТК РФ/)).toBeVisible();
  await asked.getByRole('button', { name: words.send, exact: true }).click();
  await expect(form.head).toContainText(statusWords('ru')('prepared'));
  await expect(page).toHaveURL(/uvacation\/\d+/);
  const id = Number(/uvacation\/(\d+)/.exec(page.url())?.[1]);

  // The company opens the days of next year before it begins.
  await inPortalDatabase(
    `update "vacation_limit" set "on_date" = $1::date
      where "period" = $2::int and "employee_id" = (select "employee_id" from "app_user" where "login" = 'deputy')`,
    [today(), String(yearOf(one))],
  );
  await page.goto('/portal/');
  const mine = page.getByRole('region', { name: says('documents.home.my_days') });
  await expect(mine.locator('dt:has-text("Ближайший отпуск") + dd')).toHaveText(
    new RegExp(`^с ${formatDay(soon, 'ru')}, через \\d+ (день|дня|дней)ещё не согласован$`),
  );
  const awaiting = [soon, ...Array<Day>(7).fill(one), ...Array<Day>(7).fill(two)].map(yearOf);
  for (const year of new Set(awaiting))
    await expect(mine.locator(`h3:has-text("За календарный ${year} год") ~ ul`).first()).toContainText(
      `на согласовании ${awaiting.filter((each) => each === year).length}`,
    );
  const agreed = "status_id = 'agreed'";
  const [plan] = (await rpc(origin, deputy.token, 'view.get', { object: 'vacation', filter: agreed })).result
    ?.data ?? [{}];
  await expect(mine.getByText(`в планах ${plan?.days}`, { exact: true })).toBeVisible();

  const team = page.getByRole('region', { name: says('documents.home.team') });
  if (isCountable(today(), calendarOf(CALENDAR))) {
    const count = team.getByText(/^Сегодня отсутству[ею]т \d+ человека?$/);
    await expect(count).toBeVisible();
    const said = await team.locator('tbody td > .sr-only').allInnerTexts();
    const away = said.filter((row) =>
      row.split(';').some((stay) => !/план|удал[её]нн/.test(stay) && isOf(stay, today())),
    );
    expect(Number(/\d+/.exec(await count.innerText())?.[0])).toBe(away.length);
  } else {
    await expect(team.getByText('Сегодня выходной')).toBeVisible();
  }
  for (const each of [id, ...sent.map((leave) => leave.id)]) await move(origin, deputy.token, each, 'draft');
});
