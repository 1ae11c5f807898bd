import type { Profile } from '../../../lib/rpc/sign-in.ts';

const WHO: Profile = {
  id: 11,
  login: 'employee',
  employee_id: 101,
  real_employee_id: 101,
  organization_id: 1,
  organization_name: 'ООО «Ромашка»',
  organization_name_eng: 'Romashka LLC',
  client_id: 1,
  client_code: 'eg',
  roles: ['employee'],
  language: 'ru',
  grant_id: null,
  grants: [],
  signature: '',
  name: 'Тихонов Игорь Андреевич',
  name_eng: 'Tikhonov Igor',
  email: 'employee@example.com',
  photo_name: '',
  two_factor: '0',
  recovery_codes_left: 0,
  password_update_date: '2026-01-01T00:00:00.000Z',
  password_doesnt_expire: '1',
  must_change_password: '0',
  must_set_second_factor: '0',
  password_by_link: '0',
  dismissed: '0',
  scope: '',
  skin: null,
  position: 'Инженер',
  position_eng: 'Engineer',
  notifications: {},
} as Profile;

const of = (
  login: string,
  id: number,
  name: string,
  name_eng: string,
  roles: readonly string[],
): Profile => ({
  ...WHO,
  id,
  login,
  employee_id: 100 + id,
  real_employee_id: 100 + id,
  name,
  name_eng,
  email: `${login}@example.com`,
  roles: [...roles],
});

/** Who looks at the screen: one of each role. */
export const PEOPLE = {
  employee: WHO,
  manager: of('manager', 12, 'Крылова Ольга Павловна', 'Krylova Olga', ['employee', 'manager']),
  hr: of('hr', 13, 'Егорова Анна Сергеевна', 'Egorova Anna', ['employee', 'hr']),
  reviewer: of('reviewer', 15, 'Ревизова Раиса Олеговна', 'Revizova Raisa', ['employee', 'reviewer']),
  recruiter: of('recruiter', 16, 'Рекрутова Мария Олеговна', 'Rekrutova Maria', ['recruiter']),
  admin: of('admin', 14, 'Админов Антон Ильич', 'Adminov Anton', ['admin']),
} as const;
