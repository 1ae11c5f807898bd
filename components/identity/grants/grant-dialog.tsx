'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GRANT_ROLES } from '../../../lib/identity/grants.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import type { Editing } from '../../lists/use-editing.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { call } from '../../rpc/client.ts';
import type { Rows } from '../../rpc/rows.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SaveButtons } from '../../ui/save-buttons.tsx';
import { Select } from '../../ui/select.tsx';
import { DaysFields } from './days-fields.tsx';
import { FamiliesField } from './families-field.tsx';
import { OwnDocumentsField } from './own-documents-field.tsx';

/** A grant as an admin reads it. */
export interface AdminGrant {
  readonly id: number;
  readonly user_id: number;
  readonly login: string;
  /** The employee behind the account that holds it. */
  readonly holder_id: number | null;
  readonly employee_id: number;
  readonly role: string;
  readonly families: string;
  readonly own_documents: '0' | '1';
  readonly date_from: Day;
  readonly date_to: Day;
  readonly disabled: '0' | '1';
  readonly updated_at: string;
  readonly [field: string]: unknown;
}

export const GrantDialog = ({ edited, onClose, onSaved }: Editing<AdminGrant>) => {
  const t = useTranslations('grants.admin');
  return (
    <Dialog
      open={edited !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t(edited === 'new' ? 'new' : 'change')}
    >
      {edited !== undefined && (
        <GrantForm grant={edited === 'new' ? undefined : edited} onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  );
};

const GrantForm = ({
  grant,
  onClose,
  onSaved,
}: {
  grant: AdminGrant | undefined;
  onClose: () => void;
  onSaved: () => void;
}) => {
  const t = useTranslations('grants.admin');
  const words = useTranslations('grants');
  const shell = useTranslations('shell');
  const [holder, setHolder] = useState(grant?.holder_id ?? null);
  const [person, setPerson] = useState(grant?.employee_id ?? null);
  const [role, setRole] = useState(grant?.role ?? 'employee');
  const [families, setFamilies] = useState<readonly string[]>(
    grant?.families.split(',').filter(Boolean) ?? [],
  );
  const [from, setFrom] = useState(grant?.date_from ?? null);
  const [to, setTo] = useState(grant?.date_to ?? null);
  const [ownDocuments, setOwnDocuments] = useState(grant?.own_documents === '1');
  const [disabled, setDisabled] = useState(grant?.disabled === '1');
  const { errors, setErrors, refused, form } = useFormErrors();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const required = { user_id: holder, employee_id: person, date_from: from, date_to: to };
    const missing = Object.entries(required).filter(([, value]) => value === null);
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map(([name]) => [name, t('missing')])));
      return;
    }
    setBusy(true);
    try {
      const user_id = await accountOf(holder);
      if (user_id === undefined) return setErrors({ user_id: t('no_account') });
      const fields = {
        ...required,
        user_id,
        role,
        families: families.join(','),
        own_documents: ownDocuments ? '1' : '0',
        disabled: disabled ? '1' : '0',
      };
      const data = [grant ? { ...fields, id: grant.id, updated_at: grant.updated_at } : fields];
      await call(grant ? 'table.edit' : 'table.add', { object: 'grant', data });
      notify.success(t('saved'));
      onSaved();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form formRef={form} onSend={() => void send()}>
      <Field label={t('holder')} error={errors.user_id}>
        {(control) => <EmployeePicker {...control} value={holder} onChange={setHolder} />}
      </Field>
      <Field label={t('person')} error={errors.employee_id}>
        {(control) => <EmployeePicker {...control} value={person} onChange={setPerson} />}
      </Field>
      <Field label={words('role')} error={errors.role}>
        {(control) => (
          <Select
            {...control}
            value={role}
            onValueChange={setRole}
            options={GRANT_ROLES.map((value) => ({ value, label: shell(`role.${value}`) }))}
          />
        )}
      </Field>
      <DaysFields from={from} to={to} onFrom={setFrom} onTo={setTo} errors={errors} />
      <FamiliesField value={families} onChange={setFamilies} />
      <OwnDocumentsField value={ownDocuments} onChange={setOwnDocuments} />
      <Checkbox checked={disabled} onCheckedChange={setDisabled}>
        {t('disable')}
      </Checkbox>
      <SaveButtons onCancel={onClose} busy={busy} />
    </Form>
  );
};

const accountOf = async (employee_id: number | null): Promise<number | undefined> => {
  const found = await call<Rows<{ readonly id: number }>>('view.get', {
    object: 'user',
    filter: `employee_id = ${employee_id} and disabled = '0'`,
    select: 'id',
    rowsPerPage: 1,
  });
  return found.data[0]?.id;
};
