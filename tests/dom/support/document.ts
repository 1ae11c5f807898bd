import { screen, within } from '@testing-library/react';
import { formatDay } from '../../../lib/i18n/format.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { statusOf, verbOf } from '../../e2e/support/family-words.ts';
import type { Shown } from './show.tsx';
import { textOf } from './text.ts';

/** The page of a document, by what people see on it. */
export const documentPage = ({ says, user }: Shown, family = 'vacation') => {
  const field = (key: string) => screen.getByLabelText<HTMLInputElement>(says(`documents.fields.${key}`));
  const actions = () => screen.getByRole('region', { name: says('documents.form.actions') });
  /** Puts a text in the place of what a field says, as a paste does. */
  const fill = async (input: HTMLElement, text: string) => {
    await user.clear(input);
    if (text !== '') {
      await user.click(input);
      await user.paste(text);
    }
  };
  const type = () => screen.getByLabelText(says(`families.${family}.type`));
  return {
    /** The title with the tag of the status beside it. */
    head: () => textOf(screen.getByRole('heading', { level: 1 }).parentElement),
    status: (id: string) => statusOf(says, family, id),
    actions,
    button: (name: string) => within(actions()).getByRole('button', { name }),
    press: async (name: string) => user.click(await within(actions()).findByRole('button', { name })),
    send: verbOf(says, family, 'onward.prepared'),
    save: says('documents.form.save_and_close'),
    type,
    choose: async (name: string | RegExp) => {
      await user.click(type());
      await user.click(await screen.findByRole('option', { name }));
    },
    start: () => field('start_date'),
    end: () => field('end_date'),
    days: () => field('days'),
    comment: () => field('comments'),
    fill,
    fillDay: (input: HTMLElement, day: Day) => fill(input, formatDay(day, 'ru')),
    /** Leaves the field that has the focus. */
    leave: () => user.tab(),
  };
};

/** Whether a button can be pressed; one that cannot says so and stays in reach. */
export const isOff = (button: HTMLElement): boolean =>
  button.getAttribute('aria-disabled') === 'true' || button.hasAttribute('disabled');
