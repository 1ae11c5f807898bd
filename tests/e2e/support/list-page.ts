import type { Locator, Page } from '@playwright/test';
import { verbOf } from './family-words.ts';
import type { Words } from './words.ts';

/** A list of documents, of vacations unless another family is named, by what people see on it. */
export const listPage = (page: Page, says: Words, family = 'vacation') => {
  const list = (key: string, values?: Record<string, string>) => says(`documents.list.${key}`, values);
  const views = page.getByRole('group', { name: says('documents.views.label') });
  const filters = page.getByRole('group', { name: says('documents.filters.label') });
  const bulk = page.getByRole('region', { name: says('documents.bulk.label') });
  const verb = (step: string) => verbOf(says, family, step);
  return {
    rows: page.locator('tbody tr'),
    table: page.locator('section[aria-busy]').filter({ has: page.getByRole('table') }),
    row: (number: string): Locator =>
      page.getByRole('row').filter({ hasText: new RegExp(`${number}(?!\\d)`) }),
    numbers: async (): Promise<string[]> =>
      (await page.locator('tbody tr').allInnerTexts()).map((text) => /ОТ-\d+/.exec(text)?.[0] ?? ''),
    view: (key: string): Locator => views.getByRole('button', { name: says(`documents.views.${key}`) }),
    saved: (name: string): Locator => views.getByRole('button', { name }),
    filters,
    search: filters.getByRole('searchbox'),
    chip: (key: string): Locator =>
      filters.getByRole('button', { name: new RegExp(`^${says(`documents.filters.${key}`)}`) }),
    select: (number: string): Locator => page.getByLabel(list('select_row', { number }), { exact: true }),
    /** The decision in the row: `onward.agreed`, `back.declined`. */
    decision: (step: string, number: string): Locator =>
      page.getByRole('button', { name: list('action_on', { verb: verb(step), number }), exact: true }),
    /** The menu of a row. */
    more: (number: string): Locator =>
      page.getByRole('button', { name: list('more_on', { number }), exact: true }),
    bulk,
    /** Decides on all that is chosen, and says yes to the question. */
    decideOnChosen: async (step: string, count: number): Promise<void> => {
      const name = says('documents.bulk.counted', { verb: verb(step), count });
      await bulk.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
    },
    shown: (first: number, last: number, total: number): Locator =>
      page.getByText(list('shown', { first: String(first), last: String(last), total: String(total) }), {
        exact: true,
      }),
    export: page.getByRole('button', { name: list('export') }),
    columns: page.getByRole('button', { name: says('documents.choose_columns.title') }),
    head: (key: string): Locator =>
      page.getByRole('columnheader', { name: says(`documents.columns.${key}`), exact: true }),
    size: page.getByRole('combobox', { name: list('per_page') }),
    next: page.getByRole('button', { name: list('next_page') }),
    previous: page.getByRole('button', { name: list('previous_page') }),
  };
};
