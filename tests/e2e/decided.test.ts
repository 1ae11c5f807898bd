import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { move, sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { expect, test } from './support/portal-test.ts';
import { stepWords } from './support/vacation-words.ts';

const REASON = 'Заявление работника от 3 ноября';

for (const locale of ['ru', 'en'] as const)
  test(`an approved leave is read until hr says why it is changed, and its history says it (${locale})`, async ({
    enter,
    origin,
  }) => {
    const employee = await enter('employee');
    const manager = await enter('manager');
    const hr = await enter('hr', { locale });
    const [first = ''] = await freeMondays(origin, [employee]);
    const last = addDays(first, 4);
    const { id } = await sentVacation(origin, employee.token, {
      start_date: first,
      end_date: addDays(first, 3),
    });
    await move(origin, manager.token, id, 'agreed');
    await move(origin, hr.token, id, 'approved');

    const { page, says } = hr;
    const form = documentPage(page, says);
    const said = (key: string) => says(`documents.form.after_decision.${key}`);
    await form.open(id, 'hr');
    await expect(form.end).toHaveCount(0);
    await expect(form.button(stepWords(says).save)).toHaveCount(0);
    await expect(form.button(stepWords(says).remove)).toHaveCount(0);

    await form.button(said('open')).click();
    await form.reason.getByRole('button', { name: said('change.yes') }).click();
    await expect(form.reason.getByText(says('documents.reason.missing'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.reason).toHaveCount(0);
    await expect(form.end).toHaveCount(0);

    await form.button(said('open')).click();
    await form.reasonText.fill(REASON);
    await form.reason.getByRole('button', { name: said('change.yes') }).click();
    await form.end.fill(formatDay(last, locale));
    await page.keyboard.press('Control+s');
    const stop = form.timeline.filter({ hasText: says('documents.timeline.changed') });
    await expect(stop).toContainText(REASON);
    await expect(stop).toContainText(formatDay(last, locale));
    await expect(form.end).toHaveCount(0);

    // Its person reads it on the document and in a message.
    const own = documentPage(employee.page, employee.says);
    await own.open(id, 'own');
    await expect(own.timeline.filter({ hasText: REASON })).toHaveCount(1);
    await employee.page.goto('/portal/umessages');
    await expect(employee.page.getByText(REASON).first()).toBeVisible();

    await form.button(said('annul.yes')).click();
    await form.reasonText.fill(REASON);
    await form.reason.getByRole('button', { name: said('annul.yes') }).click();
    await expect(page.getByText(said('annulled'))).toBeVisible();
    await own.open(id, 'own');
    await expect(employee.page.getByText(REASON)).toHaveCount(0);
  });
