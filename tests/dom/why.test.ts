import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shortName } from '../../lib/i18n/person-name.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { statusOf } from '../e2e/support/family-words.ts';
import { expectAccessible } from './support/accessible.ts';
import { deskOf, vacation } from './support/desk.ts';
import { dialog, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { rowsOf, type Shown, showPage } from './support/show.tsx';
import { plain, textOf } from './support/text.ts';

const { employee, manager, hr } = PEOPLE;

/** Asks on the page of a document what can be done with it. */
const ask = async ({ says, user }: Shown) => {
  const button = await screen.findByRole('button', { name: says('documents.timeline.why') });
  await user.click(button);
  const window = await dialog();
  within(window).getByRole('heading', { name: says('why.title') });
  return { button, window };
};

for (const locale of ['ru', 'en'] as const)
  test(`a step that is not offered says its reason and names who can take it, to whom it is offered that it is open (${locale})`, async () => {
    const asked = async (who: typeof employee) => {
      const open = who === manager;
      const step = { next_status_id: 'agreed', reject: false, role: 'manager', message: '', message_eng: '' };
      const answers = {
        ...deskOf({ vacation: [vacation(1)] }, who).answers,
        'workflow.why': () => ({
          steps: [{ ...step, open, right: open ? null : 'another_role', fields: [], people: [manager] }],
          not_editable: null,
          stays: [],
          norm_workdays: 3,
        }),
      };
      const shown = await showPage('/portal/uvacation/1', { who, locale, answers });
      const { button, window } = await ask(shown);
      const agree = shown.says('documents.steps.onward.agreed.verb');
      await waitFor(() => expect(textOf(window)).toContain(agree));
      const line = within(window)
        .getAllByRole('listitem')
        .find((each) => textOf(each).includes(agree));
      return { shown, button, window, line: textOf(line) };
    };
    const { shown, button, window, line } = await asked(employee);
    expect(line).toContain(plain(shown.says('why.right.another_role')));
    expect(line).toContain(plain(shortName(locale === 'ru' ? manager.name : manager.name_eng)));
    await expectAccessible(window);
    await shown.user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(document.activeElement).toBe(button));
    shown.unmount();
    expect((await asked(manager)).line).toContain(shown.says('why.open'));
  });

test('the way of a document tells how many working days a step took beside the norm, the window the same', async () => {
  const norm = Number(PARAMETERS.decision_norm_workdays.default);
  const step = (id: number, from: string, status_id: string, business_role: string, day: string) => ({
    id,
    seq: id,
    from_status_id: from,
    status_id,
    status_name: status_id,
    status_name_eng: status_id,
    business_role,
    reject: '0',
    employee_id: employee.employee_id,
    employee_name: employee.name,
    employee_name_eng: employee.name_eng,
    behalf_employee_id: null,
    grant_id: null,
    comments: '',
    create_date: `${day}T09:00:00.000Z`,
  });
  // From a Monday to the Thursday of a week without a holiday.
  const history = [
    step(1, 'draft', 'prepared', 'employee', '2026-03-16'),
    step(2, 'prepared', 'agreed', 'manager', '2026-03-19'),
  ];
  const desk = deskOf({ vacation: [vacation(1, { status_id: 'agreed' })] }, hr);
  const stay = { status_name: '', status_name_eng: '' };
  const answers = {
    ...desk.answers,
    'view.get': (params: Record<string, unknown>) =>
      params.object === 'document_status' ? rowsOf(history) : desk.answers['view.get']?.(params),
    'workflow.why': () => ({
      steps: [],
      not_editable: null,
      stays: [
        { ...stay, status_id: 'prepared', role: 'manager', workdays: 3 },
        { ...stay, status_id: 'agreed', role: null, workdays: 0 },
      ],
      norm_workdays: norm,
    }),
  };
  const shown = await showPage('/portal/uvacation/1?mode=hr', { who: hr, answers });
  const { says } = shown;
  const took = plain(says('documents.timeline.held', { days: 3, norm }));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').some((stop) => textOf(stop).includes(took))).toBe(true),
  );
  const { window } = await ask(shown);
  const prepared = statusOf(says, 'vacation', 'prepared');
  await waitFor(() => {
    const row = within(window)
      .getAllByRole('row')
      .find((each) => textOf(each).includes(prepared));
    expect(textOf(row)).toContain(plain(says('why.days', { days: 3 })));
  });
});
