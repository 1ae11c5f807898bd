import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../lib/i18n/format.ts';
import { deskOf } from './support/desk.ts';
import { dialog, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, seesNot, textOf } from './support/text.ts';
import { Lost, Refusal } from './support/transport.ts';

const { admin, employee, manager } = PEOPLE;

/** A grant of a login, on days far away. */
const grant = (id: number, login: string, disabled: '0' | '1' = '0') => ({
  id,
  user_id: id,
  login,
  holder_id: manager.employee_id,
  employee_id: employee.employee_id,
  employee_name: employee.name,
  employee_name_eng: employee.name_eng,
  organization_name: '',
  organization_name_eng: '',
  role: 'employee',
  families: '',
  own_documents: '0',
  date_from: '2031-01-01',
  date_to: `2031-02-0${id}`,
  disabled,
  updated_at: '2026-01-01T00:00:00.000Z',
});

/** What a definition of a table of rows promises, on the screen of granted accesses. */
const grants = async (rows = [grant(1, 'accountant', '1'), grant(2, 'recruiter')]) => {
  const account = { id: manager.id, employee_id: manager.employee_id, disabled: '0' };
  const desk = deskOf({ grant: rows, user: [account] }, admin);
  const shown = await showPage('/portal/grants', { who: admin, answers: desk.answers });
  return { desk, shown };
};

const rowOf = (login: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main tbody tr')].find((row) =>
    row.textContent?.startsWith(`${login} `),
  );

test('what narrows and orders a table stands in its address, comes back with it, and is let go of at once', async () => {
  const { shown } = await grants();
  const { says, user } = shown;
  await waitFor(() => expect(rowOf('accountant')).toBeDefined());
  const filters = screen.getByRole('group', { name: says('grants.admin.filter.label') });
  await user.click(
    within(filters).getByRole('button', { name: new RegExp(`^${says('grants.admin.filter.state')}`) }),
  );
  await user.click(await screen.findByRole('menuitemcheckbox', { name: says('grants.admin.filter.on') }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rowOf('accountant')).toBeUndefined());
  expect(window.location.search).toMatch(/[?&]state=on/);
  expect(rowOf('recruiter')).toBeDefined();
  const head = () => screen.getByRole('columnheader', { name: says('grants.admin.when') });
  const sorted = (way: string) => waitFor(() => expect(head().getAttribute('aria-sort')).toBe(way));
  within(head()).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await sorted('ascending');
  within(head()).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await sorted('descending');
  expect(window.location.search).toContain('sort=when&desc=1');
  window.history.back();
  await sorted('ascending');

  const again = await shown.reload();
  await sorted('ascending');
  await waitFor(() => expect(rowOf('recruiter')).toBeDefined());
  expect(rowOf('accountant')).toBeUndefined();
  await again.user.type(within(screen.getByRole('main')).getByRole('searchbox'), 'nobody of that name');
  await screen.findByRole('heading', { name: says('grants.admin.not_found') });
  const resets = within(screen.getByRole('main')).getAllByRole('button', {
    name: says('grants.admin.filter.reset'),
  });
  await again.user.click(resets.at(-1) as HTMLElement);
  await waitFor(() => expect(rowOf('accountant')).toBeDefined());
  expect(window.location.search).not.toMatch(/state=|search=/);
});

test('a window checks its fields, says at its field what the server refuses, and loses nothing that was typed', async () => {
  const { desk, shown } = await grants([grant(1, 'accountant')]);
  const { says, user } = shown;
  await waitFor(() => expect(rowOf('accountant')).toBeDefined());
  const add = screen.getByRole('button', { name: says('grants.admin.add') });
  add.focus();
  await user.keyboard('{Enter}');
  const save = async () =>
    user.click(within(await dialog()).getByRole('button', { name: says('common.save') }));
  await dialog();
  await save();
  for (const name of ['admin.holder', 'admin.person', 'from', 'to']) {
    const label = says(`grants.${name}`);
    const said = says('rules.field.required', { name: 'labelled', label });
    expect(within(await dialog()).getAllByText(said)).toHaveLength(1);
  }
  expect(document.activeElement).toBe(within(await dialog()).getByLabelText(says('grants.admin.holder')));
  await user.keyboard('{Escape}');
  await noDialog();
  await waitFor(() => expect(document.activeElement).toBe(add));

  const row = rowOf('accountant') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: new RegExp(`^${says('grants.admin.edit')}`) }));
  const to = within(await dialog()).getByLabelText<HTMLInputElement>(says('grants.to'));
  const fill = async (day: string) => {
    await user.clear(to);
    await user.click(to);
    await user.paste(formatDay(day, 'ru'));
  };
  await fill('2030-12-31');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  const refusal = says('rules.document.ends-before-start');
  shown.server.answers = {
    ...shown.server.answers,
    'table.edit': () => {
      const message = refusal;
      const field = { field: 'date_to', code: 'document/ends-before-start', message, message_eng: message };
      throw new Refusal('validation', [field]);
    },
  };
  await save();
  await sees(refusal);
  expect(to.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(to));
  await fill('2031-03-01');
  await seesNot(refusal);
  shown.server.answers = { ...shown.server.answers, 'table.edit': desk.answers['table.edit'] };
  await save();
  await noDialog();
  await waitFor(() => expect(textOf(rowOf('accountant'))).toContain(plain(formatDay('2031-03-01', 'ru'))));
});

test('a table that does not load says so and comes with the second try; an action without a network changes nothing', async () => {
  const desk = deskOf({ grant: [grant(1, 'accountant')] }, admin);
  const lost = () => {
    throw new Lost('the line is cut');
  };
  const cut = {
    ...desk.answers,
    'view.get': (params: Readonly<Record<string, unknown>>) =>
      params.object === 'grant' ? lost() : desk.answers['view.get']?.(params),
  };
  const shown = await showPage('/portal/grants', { who: admin, answers: cut });
  const { says, user } = shown;
  await waitFor(() =>
    expect(
      screen.getAllByRole('alert').some((each) => each.textContent?.includes(says('common.load_failed'))),
    ).toBe(true),
  );
  shown.server.answers = { ...shown.server.answers, 'view.get': desk.answers['view.get'], 'table.del': lost };
  await user.click(screen.getByRole('button', { name: says('common.retry') }));
  await waitFor(() => expect(rowOf('accountant')).toBeDefined());
  const remove = async () => {
    const row = rowOf('accountant') as HTMLElement;
    await user.click(
      within(row).getByRole('button', { name: new RegExp(`^${says('grants.admin.delete')}`) }),
    );
    return dialog();
  };
  await user.click(within(await remove()).getByRole('button', { name: says('common.no') }));
  await noDialog();
  await user.click(within(await remove()).getByRole('button', { name: says('grants.admin.delete') }));
  await waitFor(() => expect(textOf(document.body)).toContain(plain(says('common.network_error'))));
  expect(rowOf('accountant')).toBeDefined();
  expect(desk.tables.grant).toHaveLength(1);
});
