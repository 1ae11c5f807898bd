import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { turnableClock } from './support/clock.ts';
import { deskOf } from './support/desk.ts';
import { dialog, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { rowsOf, showPage } from './support/show.tsx';
import { sees, seesNot, textOf } from './support/text.ts';
import { type Params, Refusal } from './support/transport.ts';

const { employee, manager, reviewer } = PEOPLE;

test('a notification that is switched off stays off', async () => {
  let notifications: Record<string, unknown> = {};
  const answers = {
    'user.edit': ({ data }: Params) => {
      notifications = { ...notifications, ...((data as Params).notifications as object) };
      return {};
    },
  };
  const { says, user, server, unmount } = await showPage('/portal/profile?tab=notifications', { answers });
  const event = (name: string) =>
    screen.findByRole('switch', { name: says(`profile.notifications.event.${name}`) });
  const checked = async (name: string) => (await event(name)).getAttribute('aria-checked');
  expect(await checked('approved')).toBe('true');
  await user.click(await event('approved'));
  await waitFor(() => expect(server.callsOf('user.edit')).toHaveLength(1));
  unmount();
  const who = { ...employee, notifications } as typeof employee;
  await showPage('/portal/profile?tab=notifications', { who, answers });
  expect(await checked('approved')).toBe('false');
  expect(await checked('declined')).toBe('true');
});

test('contacts are there, and to be changed, only as the client says', async () => {
  const desk = deskOf({
    employee: [{ id: employee.employee_id, email: employee.email, phone: '', location: 'Москва' }],
  });
  const answers = {
    ...desk.answers,
    'audit.own': () => ({ data: { days: 30, people: [] } }),
    'user.edit': ({ data }: Params) => {
      Object.assign(desk.kept('employee', employee.employee_id ?? 0) ?? {}, data);
      return {};
    },
  };
  const usual = await showPage('/portal/profile', { answers });
  const { says } = usual;
  await screen.findByText(says('profile.tab.notifications'));
  expect(screen.queryByText(says('profile.tab.contacts'))).toBeNull();
  usual.unmount();
  const shown = await showPage('/portal/profile?tab=contacts', {
    answers,
    parameters: { is_userprofile_contact_tab_visible: '1', profile_editable_contacts: 'phone' },
  });
  const { user } = shown;
  const phone = () =>
    screen.findByLabelText<HTMLInputElement>(new RegExp(`^${says('profile.contacts.phone')}`));
  const keep = async (number: string) => {
    await user.clear(await phone());
    await user.click(await phone());
    await user.paste(number);
    await user.click(screen.getByRole('button', { name: says('profile.contacts.keep') }));
  };
  await keep('call me');
  await sees(says('profile.contacts.wrong_phone'));
  expect(shown.server.callsOf('user.edit')).toEqual([]);
  await keep('+7 495 123-45-67');
  await sees(says('profile.contacts.kept'));
  await shown.reload();
  await waitFor(async () => expect((await phone()).value).toBe('+7 495 123-45-67'));
  expect(screen.queryByLabelText(new RegExp(`^${says('profile.contacts.location')}`))).toBeNull();
});

for (const locale of ['ru', 'en'] as const)
  test(`an external link shows where it leads, may be stopped, and is followed (${locale})`, async () => {
    const pass = turnableClock();
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const link = 'https://help.example.org/';
    const answers = {
      'user.auth': ({ code }: Params) => {
        if (code !== 'help') throw new Refusal('not_found');
        return { link };
      },
    };
    const first = await showPage('/portal/external-link?code=help&link=https://evil.example.org', {
      locale,
      answers,
    });
    const { says, user } = first;
    await sees(link);
    expect(textOf(document.body)).not.toContain('evil.example.org');
    await user.click(screen.getByRole('button', { name: says('external_link.cancel') }));
    await sees(says('external_link.stayed'));
    await pass(6_000);
    expect(leave).not.toHaveBeenCalled();
    const again = await first.reload();
    await screen.findByRole('button', { name: says('external_link.cancel') });
    for (let second = 0; second < 5; second += 1) await pass(1_000);
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(link));
    again.unmount();
    leave.mockRestore();
    await showPage('/portal/external-link?code=nowhere', { locale, answers });
    await screen.findByRole('heading', { name: says('external_link.none') });
  });

test('a person changes their password in the profile, and is told what is wrong with it', async () => {
  const wrong = { field: 'current', code: 'user/password-wrong' };
  const desk = deskOf({});
  const answers = {
    ...desk.answers,
    'sign.key': () => ({
      data: {
        certificate: null,
        order: null,
        pin: { length: 4, new_length: 4, attempts: 3, locked_until: null, has_key: false },
      },
    }),
    'user.auth': ({ current }: Params) => {
      if (current === 'Portal#1') return { data: { ended: 0 } };
      throw new Refusal('validation', [{ ...wrong, message: 'Неверно', message_eng: 'Wrong' }]);
    },
  };
  const { says, user } = await showPage('/portal/profile?tab=security', { answers });
  const [current, fresh] = [
    await screen.findByLabelText<HTMLInputElement>(says('passwords.current')),
    screen.getByLabelText<HTMLInputElement>(says('passwords.new')),
  ];
  expect([current.autocomplete, fresh.autocomplete]).toEqual(['current-password', 'new-password']);
  const change = async () => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: says('passwords.change') });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
  };
  const fill = async (input: HTMLInputElement, text: string) => {
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  };
  const rule = (key: string) =>
    within(screen.getByRole('list', { name: says('passwords.rules') }))
      .getAllByRole('listitem')
      .find((item) => item.textContent?.startsWith(says(`rules.user.password-${key}`).split('{')[0] ?? ''));
  await fill(current, 'Portal#2');
  await fill(fresh, 'lodka');
  expect(rule('lower')?.dataset.met).toBe('true');
  for (const unmet of ['upper', 'digit', 'special']) expect(rule(unmet)?.dataset.met).toBe('false');
  await change();
  await waitFor(() => expect(document.activeElement).toBe(fresh));
  expect(fresh.getAttribute('aria-invalid')).toBe('true');
  await fill(fresh, 'Lodka-75ы');
  expect(document.querySelectorAll('[data-met=false]')).toHaveLength(0);
  await change();
  await sees('Неверно');
  expect([current.isConnected, current.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  await waitFor(() => expect(document.activeElement).toBe(current));
  await fill(current, 'Portal#1');
  await change();
  await sees(says('passwords.changed', { count: 0 }));
  expect(current.value).toBe('');
});

