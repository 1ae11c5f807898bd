'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { ROLES } from '../../../lib/access/roles.ts';
import { workdayFrom } from '../../../lib/calendar/calendar.ts';
import { id } from '../../../lib/rpc/shapes.ts';
import type { UserAdd } from '../../../lib/rpc/users.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { FieldValues, WindowField, WindowForm } from '../../forms/window/window-form.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { RolesField } from './roles-field.tsx';
import { useOrganizations } from './use-organizations.ts';
import { heldRoles, type UserRow } from './user-row.ts';

/** Opens an account for a new person, or for an employee who has none. */
export const AddUserDialog = (editing: Editing<UserRow>) => (
  <FormWindow {...editing} open={editing.edited !== undefined} form={useAddUserForm()} />
);

const WHO = ['staff', 'existing'] as const;

const filled = z.string().min(1);
const CHECK = z.discriminatedUnion('who', [
  z.object({ who: z.literal('existing'), email: filled, employee_id: id }),
  z.object({
    who: z.literal('staff'),
    email: filled,
    name: filled,
    number: filled,
    position: z.string(),
    department: z.string(),
    hire_date: z.string().nullable(),
    organization_id: id.nullable(),
    roles: z.array(z.enum(ROLES)),
  }),
]);
type NewUser = z.infer<typeof CHECK>;

const useAddUserForm = (): WindowForm<NewUser> => {
  const t = useTranslations('users');
  const days = useDays();
  const { organization_id } = useProfile();
  const { calendar } = useDictionaries();
  return {
    title: t('new.title'),
    description: t('new.text'),
    size: 'lg',
    begins: {
      who: 'staff',
      email: '',
      employee_id: null,
      name: '',
      number: '',
      position: '',
      department: '',
      hire_date: workdayFrom(days.today, calendar),
      organization_id,
      roles: ['employee'],
    },
    fields: useAddUserFields(),
    check: CHECK,
    wrong: () => t('new.fill'),
    method: 'user.add',
    send: (user) => ({ params: { data: accountOf(user) } }),
    fieldOf: (reason) => (reason === 'email_taken' ? 'email' : undefined),
    verb: t('add'),
    saved: t('new.done'),
    rereads: ['user', 'employee'],
  };
};

const accountOf = (user: NewUser): UserAdd['data'] => {
  if (user.who === 'existing') return { email: user.email, employee_id: user.employee_id };
  const { who: _, email, roles, organization_id, hire_date, ...person } = user;
  return {
    email,
    ...(organization_id === null ? {} : { roles: [{ organization_id, roles }] }),
    employee: {
      ...person,
      hire_date: hire_date ?? '',
      ...(organization_id === null ? {} : { organization_id }),
    },
  };
};

const useAddUserFields = (): ((values: FieldValues) => readonly WindowField[]) => {
  const t = useTranslations('users');
  const who: WindowField = {
    kind: 'own',
    name: 'who',
    control: ({ value, onChange }) => (
      <Segmented
        label={t('new.who')}
        value={String(value)}
        onValueChange={onChange}
        options={WHO.map((each) => ({ value: each, label: t(`new.${each}`) }))}
      />
    ),
  };
  const email: WindowField = {
    kind: 'text',
    name: 'email',
    type: 'email',
    label: t('column.email'),
    max: 254,
  };
  const employee: WindowField = { kind: 'person', name: 'employee_id', label: t('new.employee') };
  const staff = useStaffFields();
  return (values) => [who, email, ...(values.who === 'existing' ? [employee] : staff)];
};

/** Fields of a person who is not in the staff yet. */
const useStaffFields = (): readonly WindowField[] => {
  const t = useTranslations('users');
  const names = useNames();
  const isAdmin = useProfile().roles.includes('admin');
  const organizations = useOrganizations();
  const text = (name: 'name' | 'number' | 'position' | 'department'): WindowField => ({
    kind: 'text',
    name,
    label: t(`column.${name}`),
    max: name === 'number' ? 40 : 300,
    optional: name === 'position' || name === 'department',
    half: 'wide',
  });
  const organization: WindowField = {
    kind: 'choice',
    name: 'organization_id',
    label: t('column.organization'),
    options: organizations.map((each) => ({ value: each.id, label: names.of(each, 'name') })),
    half: 'wide',
  };
  return [
    text('name'),
    text('number'),
    text('position'),
    text('department'),
    { kind: 'day', name: 'hire_date', label: t('column.hire_date'), half: 'wide' },
    ...(organizations.length > 1 ? [organization] : []),
    {
      kind: 'own',
      name: 'roles',
      control: ({ value, onChange }) => (
        <RolesField
          label={t('new.roles')}
          value={heldRoles(String(value))}
          onChange={onChange}
          admin={isAdmin}
        />
      ),
    },
  ];
};
