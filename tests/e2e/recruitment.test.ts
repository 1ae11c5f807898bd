import type { Page } from '@playwright/test';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { rpc } from '../support/rpc.ts';
import { languagesOf } from '../support/whole.ts';
import { ANSWERS, answer, showPassport } from './support/candidate-answers.ts';
import { today } from './support/days.ts';
import { statusOf, verbOf } from './support/family-words.ts';
import { expectAccessible, expectNoViolation, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';

const NEW_PASSWORD = 'Vhod!na-rabotu7';
const FIELDS = 'families.recruitment.fields';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

for (const locale of languagesOf('a candidate on the way into the company'))
  test(`a candidate comes by a letter, answers from a phone, is taken on and finds the whole portal (${locale})`, async ({
    enter,
    visit,
    origin,
    mailbox,
  }) => {
    const email = `ryabinin-${locale}@new.example`;
    const name = locale === 'ru' ? 'Рябинин Глеб Олегович' : 'Ryabinin Gleb';
    const recruiter = await enter('recruiter', { locale });
    const { page, says } = recruiter;
    const verb = (key: string) => verbOf(says, 'recruitment', key);
    const actions = (of: Page) => of.getByRole('region', { name: says('documents.form.actions') });
    const takes = (of: Page, key: string) =>
      actions(of)
        .getByRole('button', { name: verb(key), exact: true })
        .click();
    const screen = (key: string, values?: Record<string, string | number>) =>
      says(`families.recruitment.screen.${key}`, values);
    const stands = (of: Page, status: string) =>
      expect(of.getByRole('heading', { level: 1 }).locator('..')).toContainText(
        statusOf(says, 'recruitment', status),
      );
    let document_id = 0;

    await test.step('the recruiter makes the candidate, and is shown what the letter still lacks', async () => {
      await page.goto('/portal/candidates');
      await settled(page, says);
      await page.getByRole('button', { name: screen('add'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: screen('add_yes'), exact: true }).click();
      await expect(dialog.getByLabel(screen('name'))).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel(screen('name')).fill(name);
      await dialog.getByLabel(screen('email')).fill(email);
      await dialog.getByLabel(says(`${FIELDS}.vacancy`)).fill('Аналитик данных');
      await dialog.getByLabel(says(`${FIELDS}.department`)).fill('Исследования');
      await dialog.getByLabel(says(`${FIELDS}.salary`)).fill('250000.50');
      await expectNoViolation(page, 'a new candidate');
      await dialog.getByRole('button', { name: screen('add_yes'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(/urecruitment\/\d+/);
      document_id = Number(/urecruitment\/(\d+)/.exec(page.url())?.[1]);
      await settled(page, says);
      for (const theirs of ['citizenship', 'consent_bank'])
        await expect(page.getByRole('combobox', { name: says(`${FIELDS}.${theirs}`) })).toHaveCount(0);
      await page.locator('#hire_date').fill(formatDay(addDays(today(), 30), locale));
      await page.locator('#due_date').fill(formatDay(addDays(today(), 14), locale));
      await page.locator('#due_date').press('Tab');
      await takes(page, 'onward.notified');
      await stands(page, 'notified');
      await expect(page.getByText(screen('invitation_sent'), { exact: true })).toBeVisible();
    });

    const { link } = await mailbox.next(email);
    const candidate = await visit({ locale, browser: PHONE, complains: /status of 401/ });
    const phone = candidate.page;
    await test.step('the letter opens the portal once, and nothing but their own way in is there', async () => {
      await phone.goto(link);
      await phone.getByLabel(says('passwords.new'), { exact: true }).fill(NEW_PASSWORD);
      await phone.getByRole('button', { name: says('passwords.set') }).click();
      await expect(phone.getByRole('button', { name: screen('start'), exact: true })).toBeVisible();
      await expect(phone.getByRole('navigation')).toHaveCount(0);
      await expectAccessible(phone, 'a candidate before the first step', {
        locale,
        sights: [[390, 'light']],
      });
      const again = await visit({ locale, complains: /status of 401/ });
      await again.page.goto(link);
      await expect(again.page.getByLabel(says('passwords.new'), { exact: true })).toHaveCount(0);
    });

    await test.step('the candidate answers step by step, is held where something is wrong, and sends', async () => {
      await phone.getByRole('button', { name: screen('start'), exact: true }).click();
      await expect(phone.getByRole('button', { name: screen('open'), exact: true })).toHaveCount(0);
      const onward = phone.getByRole('button', { name: screen('check_next'), exact: true });
      for (const [step, fields] of Object.entries(ANSWERS)) {
        const part = phone.getByRole('region', { name: says(`families.recruitment.sections.${step}`) });
        await expect(part.getByRole('button', { name: screen('open'), exact: true })).toHaveCount(0);
        if (step === 'passport') {
          await expect(phone.locator('#passport_number')).toBeVisible();
          await onward.click();
          await expect(phone.locator('#passport_number')).toHaveAttribute('aria-invalid', 'true');
        }
        for (const [field, value] of Object.entries(fields)) await answer(phone, says, locale, field, value);
        if (step === 'passport') await showPassport(phone, says);
        await onward.click();
      }
      const send = phone.getByRole('button', { name: screen('send'), exact: true });
      await expect(phone.getByText(screen('progress', { done: 6, all: 6 }), { exact: true })).toBeVisible();
      await expectNoViolation(phone, 'a candidate before sending');
      await send.click();
      await expect(phone.getByText(screen('sent_title'), { exact: true })).toBeVisible();
    });

    await test.step('the recruiter agrees, hr approves and takes the candidate on', async () => {
      await takes(page, 'onward.agreed');
      await stands(page, 'agreed');
      const hr = await enter('hr', { locale });
      await hr.page.goto(linkTo('urecruitment', { id: document_id }));
      await settled(hr.page, says);
      await takes(hr.page, 'onward.approved');
      await stands(hr.page, 'approved');
      await takes(hr.page, 'onward.processed');
      const asked = hr.page.getByRole('dialog');
      await expect(asked.getByLabel(says('families.recruitment.fields.staff_number'))).toHaveValue(/\d+/);
      await asked.getByRole('button', { name: verb('onward.processed'), exact: true }).click();
      await expect(hr.page.getByRole('heading', { level: 1, name: says('people.card') })).toBeVisible();
    });

    await test.step('whoever was a candidate signs in as an employee', async () => {
      const employee = await visit({ locale });
      await employee.page.goto('/portal/login');
      await signInAs(employee, email, NEW_PASSWORD);
      await expect(employee.page.getByRole('navigation').first()).toBeVisible();
      await expect(employee.page.getByRole('button', { name: says('shell.create') }).first()).toBeVisible();
      const colleague = await enter('employee', { locale });
      const seen = await rpc(origin, colleague.token, 'view.get', {
        object: 'recruitment',
        filter: `id = ${document_id}`,
      });
      expect(seen.error?.data.reason ?? seen.result?.data).toMatchObject([]);
    });
  });
