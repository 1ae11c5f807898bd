import { formatDay } from '../../../lib/i18n/format.ts';
import { addDays, weekday } from '../../../lib/kernel/day.ts';
import { plainMonday } from '../../support/plain-weeks.ts';
import { today } from './days.ts';
import { documentPage } from './document-page.ts';
import { expectDays, expectWaiting } from './founded-numbers.ts';
import { LEAVE_DAYS, type ReckonedLeave } from './founded-reckoning.ts';
import type { Founding } from './founding.ts';
import { listPage } from './list-page.ts';
import { expect, test, type Visitor } from './portal-test.ts';
import { stepWords } from './vacation-words.ts';
import { verifyFiles } from './verify-files.ts';

const CERTIFICATE = { ru: /Справка с места работы/, en: /Employment certificate/ };
const ANNUAL = { ru: 'Ежегодный основной оплачиваемый отпуск', en: 'Annual paid leave' };

/** The Monday so many weeks from this week's. */
const mondayAhead = (weeks: number) => addDays(today(), 1 - weekday(today()) + weeks * 7);

/** An employee sends the first leave, and those whose turn it is bring it to its end. */
export const takeFirstLeave = async (
  { locale }: Founding,
  { employee, manager, reviewer, hr }: Readonly<Record<'employee' | 'manager' | 'reviewer' | 'hr', Visitor>>,
): Promise<ReckonedLeave> => {
  const { says } = employee;
  const words = stepWords(says);
  const first = plainMonday(mondayAhead(3), LEAVE_DAYS, 7);
  const leave = { first, days: LEAVE_DAYS };
  await expectDays(employee, []);
  const number = await test.step('the first leave: seven days are counted, and sent', async () => {
    const form = documentPage(employee.page, says);
    await employee.page.goto('/portal/uvacation?mode=own');
    await form.type.click();
    await employee.page.getByRole('option', { name: ANNUAL[locale], exact: true }).click();
    await form.start.fill(formatDay(first, locale));
    await form.day(addDays(first, LEAVE_DAYS - 1)).click();
    await expect(form.days).toHaveValue(String(LEAVE_DAYS));
    await form.button(words.send).click();
    await expect(form.button(words.withdraw)).toBeVisible();
    return /ОТ-\d+/.exec(await employee.page.locator('main').innerText())?.[0] ?? '';
  });

  await test.step('it is agreed, approved and processed by those whose turn it is', async () => {
    for (const [visitor, step] of [
      [manager, 'onward.agreed'],
      [reviewer, 'onward.approved'],
      [hr, 'onward.processed'],
    ] as const) {
      await expectWaiting(visitor, 1);
      const list = listPage(visitor.page, says);
      await list.decision(step, number).click();
      await expect(list.row(number)).toHaveCount(0);
      await expectWaiting(visitor, 0);
    }
    await expectDays(employee, [leave]);
  });
  return leave;
};

/** An employee orders a certificate that the portal makes, and a stranger finds it genuine. */
export const certify = async ({ visit, locale }: Founding, employee: Visitor): Promise<void> => {
  await test.step('a certificate is made by the portal, and a stranger finds it genuine', async () => {
    const { page: own, says, context } = employee;
    const said = (key: string) => says(`families.request.${key}`);
    await own.goto('/portal/urequests-own');
    await own.getByRole('radio', { name: CERTIFICATE[locale] }).check({ force: true });
    await own.getByRole('button', { name: said('order.submit'), exact: true }).click();
    const file = own.getByRole('row').getByRole('link').first();
    await expect(file, 'the page looks for it by itself').toBeVisible();
    await own.getByRole('row').getByRole('button').first().click();
    const archive = own.getByRole('link', { name: said('given.package'), exact: true });
    const address = (await archive.getAttribute('href')) ?? '';
    const buffer = await (await context.request.get(address)).body();
    const stranger = await visit({ locale });
    await stranger.page.goto('/portal/verify');
    await verifyFiles(stranger.page, { name: 'package.zip', buffer });
    await expect(stranger.page.getByText(says('verify.verdict.passed'), { exact: true })).toBeVisible();
  });
};
