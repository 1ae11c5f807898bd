import type { LeaveBalance, WhatIf } from '../../lib/documents/families/vacation/rpc.ts';
import { formatDay, formatDayMonth, formatHundredths, formatNumber } from '../../lib/i18n/format.ts';
import { addMonths, yearOf } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { today } from './support/days.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

test('a person is told why there are so many days, tries a leave and makes a draft of it', async ({
  enter,
  origin,
}) => {
  const { page, says, token } = await enter('s.koroleva');
  const on = addMonths(today(), 5);
  const asked = await rpc<{ data: LeaveBalance }>(origin, token, 'leave.balance', { on });
  const balance = asked.result?.data;
  if (!balance) throw new Error(JSON.stringify(asked.error));
  const tried = await rpc<{ data: Extract<WhatIf, { case: 'leave' }> }>(origin, token, 'leave.what_if', {
    ...{ case: 'leave', start_date: on, days: 3 },
  });

  await page.goto('/portal');
  await page.getByRole('link', { name: says('documents.balance.how') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('families.vacation.days.title'));
  await page.getByLabel(says('families.vacation.days.on')).fill(formatDay(on, 'ru'));
  const { days, lines } = balance.explained;
  const why = page.getByRole('region', {
    name: says('families.vacation.days.why', {
      days: formatNumber(days, 'ru'),
      day: formatDayMonth(on, 'ru'),
    }),
  });
  await expect(
    why.getByText(says('families.vacation.days.why_result', { day: formatDay(on, 'ru') })),
  ).toBeVisible();
  await expect(why.getByText(`+${formatHundredths(lines[0]?.days ?? '', 'ru')}`)).toBeVisible();

  await page.getByRole('button', { name: says('families.vacation.days.view.returns') }).click();
  await expect(page.getByRole('rowheader')).toHaveText([
    says('families.vacation.days.what.return', { count: 2 }),
  ]);

  await page.getByLabel(says('families.vacation.days.if_start')).fill(formatDay(on, 'ru'));
  await page.getByLabel(says('families.vacation.days.if_days'), { exact: true }).fill('3');
  await expect(
    page.getByRole('status').filter({ hasText: formatNumber(tried.result?.data.after ?? '', 'ru') }),
  ).toBeVisible();
  await page.getByRole('button', { name: says('families.vacation.days.if_draft') }).click();
  await expect(page).toHaveURL(/uvacation\/\d+/);
  await expect(page.getByText(says('families.vacation.days.if_drafted'))).toBeVisible();
});

test('hr moves days of somebody to the next year, and reads why those of annual leave are not written off', async ({
  enter,
  origin,
}) => {
  const [hr, person] = await Promise.all([enter('hr'), enter('employee2')]);
  const { result } = await rpc<{ data: LeaveBalance }>(origin, person.token, 'leave.balance', {});
  const { page, says } = hr;
  const word = (key: string, values?: Record<string, string | number>) =>
    says(`families.vacation.days.${key}`, values);
  await page.goto(`/portal/uleave-days/${result?.data.employee.id}`);
  await page.getByRole('button', { name: word('correct'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const act = (verb: string) => dialog.getByRole('button', { name: word(`act.verb.${verb}`), exact: true });
  await act('forfeit').first().click();
  await expect(dialog.getByText(says('rules.vacation.never-lapses'))).toBeVisible();
  await expect(act('forfeit').last()).toHaveAttribute('aria-disabled', 'true');

  await act('transfer').first().click();
  await dialog.getByLabel(word('correct_days')).fill('366');
  await expect(dialog.getByText(/больше не перенести/)).toBeVisible();
  await dialog.getByLabel(word('correct_days')).fill('1');
  const next = yearOf(today()) + 1;
  await expect(
    dialog.getByRole('status').getByText(word('act.of_year', { year: String(next) })),
  ).toBeVisible();
  await expectAccessible(page, 'days that are moved to another year');
  await dialog.getByLabel(word('correct_reason')).fill('Статья 124');
  await act('transfer').last().click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page
      .getByRole('rowheader', { name: word('what.transfer', { year: String(next), sign: 'more' }) })
      .first(),
  ).toBeVisible();
});
