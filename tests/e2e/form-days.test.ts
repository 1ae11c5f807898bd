import { calendarOf, dayKind } from '../../lib/calendar/calendar.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, type Day, dayInZone, eachDay, yearOf } from '../../lib/kernel/day.ts';
import { CALENDAR } from '../../prisma/seed/dictionaries/calendar.data.ts';
import { rpc } from '../support/rpc.ts';
import { move, sentVacation } from '../support/vacation-desk.ts';
import { freeMondays, today } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { stepWords } from './support/vacation-words.ts';

const ANNUAL = 'Ежегодный основной оплачиваемый отпуск';

test('a day that is in no calendar is not sent, nor is the one that was typed before it', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const form = documentPage(page, says);
  const words = stepWords(says);
  const [first = ''] = await freeMondays(origin, [employee]);
  await page.goto('/portal/uvacation?mode=own');
  await form.type.click();
  await page.getByRole('option').first().click();
  await form.start.fill(formatDay(first, 'ru'));
  await form.end.fill(formatDay(addDays(first, 6), 'ru'));
  await expect(form.button(words.send)).not.toHaveAttribute('aria-disabled');

  await form.start.fill('');
  await form.start.pressSequentially('29022027');
  await form.end.focus();
  await expect(page.getByText(says('documents.form.not_a_day'))).toBeVisible();
  await expect(form.start).toHaveValue('29.02.2027');
  await expect(form.button(words.send)).toHaveAttribute('aria-disabled', 'true');

  await form.start.fill(formatDay(addDays(first, 6), 'ru'));
  await form.end.fill(formatDay(first, 'ru'));
  await form.start.focus();
  await expect(page.getByText(says('rules.document.ends-before-start')).first()).toBeVisible();
  await expect(form.button(words.send)).toHaveAttribute('aria-disabled', 'true');

  const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
  const yesterday = addDays(today, -1);
  await form.start.fill(formatDay(yesterday, 'ru'));
  await form.end.focus();
  const past = says('rules.vacation.starts-before-today', { today: formatDay(today, 'ru') });
  await expect(page.getByText(past).first()).toBeVisible();
  await expect(form.button(words.send)).toHaveAttribute('aria-disabled', 'true');
  const cell = page.locator(`[data-day="${yesterday}"]`);
  await expect(cell).toHaveAttribute('aria-disabled', 'true');
  await cell.dispatchEvent('click');
  await expect(page.getByText(`: ${says('documents.calendar.past')}`)).toBeVisible();
  await form.start.fill(formatDay(first, 'ru'));
  await form.end.focus();
  await expect(page.getByText(`: ${says('documents.calendar.past')}`)).toHaveCount(0);
});

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

test('the demo advises of two weeks’ notice and of a part of 14 days, and a leave may be sent all the same', async ({
  enter,
  origin,
}) => {
  // Of the people with a login this one has the fewest days ahead: a few, and no part of two weeks.
  const deputy = await enter('deputy');
  const { page, says } = deputy;
  const [one = '', two = '', three = ''] = await freeMondays(origin, [deputy, deputy, deputy]);
  const soon = await soonFree(origin, deputy);
  const types = await rpc(origin, deputy.token, 'view.get', {
    object: 'document_type',
    filter: "object_id = 'vacation' and code = 'annual'",
  });
  const document_type_id = types.result?.data[0]?.id;
  const sent = await Promise.all(
    [one, two].map((start_date) =>
      sentVacation(origin, deputy.token, { document_type_id, start_date, end_date: addDays(start_date, 6) }),
    ),
  );
  const form = documentPage(page, says);
  const send = form.button(stepWords(says).send);
  const notice = page.getByText(/^До начала отпуска меньше 14 дней\. По статье 123 ТК РФ .* две недели/);
  const parts = page.getByText(
    `ни одна часть отпуска за ${yearOf(one)} год не составит 14 дней подряд, как требует статья 125 ТК РФ`,
  );
  await page.goto('/portal/uvacation?mode=own');
  await form.type.click();
  await page.getByRole('option', { name: ANNUAL, exact: true }).click();
  await form.start.fill(formatDay(soon, 'ru'));
  await form.end.fill(formatDay(soon, 'ru'));
  await expect(notice).toBeVisible();
  await expect(parts).toHaveCount(0);
  await expect(send).not.toHaveAttribute('aria-disabled');

  await form.start.fill(formatDay(three, 'ru'));
  await form.end.fill(formatDay(addDays(three, 6), 'ru'));
  await expect(parts).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(send).not.toHaveAttribute('aria-disabled');
  for (const { id } of sent) await move(origin, deputy.token, id, 'draft');
});

test('days typed on a phone get their dots by themselves, and two single holidays among them are no range', async ({
  enter,
}) => {
  const { page, says } = await enter('employee', {
    browser: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  });
  const form = documentPage(page, says);
  const [year = 0] = CALENDAR.map(({ start_date }) => yearOf(start_date)).toSorted((a, b) => b - a);
  await page.goto('/portal/uvacation?mode=own');
  await form.type.tap();
  await page.getByRole('option', { name: ANNUAL, exact: true }).tap();
  const short = String(year).slice(2);
  for (const [field, typed, spelled, read] of [
    [form.start, `2302${year}`, `23.02.${year}`, `23.02.${year}`],
    [form.end, `803${short}`, `8.03.${short}`, `08.03.${year}`],
  ] as const) {
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.tap();
    await page.keyboard.type(typed);
    await expect(field).toHaveValue(spelled);
    await form.comment.tap();
    await expect(field).toHaveValue(read);
  }
  await expect(form.count).toContainText(`2 праздника (23.02.${year} и 08.03.${year}) не считаются`);
});
