import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { deskOf } from './support/desk.ts';
import { isOff } from './support/document.ts';
import { dialog, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, textOf } from './support/text.ts';
import { type Params, Refusal } from './support/transport.ts';

const { admin, hr } = PEOPLE;
const SINCE = '2026-01-01T00:00:00.000Z';

/** An account as the list of users reads it. */
const account = (id: number, login: string, name: string, roles: string, more: object = {}) => ({
  id,
  login,
  email: `${login}@example.com`,
  employee_id: 200 + id,
  employee_name: name,
  employee_name_eng: name,
  position: '',
  position_eng: '',
  organization_id: 1,
  organization_name: 'ООО «Ромашка»',
  organization_name_eng: 'Romashka LLC',
  roles,
  language: 'ru',
  signature: '0',
  has_factor: '0',
  password_doesnt_expire: '1',
  must_change_password: '0',
  password_update_date: SINCE,
  last_sign_in: SINCE,
  invitation: 'came',
  locked: '0',
  disabled: '0',
  create_date: SINCE,
  updated_at: SINCE,
  ...more,
});

const ORGANIZATION = { id: 1, name: 'ООО «Ромашка»', name_eng: 'Romashka LLC', disabled: '0' };

/** The screen of users before one who keeps accounts. */
const usersPage = async (
  who: Profile,
  user: ReturnType<typeof account>[],
  query = '',
  locale: 'ru' | 'en' = 'ru',
) => {
  const desk = deskOf({ user, organization: [ORGANIZATION], session: [], employee: [] }, who);
  let edits = 0;
  const edit = ({ id, data }: Params) => {
    const { roles, updated_at: _, ...more } = data as Params & { roles?: { roles: string[] }[] };
    const changed = roles ? { roles: (roles[0]?.roles ?? []).join(',') } : {};
    edits += 1;
    Object.assign(desk.kept('user', Number(id)) ?? {}, more, changed, { updated_at: `${SINCE}${edits}` });
    return { data: {} };
  };
  const add = ({ data }: Params) => {
    const { email, employee } = data as { email: string; employee: { name: string } };
    if (desk.tables.user?.some((row) => String(row.email) === email.toLowerCase()))
      throw new Refusal('email_taken');
    const login = email.toLowerCase();
    const made = account(90, login, employee.name, 'employee', { email: login });
    desk.tables.user = [...(desk.tables.user ?? []), made];
    return { data: { id: 90 } };
  };
  const answers = { ...desk.answers, 'user.edit': edit, 'user.add': add };
  const shown = await showPage(`/portal/users${query}`, { who, locale, answers });
  return { desk, shown };
};

const rowOf = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('main tbody tr')].find((row) => row.textContent?.includes(text));

for (const locale of ['ru', 'en'] as const)
  test(`an admin adds a user, and a second one with the e-mail is refused (${locale})`, async () => {
    const { desk, shown } = await usersPage(
      admin,
      [account(1, 'employee', 'Тихонов Игорь', 'employee')],
      '',
      locale,
    );
    const { says, user } = shown;
    await waitFor(() => expect(rowOf('Тихонов')).toBeDefined());
    const fill = async () => {
      const [add] = await screen.findAllByRole('button', { name: says('users.add') });
      await user.click(add as HTMLElement);
      const window = within(await dialog());
      for (const [field, text] of [
        ['email', 'PETROV@NEW.EXAMPLE'],
        ['name', 'Петров Пётр'],
        ['number', 'Н-101'],
      ] as const) {
        await user.click(window.getByLabelText(says(`users.column.${field}`)));
        await user.paste(text);
      }
      await user.click(window.getByRole('button', { name: says('users.add') }));
    };
    await fill();
    await sees(says('users.new.done'));
    await noDialog();
    await waitFor(() => expect(rowOf('Петров Пётр')).toBeDefined());
    await fill();
    await waitFor(async () => expect(textOf(await dialog())).toContain(plain(says('errors.email_taken'))));
    expect(desk.tables.user).toHaveLength(2);
    await user.click(within(await dialog()).getByRole('button', { name: says('common.cancel') }));
    await noDialog();
  });

test('ROLE-02: a role that is hidden is named neither in a list of accounts nor where roles are given', async () => {
  const { shown } = await usersPage(admin, [
    account(1, 'recruiter', 'Рекрутова Мария', 'employee,recruiter,gf_manager'),
  ]);
  const { says, user } = shown;
  const hidden = /gf_manager|shell\.role/;
  await waitFor(() => expect(textOf(rowOf('Рекрутова'))).toContain('рекрутер'));
  expect(textOf(document.querySelector('main'))).not.toMatch(hidden);
  const [add] = screen.getAllByRole('button', { name: says('users.add') });
  await user.click(add as HTMLElement);
  await waitFor(async () => expect(textOf(await dialog())).toContain('рекрутер'));
  expect(textOf(await dialog())).not.toMatch(hidden);
});

