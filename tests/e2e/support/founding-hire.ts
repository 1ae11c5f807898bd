import type { Page } from '@playwright/test';
import { formatDay } from '../../../lib/i18n/format.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { ANSWERS, answer, showPassport } from './candidate-answers.ts';
import { today } from './days.ts';
import { statusOf, verbOf } from './family-words.ts';
import { expectPeople } from './founded-numbers.ts';
import { comeIn, type Founding } from './founding.ts';
import { expect, test, type Visitor } from './portal-test.ts';

const CANDIDATE = { name: 'Рябинин Глеб Олегович', email: 'ryabinin@new.example', department: 'Продажи' };
const FIELDS = 'families.recruitment.fields';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A recruiter invites a candidate, who comes in by the letter, consents and answers; hr takes them on. */
export const hireCandidate = async (
  company: Founding,
  { recruiter, hr }: Readonly<Record<'recruiter' | 'hr', Visitor>>,
): Promise<void> => {
  const { locale, mailbox, visit, people } = company;
  const { page, says } = recruiter;
  const screen = (key: string, values?: Record<string, string | number>) =>
    says(`families.recruitment.screen.${key}`, values);
  const verb = (step: string) => verbOf(says, 'recruitment', step);
  const take = (of: Page, step: string) =>
    of
      .getByRole('region', { name: says('documents.form.actions') })
      .getByRole('button', { name: verb(step), exact: true })
      .click();
  const stands = (of: Page, status: string) =>
    expect(of.getByRole('heading', { level: 1 }).locator('..')).toContainText(
      statusOf(says, 'recruitment', status),
    );

  const address = await test.step('a recruiter makes a candidate and invites them', async () => {
    await page.goto('/portal/candidates');
    await page.getByRole('button', { name: screen('add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(screen('name')).fill(CANDIDATE.name);
    await dialog.getByLabel(screen('email')).fill(CANDIDATE.email);
    await dialog.getByLabel(says(`${FIELDS}.vacancy`)).fill('Аналитик данных');
    await dialog.getByLabel(says(`${FIELDS}.department`)).fill(CANDIDATE.department);
    await dialog.getByLabel(says(`${FIELDS}.salary`)).fill('250000');
    await dialog.getByRole('button', { name: screen('add_yes'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: CANDIDATE.name }).first().click();
    await expect(page).toHaveURL(/urecruitment\/\d+/);
    await page.locator('#hire_date').fill(formatDay(addDays(today(), 30), locale));
    await page.locator('#due_date').fill(formatDay(addDays(today(), 14), locale));
    await page.locator('#due_date').press('Tab');
    await take(page, 'onward.notified');
    await expect(page.getByText(screen('invitation_sent'), { exact: true })).toBeVisible();
    return new URL(page.url()).pathname;
  });

  await test.step('the candidate comes in by the letter, consents, answers on a phone, and sends', async () => {
    const { page: phone } = await visit({ locale, browser: PHONE, complains: /status of 401/ });
    const letter = await mailbox.next(CANDIDATE.email);
    expect(letter.text).toContain('ООО «Полёт»');
    await comeIn({ page: phone, says }, letter.link);
    await phone.getByRole('button', { name: screen('start'), exact: true }).click();
    const onward = phone.getByRole('button', { name: screen('check_next'), exact: true });
    for (const [step, fields] of Object.entries(ANSWERS)) {
      if (step === 'passport') {
        // Pressed too early, it says which pictures are missing: of this step, not of the one before that is being left.
        await expect(phone.locator('#passport_number')).toBeVisible();
        await onward.click();
        await expect(phone.locator('#passport_number')).toHaveAttribute('aria-invalid', 'true');
      }
      for (const [field, value] of Object.entries(fields)) await answer(phone, says, locale, field, value);
      if (step === 'passport') await showPassport(phone, says);
      await onward.click();
    }
    const all = Object.keys(ANSWERS).length;
    await expect(phone.getByText(screen('progress', { done: all, all }), { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: screen('send'), exact: true }).click();
    await expect(phone.getByText(screen('sent_title'), { exact: true })).toBeVisible();
  });

  await test.step('the recruiter agrees, hr approves and takes the candidate on, and the card opens', async () => {
    await take(page, 'onward.agreed');
    await stands(page, 'agreed');
    await hr.page.goto(address);
    await take(hr.page, 'onward.approved');
    await stands(hr.page, 'approved');
    await take(hr.page, 'onward.processed');
    const asked = hr.page.getByRole('dialog');
    const number = asked.getByLabel(says(`${FIELDS}.staff_number`));
    await expect(number).toHaveValue(String(people.length + 1).padStart(4, '0'));
    await asked.getByRole('button', { name: verb('onward.processed'), exact: true }).click();
    await expect(hr.page.getByRole('heading', { level: 1, name: says('people.card') })).toBeVisible();
    await expect(hr.page.locator('main')).toContainText(CANDIDATE.name);
    await expectPeople(company.admin, company, 1);
  });
};
