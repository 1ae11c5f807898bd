import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { statusOf, verbOf } from '../../e2e/support/family-words.ts';
import type { Shown } from './show.tsx';

/** What of a page is visible text: a cell at a time. */
const rowOf = (number: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].find((row) => row.textContent?.includes(number)) ??
  null;

/** A list of documents by what people see on it. */
export const listPage = ({ says, user }: Shown, family = 'vacation') => {
  const list = (key: string, values?: Record<string, string>) => says(`documents.list.${key}`, values);
  const group = (name: string) => screen.getByRole('group', { name });
  const filters = () => group(says('documents.filters.label'));
  const views = () => group(says('documents.views.label'));
  const verb = (step: string) => verbOf(says, family, step);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  return {
    status: (id: string) => statusOf(says, family, id),
    rows: () => [...document.querySelectorAll<HTMLElement>('tbody tr')],
    numbers: () =>
      [...document.querySelectorAll('tbody tr')].map((row) => /V-\d+/.exec(row.textContent ?? '')?.[0] ?? ''),
    row: rowOf,
    /** The numbers of the rows, once they are these. */
    shows: (numbers: readonly string[]) =>
      waitFor(() =>
        expect(
          [...document.querySelectorAll('tbody tr')].map(
            (row) => /V-\d+/.exec(row.textContent ?? '')?.[0] ?? '',
          ),
        ).toEqual(numbers),
      ),
    table: () => {
      const found = document.querySelector<HTMLElement>('section[aria-busy]');
      if (!found) throw new Error('There is no table.');
      return found;
    },
    filters,
    search: () => within(filters()).getByRole('searchbox'),
    chip: (key: string) =>
      within(filters()).getByRole('button', { name: new RegExp(`^${says(`documents.filters.${key}`)}`) }),
    view: (key: string) =>
      within(views()).getByRole('button', { name: new RegExp(`^${says(`documents.views.${key}`)}`) }),
    saved: (name: string) => within(views()).getByRole('button', { name: new RegExp(name) }),
    select: (number: string) => screen.getByLabelText(list('select_row', { number })),
    decision: (step: string, number: string) => button(list('action_on', { verb: verb(step), number })),
    more: (number: string) => button(list('more_on', { number })),
    bulk: () => screen.getByRole('region', { name: says('documents.bulk.label') }),
    counted: (step: string, count: number) => says('documents.bulk.counted', { verb: verb(step), count }),
    verb,
    shown: (first: number, last: number, total: number) =>
      list('shown', { first: String(first), last: String(last), total: String(total) }),
    columns: () => button(says('documents.choose_columns.title')),
    head: (key: string) => screen.queryByRole('columnheader', { name: says(`documents.columns.${key}`) }),
    size: () => screen.getByRole('combobox', { name: list('per_page') }),
    next: () => button(list('next_page')),
    previous: () => button(list('previous_page')),
    press: (name: string) => user.click(button(name)),
  };
};

const dialogs = () => document.querySelectorAll<HTMLElement>('[role=dialog]:not([aria-hidden=true])');

/** The window that is open: looked for by its role alone, which a large page answers at once. */
export const dialog = (): Promise<HTMLElement> =>
  waitFor(() => {
    const [found, other] = dialogs();
    if (!found || other) throw new Error('There is no window, or more than one.');
    return found;
  });
export const noDialog = (): Promise<void> => waitFor(() => expect(dialogs()).toHaveLength(0));
