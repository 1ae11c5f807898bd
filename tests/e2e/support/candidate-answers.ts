import type { Page } from '@playwright/test';
import { recruitment } from '../../../lib/documents/families/recruitment/index.ts';
import { formatDay } from '../../../lib/i18n/format.ts';
import { pngOf } from '../../support/pictures.ts';
import { expect } from './portal-test.ts';
import type { Words } from './words.ts';

const FIELDS = 'families.recruitment.fields';

const numberOf = (field: string) => recruitment.fields[field]?.example ?? '';

/** What a candidate answers in each step; a choice is named by its value. */
export const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  consent_data: { consent_data: 'given' },
  about: {
    birth_date: '1990-05-17',
    phone: '+7 900 123-45-67',
    address: 'Москва, Тверская, 1',
    citizenship: 'russian',
  },
  passport: {
    passport_number: '45 10 123456',
    passport_date: '2012-06-20',
    passport_code: '770-001',
    passport_issuer: 'ОВД Тверского района',
  },
  education: { education: 'higher', labour_book: 'electronic' },
  bank: { snils: '112-233-445 95', bank_code: numberOf('bank_code'), bank_account: numberOf('bank_account') },
  consent_bank: { consent_bank: 'refused' },
};

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Answers one field, as its control takes it. */
export const answer = async (page: Page, says: Words, locale: 'ru' | 'en', field: string, value: string) => {
  if (field === 'consent_data')
    return page
      .getByRole('checkbox', { name: says('families.recruitment.screen.consent_data_tick') })
      .check();
  const label = says(`${FIELDS}.${field}`);
  const { kind, values } = recruitment.fields[field] ?? {};
  if (values) return choose(page, label, says(`families.recruitment.choices.${field}.${value}`));
  await page.locator(`#${field}`).fill(kind === 'day' ? formatDay(value, locale) : value);
};

/** The pages of the passport, each in its place. */
export const showPassport = async (page: Page, says: Words): Promise<void> => {
  for (const paper of ['passport', 'registration']) {
    const name = says(`families.recruitment.choices.paper.${paper}`);
    const place = page.getByRole('listitem').filter({ hasText: name }).last();
    await expect(place).toContainText(says(`rules.recruitment.no-${paper}`));
    const label = says('families.recruitment.screen.scan_of', { paper: name });
    await place
      .locator(`input[type=file][aria-label="${label}"]`)
      .setInputFiles({ name: `${paper}.png`, mimeType: 'image/png', buffer: await pngOf() });
    await expect(place.getByRole('link', { name: new RegExp(`${paper}\\.png`) })).toBeVisible();
  }
};