test('hr may not touch an admin nor how another hr comes in, gives neither role, and is told why', async () => {
  const accounts = () => [
    account(1, 'admin', 'Админов Антон', 'admin'),
    account(2, 'hr2', 'Ермолаева Ольга', 'employee,hr'),
    account(3, 'employee2', 'Сафина Динара', 'employee'),
  ];
  const card = async (id: number, tab: string) => {
    const page = await usersPage(hr, accounts(), `?user=${id}&tab=${tab}`);
    await screen.findByRole('heading', { level: 1 });
    return page;
  };
  const given = (says: (key: string) => string, role: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${says(`shell.role.${role}`)}`) });
  const off = (box: HTMLElement) => box.hasAttribute('disabled') || isOff(box);
  const checked = (box: HTMLElement) =>
    box.getAttribute('aria-checked') === 'true' || (box as HTMLInputElement).checked === true;
  for (const tab of ['roles', 'access']) {
    const { shown } = await card(1, tab);
    await sees(shown.says('users.card.admin_only'));
    for (const save of await screen.findAllByRole('button', { name: shown.says('users.save') }))
      expect(isOff(save)).toBe(true);
    shown.unmount();
  }
  const access = (await card(2, 'access')).shown;
  await sees(access.says('users.card.hr_only'));
  for (const button of ['users.save', 'users.card.disable'])
    expect(isOff(await screen.findByRole('button', { name: access.says(button) }))).toBe(true);
  access.unmount();
  const roles = (await card(2, 'roles')).shown;
  const held = await given(roles.says, 'hr');
  expect([checked(held), off(held)]).toEqual([true, true]);
  expect(off(await given(roles.says, 'reviewer'))).toBe(false);
  roles.unmount();
  const { desk, shown } = await card(3, 'roles');
  const { says, user } = shown;
  for (const role of ['admin', 'hr']) expect(off(await given(says, role))).toBe(true);
  const turn = async (on: boolean) => {
    await user.click(await given(says, 'assistant'));
    await user.click(screen.getByRole('button', { name: says('users.save') }));
    await waitFor(() => expect(desk.kept('user', 3)?.roles).toBe(on ? 'employee,assistant' : 'employee'));
    await waitFor(async () => expect(checked(await given(says, 'assistant'))).toBe(on));
  };
  await turn(true);
  await sees(says('users.saved'));
  await turn(false);
});

test('an admin resets a lost second factor, and proves themselves first', async () => {
  const lost = account(1, 'recruiter', 'Рекрутова Мария', 'employee', { has_factor: '1' });
  const { desk, shown } = await usersPage(admin, [lost], '?user=1&tab=access');
  const { says, user, server } = shown;
  let proved = false;
  server.answers = {
    ...server.answers,
    'user.dropFactor': ({ id }) => {
      if (!proved) throw new Refusal('proof_required', [], { methods: ['password'] });
      Object.assign(desk.kept('user', Number(id)) ?? {}, { has_factor: '0', updated_at: `${SINCE}9` });
      return { data: {} };
    },
    'user.auth': ({ password }) => {
      if (password === 'Portal#1') proved = true;
      else
        throw new Refusal('validation', [
          { field: 'password', code: 'user/password-wrong', message: 'Неверно', message_eng: 'Wrong' },
        ]);
      return {};
    },
  };
  const door = () => screen.findByRole('region', { name: says('users.list.access') });
  await waitFor(async () => expect(textOf(await door())).toContain(says('users.card.two_factor_on')));
  await user.click(screen.getByRole('button', { name: says('users.card.drop_factor') }));
  expect(textOf(await dialog())).toContain(plain(says('users.card.drop_factor_text')));
  await user.click(within(await dialog()).getByRole('button', { name: says('users.card.drop_factor_yes') }));
  await sees(says('passkeys.proof_title'));
  const confirm = async () =>
    user.click(within(await dialog()).getByRole('button', { name: says('passkeys.proof_password') }));
  await confirm();
  await sees(says('passkeys.fill_password'));
  const type = async (password: string) => {
    const own = within(await dialog()).getByLabelText(says('passkeys.own_password'));
    await user.clear(own);
    await user.click(own);
    await user.paste(password);
    await confirm();
  };
  await type('Guess#1');
  await sees('Неверно');
  expect(desk.kept('user', 1)?.has_factor).toBe('1');
  await type('Portal#1');
  await sees(says('users.card.drop_factor_done'));
  await waitFor(async () => expect(textOf(await door())).toContain(says('users.card.two_factor_off')));
  expect(screen.queryByRole('button', { name: says('users.card.drop_factor') })).toBeNull();
});
