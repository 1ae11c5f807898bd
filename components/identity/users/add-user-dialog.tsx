'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { StoredRole } from '../../../lib/access/roles.ts';
import type { UserAdd } from '../../../lib/rpc/users.ts';
import { useDays } from '../../calendar/use-days.ts';
import { DayField } from '../../forms/day-field.tsx';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { reread } from '../../rpc/reread.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RolesField } from './roles-field.tsx';
import { useOrganizations } from './use-organizations.ts';

const FIELDS = ['name', 'number', 'position', 'department'] as const;

/** Opens an account for somebody new, or for somebody in the staff who has none. */
export const AddUserDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('users');
  const form = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen
      size="lg"
      title={t('new.title')}
      description={t('new.text')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="filled" type="submit" form={form} busy={busy}>
            {t('add')}
          </Button>
        </>
      }
    >
      {open && <AddUserForm id={form} onBusy={setBusy} onDone={onClose} />}
    </Dialog>
  );
};

interface FormProps {
  id: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

const AddUserForm = ({ id, onBusy, onDone }: FormProps) => {
  const t = useTranslations('users');
  const names = useNames();
  const days = useDays();
  const client = useQueryClient();
  const errorText = useErrorText();
  const profile = useProfile();
  const organizations = useOrganizations();
  const add = useRpcMutation<UserAdd, { id: number }>('user.add');
  const [who, setWho] = useState<'staff' | 'existing'>('staff');
  const [email, setEmail] = useState('');
  const [person, setPerson] = useState<Partial<Record<(typeof FIELDS)[number], string>>>({});
  const [hireDate, setHireDate] = useState<string | null>(days.today);
  const [organization_id, setOrganization] = useState(profile.organization_id);
  const [employee_id, setEmployee] = useState<number | null>(null);
  const [roles, setRoles] = useState<StoredRole[]>(['employee']);
  const { errors, setErrors, refused, form } = useFormErrors();

  /** Fields of the new account that are still empty. */
  const missing = (): string[] => {
    const of =
      who === 'existing' ? { email, employee_id } : { email, name: person.name, number: person.number };
    return Object.entries(of).flatMap(([name, value]) => (String(value ?? '').trim() === '' ? [name] : []));
  };

  const data = (): UserAdd['data'] => {
    if (who === 'existing') return { email, ...(employee_id === null ? {} : { employee_id }) };
    return {
      email,
      ...(organization_id === null ? {} : { roles: [{ organization_id, roles }] }),
      employee: {
        ...person,
        name: person.name ?? '',
        number: person.number ?? '',
        hire_date: hireDate ?? '',
        ...(organization_id === null ? {} : { organization_id }),
      },
    };
  };
  const submit = async () => {
    const blank = missing();
    if (blank.length > 0) return setErrors(Object.fromEntries(blank.map((name) => [name, t('new.fill')])));
    onBusy(true);
    try {
      await add.mutateAsync({ data: data() });
      await reread(client, 'user', 'employee');
      notify.success(t('new.done'));
      onDone();
    } catch (error) {
      if (error instanceof RpcError && error.reason === 'email_taken') setErrors({ email: errorText(error) });
      else refused(error);
    } finally {
      onBusy(false);
    }
  };
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Segmented
        className="self-start"
        label={t('new.who')}
        value={who}
        onValueChange={setWho}
        options={(['staff', 'existing'] as const).map((value) => ({ value, label: t(`new.${value}`) }))}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={t('column.email')} error={errors.email} className="tablet:col-span-2">
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        {who === 'existing' ? (
          <Field label={t('new.employee')} error={errors.employee_id} className="tablet:col-span-2">
            {(control) => <EmployeePicker {...control} value={employee_id} onChange={setEmployee} />}
          </Field>
        ) : (
          <>
            {FIELDS.map((name) => (
              <Field
                key={name}
                label={t(`column.${name}`)}
                error={errors[name]}
                optional={name === 'position' || name === 'department'}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={name === 'number' ? 40 : 300}
                    value={person[name] ?? ''}
                    onChange={(event) => setPerson({ ...person, [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
            <DayField
              id={`${id}-hire`}
              label={t('column.hire_date')}
              value={hireDate}
              onChange={setHireDate}
              onBlur={() => undefined}
              error={errors.hire_date}
            />
            {organizations.length > 1 && (
              <Field label={t('column.organization')} error={errors.organization_id}>
                {(control) => (
                  <Select
                    {...control}
                    value={organization_id === null ? '' : String(organization_id)}
                    onValueChange={(value) => setOrganization(Number(value))}
                    options={organizations.map((each) => ({
                      value: String(each.id),
                      label: names.of(each, 'name'),
                    }))}
                  />
                )}
              </Field>
            )}
          </>
        )}
      </div>
      {who === 'staff' && (
        <RolesField
          label={t('new.roles')}
          value={roles}
          onChange={setRoles}
          admin={profile.roles.includes('admin')}
        />
      )}
    </form>
  );
};
