import type { Locator, Page } from '@playwright/test';
import { verbOf } from './family-words.ts';
import { goTo } from './go-to.ts';
import type { Words } from './words.ts';

/** The page of a document, by what people see on it. */
export const documentPage = (page: Page, says: Words) => {
  const form = (key: string) => says(`documents.form.${key}`);
  const field = (key: string) => page.getByLabel(says(`documents.fields.${key}`), { exact: true });
  const actions = page.getByRole('region', { name: form('actions') });
  const reason = page.getByRole('dialog');
  return {
    /** The title with the tag of the status beside it. */
    head: page.getByRole('heading', { level: 1 }).locator('..'),
    /** Everything that may be done with the document now, as it stands from left to right. */
    buttons: actions.getByRole('button'),
    button: (name: string): Locator => actions.getByRole('button', { name, exact: true }),
    type: page.getByLabel(says('families.vacation.type')),
    start: field('start_date'),
    end: field('end_date'),
    days: field('days'),
    comment: page.getByLabel(says('documents.fields.comments'), { exact: true }),
    day: (day: string): Locator => page.locator(`button[data-day="${day}"]`),
    attach: page.locator(`input[type=file][aria-label="${says('documents.files.attach')}"]`),
    file: (name: string): Locator => page.getByRole('link', { name }),
    /** The live count of the days. */
    count: page.locator('main [aria-live=polite]').filter({ has: page.locator('p') }),
    balance: page.getByRole('region', { name: says('documents.checks.title') }),
    timeline: page.getByRole('complementary').getByRole('listitem'),
    reason,
    reasonText: reason.getByLabel(says('documents.reason.label')),
    reasonYes: (step: string): Locator =>
      reason.getByRole('button', { name: verbOf(says, 'vacation', step), exact: true }),
    /** Opens the document and waits until its page hears of changes. */
    open: (id: number, mode?: string): Promise<void> =>
      goTo(page, `/portal/uvacation/${id}${mode ? `?mode=${mode}` : ''}`),
  };
};

export type DocumentPage = ReturnType<typeof documentPage>;