/** Chooses a person in a field by the beginning of the name. */
const choosePerson = async (
  user: Awaited<ReturnType<typeof showPage>>['user'],
  label: string,
  hint: string,
  name: string,
) => {
  await user.click(within(await dialog()).getByLabelText(label));
  const field = await screen.findByPlaceholderText(hint);
  await user.click(field);
  await user.paste(name.split(' ')[0] ?? '');
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
};

const colleagues = [manager, employee, PEOPLE.hr].map(({ employee_id, name, name_eng }) => ({
  id: employee_id,
  name,
  name_eng,
  position: '',
  position_eng: '',
  department: '',
  department_eng: '',
  disabled: '0',
}));

test('a person names a deputy and takes them back; who has no grant has no switcher (EX-156)', async () => {
  const desk = deskOf({ colleague: colleagues, deputy: [] }, reviewer);
  const answers = {
    ...desk.answers,
    'user.auth': ({ action, ...named }: Params) => {
      desk.tables.deputy =
        action === 'removeDeputy'
          ? []
          : [
              {
                id: 1,
                employee_id: reviewer.employee_id,
                disabled: '0',
                deputy_employee_name: employee.name,
                deputy_employee_name_eng: employee.name_eng,
                ...named,
                families: (named.families as string[]).join(','),
                own_documents: named.own_documents ? '1' : '0',
              },
            ];
      return {};
    },
  };
  const { says, user } = await showPage('/portal/ugrants', { who: reviewer, answers });
  const panel = await screen.findByRole('region', { name: says('grants.deputy.title') });
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: says('grants.hint') })).toBeNull();
  await user.click(await within(panel).findByRole('button', { name: says('grants.deputy.choose') }));
  const save = async () =>
    user.click(within(await dialog()).getByRole('button', { name: says('common.save') }));
  await dialog();
  await save();
  await sees(says('grants.deputy.person_missing'));
  await choosePerson(user, says('grants.deputy.person'), says('documents.form.find_person'), employee.name);
  await save();
  await noDialog();
  await waitFor(() => expect(textOf(panel)).toContain(employee.name));
  await user.click(within(panel).getByRole('button', { name: says('grants.deputy.remove') }));
  await user.click(within(await dialog()).getByRole('button', { name: says('grants.deputy.remove') }));
  await waitFor(() => expect(textOf(panel)).toContain(says('grants.deputy.none')));
});

test('an admin gives, disables and deletes a grant', async () => {
  const { admin, hr } = PEOPLE;
  const account = { id: hr.id, login: 'hr', employee_id: hr.employee_id, disabled: '0' };
  const desk = deskOf({ grant: [], user: [account], employee: colleagues }, admin);
  const { answers } = desk;
  const withNames = {
    ...answers,
    'view.get': (params: Params) => {
      const view = answers['view.get']?.(params) as { data: Params[] } | undefined;
      if (params.object !== 'grant' || !view) return view;
      const [holder, person] = [hr, manager];
      const data = view.data.map((row) => ({
        ...row,
        login: 'hr',
        holder_id: holder.employee_id,
        employee_name: person.name,
        employee_name_eng: person.name_eng,
        organization_name: '',
        organization_name_eng: '',
      }));
      return rowsOf(data);
    },
  };
  const { says, user } = await showPage('/portal/grants', { who: admin, answers: withNames });
  await user.click(await screen.findByRole('button', { name: says('grants.admin.add') }));
  for (const [field, { name }] of [
    ['holder', hr],
    ['person', manager],
  ] as const)
    await choosePerson(user, says(`grants.admin.${field}`), says('documents.form.find_person'), name);
  for (const [field, day] of [
    ['from', '01.02.2031'],
    ['to', '01.03.2031'],
  ] as const) {
    await user.click(within(await dialog()).getByLabelText(says(`grants.${field}`)));
    await user.paste(day);
  }
  const save = async () => {
    await user.click(within(await dialog()).getByRole('button', { name: says('common.save') }));
    await noDialog();
  };
  await save();
  const line = () =>
    [...document.querySelectorAll<HTMLElement>('main tbody tr')].find((row) =>
      row.textContent?.startsWith('hr'),
    );
  await waitFor(() => expect(line()).toBeDefined());
  const press = (key: string) =>
    user.click(
      within(line() as HTMLElement).getByRole('button', {
        name: new RegExp(`^${says(`grants.admin.${key}`)}`),
      }),
    );
  await press('edit');
  await user.click(within(await dialog()).getByLabelText(says('grants.admin.disable')));
  await save();
  await waitFor(() => expect(textOf(line())).toContain(says('grants.admin.disabled')));
  await press('delete');
  await user.click(within(await dialog()).getByRole('button', { name: says('grants.admin.delete') }));
  await waitFor(() => expect(line()).toBeUndefined());
  expect(desk.tables.grant).toEqual([]);
  await seesNot('01.02.2031');
});
