import { formatClock, formatDay, formatRange } from '../../lib/i18n/format.ts';
import { typedDay } from '../../lib/i18n/typed-day.ts';
import { addDays, dayInZone, weekday } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { freeStretch } from './support/days.ts';
import { verbOf } from './support/family-words.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { sql } from './support/signing-desk.ts';

const TODAY = dayInZone(new Date().toISOString(), 'Europe/Moscow');
/** A Monday so far away that the demo has no plans there. */
const FAR = addDays(TODAY, 8 - weekday(TODAY) + 40 * 7);

const fill = async ({ page, says }: Person, label: string, text: string) => {
  const input = page.getByLabel(says(label), { exact: true });
  await input.fill(text);
  await input.press('Tab');
};

const choose = async ({ page, says }: Person, label: string, option: string) => {
  await page.getByLabel(says(label), { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** A document of the person, begun: its id. */
const begin = async (
  origin: string,
  { token }: Person,
  object: string,
  code: string,
  fields: Record<string, unknown>,
): Promise<number> => {
  const types = await rpc(origin, token, 'view.get', {
    object: 'document_type',
    filter: `object_id = '${object}' and code = '${code}'`,
  });
  const document_type_id = types.result?.data[0]?.id;
  const made = await rpc(origin, token, 'table.add', {
    object,
    begin: true,
    data: [{ document_type_id, ...fields }],
  });
  return Number(made.result?.data[0]?.id);
};

for (const locale of ['ru', 'en'] as const) {
  test(`hours of a day off are counted as they are typed, and asked for on one day alone (${locale})`, async ({
    enter,
    origin,
  }) => {
    const employee = await enter('employee', { locale });
    const { page, says } = employee;
    const day = formatDay(await freeStretch(origin, employee, FAR, 1), locale);
    await page.goto('/portal/uabsence');
    await choose(employee, 'families.absence.type', locale === 'ru' ? 'Диспансеризация' : 'Medical check-up');
    await fill(employee, 'documents.fields.start_date', day);
    await fill(employee, 'documents.fields.end_date', day);
    await fill(employee, 'families.absence.fields.time_from', '9');
    await fill(employee, 'families.absence.fields.time_to', '12.30');
    await expect(page.getByLabel(says('families.absence.fields.time_from'), { exact: true })).toHaveValue(
      formatClock('09:00', locale),
    );
    const times = `${formatClock('09:00', locale)} – ${formatClock('12:30', locale)}`;
    const hours = locale === 'ru' ? '3,5' : '3.5';
    await expect(page.getByText(says('families.absence.screen.hours', { hours, times }))).toBeVisible();
    await fill(employee, 'families.absence.fields.time_to', '8');
    await expect(page.getByText(says('rules.absence.ends-before-start')).first()).toBeVisible();
  });

  test(`somebody who was ill on vacation sees what comes back, chooses, and goes on with the certificate (${locale})`, async ({
    enter,
    origin,
  }) => {
    const employee = await enter('employee2', { locale });
    const { page, says } = employee;
    const monday = await freeStretch(origin, employee, FAR, 21);
    const leave = { start_date: monday, end_date: addDays(monday, 13), comments: '-' };
    const vacation = await begin(origin, employee, 'vacation', 'additional', leave);
    await sql(`update "document" set "status_id" = 'approved' where "id" = ${vacation}`);
    const ill = { start_date: addDays(monday, 1), end_date: addDays(monday, 3) };
    const id = await begin(origin, employee, 'sickleave', 'illness', {
      ...ill,
      certificate_number: locale === 'ru' ? '910200000001' : '910200000002',
    });
    await page.goto(`/portal/usickleave/${id}`);
    const screen = (key: string, values?: Record<string, string | number>) =>
      says(`families.sickleave.screen.${key}`, values);
    const prolong = page.getByRole('button', { name: screen('prolong'), exact: true });
    await expect(prolong).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(screen('prolong_why_draft'))).toBeVisible();
    await expect(page.getByText(screen('transfer', { days: 3 }), { exact: true })).toBeVisible();
    await page
      .getByRole('radio', { name: screen('extend', { day: formatDay(addDays(monday, 16), locale) }) })
      .check();
    await page.getByRole('button', { name: verbOf(says, 'sickleave', 'onward.opened'), exact: true }).click();
    const window = page.getByRole('dialog');
    await expect(window).toContainText(formatRange(leave.start_date, leave.end_date, locale));
    await window.getByRole('button', { name: verbOf(says, 'sickleave', 'onward.opened') }).click();
    await expect(prolong).not.toHaveAttribute('aria-disabled', 'true');
    await prolong.click();
    await expect(page.getByLabel(says('documents.fields.start_date'), { exact: true })).toHaveValue(
      typedDay(addDays(monday, 4), locale),
    );
    await expect(page.getByRole('heading', { name: screen('chain'), exact: true })).toBeVisible();
  });
}
