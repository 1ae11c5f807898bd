'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { GRANT_ROLES } from '../../../lib/identity/grants.ts';
import { id } from '../../../lib/rpc/shapes.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowField, WindowForm } from '../../forms/window/window-form.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import { call } from '../../rpc/client.ts';
import type { Rows } from '../../rpc/rows.ts';
import type { AdminGrant } from './admin-grant.ts';
import { FamiliesField } from './families-field.tsx';

/** Gives a grant, or changes one. */
export const GrantDialog = (editing: Editing<AdminGrant>) => (
  <FormWindow {...editing} open={editing.edited !== undefined} form={useGrantForm(editing.edited)} />
);

const CHECK = z.object({
  /** The employee behind the account. */
  user_id: id,
  employee_id: id,
  role: z.enum(GRANT_ROLES),
  families: z.array(z.string()),
  own_documents: z.boolean(),
  date_from: z.string(),
  date_to: z.string(),
  disabled: z.boolean(),
});

const useGrantForm = (edited: AdminGrant | 'new' | undefined): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('grants.admin');
  const fields = useGrantFields();
  const grant = edited === 'new' ? undefined : edited;
  return {
    title: t(edited === 'new' ? 'new' : 'change'),
    begins: {
      user_id: grant?.holder_id ?? null,
      employee_id: grant?.employee_id ?? null,
      role: grant?.role ?? 'employee',
      date_from: grant?.date_from ?? null,
      date_to: grant?.date_to ?? null,
      families: grant?.families.split(',').filter(Boolean) ?? [],
      own_documents: grant?.own_documents === '1',
      disabled: grant?.disabled === '1',
    },
    fields: () => fields,
    check: CHECK,
    method: grant ? 'table.edit' : 'table.add',
    send: async ({ user_id: holder_id, families, own_documents, disabled, ...fields }) => {
      const user_id = await accountOf(holder_id);
      if (user_id === undefined) return { wrong: { user_id: t('no_account') } };
      const record = {
        ...fields,
        user_id,
        families: families.join(','),
        own_documents: own_documents ? '1' : '0',
        disabled: disabled ? '1' : '0',
        ...(grant && { id: grant.id, updated_at: grant.updated_at }),
      };
      return { params: { object: 'grant', data: [record] } };
    },
    saved: t('saved'),
  };
};

const useGrantFields = (): readonly WindowField[] => {
  const t = useTranslations('grants.admin');
  const words = useTranslations('grants');
  const shell = useTranslations('shell.role');
  return [
    { kind: 'person', name: 'user_id', label: t('holder') },
    { kind: 'person', name: 'employee_id', label: t('person') },
    {
      kind: 'choice',
      name: 'role',
      label: words('role'),
      options: GRANT_ROLES.map((value) => ({ value, label: shell(value) })),
    },
    { kind: 'day', name: 'date_from', label: words('from'), half: 'always' },
    { kind: 'day', name: 'date_to', label: words('to'), half: 'always' },
    {
      kind: 'own',
      name: 'families',
      control: ({ value, onChange }) => (
        <FamiliesField value={Array.isArray(value) ? value : []} onChange={onChange} />
      ),
    },
    { kind: 'check', name: 'own_documents', label: words('own_documents_lent') },
    { kind: 'check', name: 'disabled', label: t('disable') },
  ];
};

const accountOf = async (employee_id: number): Promise<number | undefined> => {
  const found = await call<Rows<{ readonly id: number }>>('view.get', {
    object: 'user',
    filter: `employee_id = ${employee_id} and disabled = '0'`,
    select: 'id',
    rowsPerPage: 1,
  });
  return found.data[0]?.id;
};
