'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { employee as employees } from '../../../lib/objects/people.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { reread } from '../../rpc/reread.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../rpc/use-field-errors.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { SaveFoot } from './save-foot.tsx';
import { useEditUser } from './use-edit-user.ts';
import type { UserRow } from './user-row.ts';

const FIELDS = [
  'name',
  'name_eng',
  'number',
  'position',
  'position_eng',
  'department',
  'department_eng',
  'location',
  'phone',
  'snils',
  'inn',
] as const;
type FieldName = (typeof FIELDS)[number];
type Employee = AnyRow & Readonly<Record<FieldName, string>> & { id: number; updated_at: string };

/** The employee behind an account, or the way to name one. */
export const PersonTab = ({ row, kept }: { row: UserRow; kept: string | undefined }) => {
  const view = useView<Employee>(
    'employee',
    { filter: `id = ${row.employee_id ?? 0}`, rowsPerPage: 1 },
    { enabled: row.employee_id !== null },
  );
  if (row.employee_id === null) return <LinkPerson row={row} kept={kept} />;
  return (
    <Answered of={{ ...view, data: view.data?.data[0] }} level="h2" isFramed stays>
      {(person) => <PersonForm key={person.updated_at} person={person} />}
    </Answered>
  );
};

const PersonForm = ({ person }: { person: Employee }) => {
  const t = useTranslations('users');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const [values, setValues] = useState<Partial<Record<FieldName, string>>>({});
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const edit = useRpcMutation('table.edit');
  const changed = FIELDS.filter((name) => values[name] !== undefined && values[name] !== person[name]);
  const save = async () => {
    const data = Object.fromEntries(changed.map((name) => [name, values[name]]));
    try {
      await edit.mutateAsync({
        object: 'employee',
        data: { id: person.id, updated_at: person.updated_at, ...data },
      });
      notify.success(t('saved'));
      await reread(client, 'employee', 'user');
    } catch (error) {
      const fields = fieldErrors(error);
      setWrong(fields);
      notify.error(Object.values(fields)[0] ?? errorText(error));
    }
  };
  return (
    <Panel aria-labelledby="user-person">
      <PanelHead id="user-person" title={t('tab.person')} />
      <PanelBody className="grid gap-4 tablet:grid-cols-2">
        {FIELDS.map((name) => (
          <Field
            key={name}
            label={t(`column.${name}`)}
            error={wrong[name]}
            optional={!employees.fields[name]?.required}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={employees.fields[name]?.max}
                value={values[name] ?? person[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </PanelBody>
      <SaveFoot
        onSave={() => void save()}
        busy={edit.isPending}
        reason={changed.length === 0 ? t('card.unchanged') : undefined}
      />
    </Panel>
  );
};

const LinkPerson = ({ row, kept }: { row: UserRow; kept: string | undefined }) => {
  const t = useTranslations('users');
  const { save, busy, fields } = useEditUser(row);
  const [employee_id, choose] = useState<number | null>(null);
  return (
    <Panel aria-labelledby="user-person">
      <PanelHead id="user-person" title={t('tab.person')} note={t('card.no_person')} />
      <PanelBody>
        <Field label={t('card.link')} error={fields.employee_id} className="max-w-120">
          {(control) => <EmployeePicker {...control} value={employee_id} onChange={choose} />}
        </Field>
      </PanelBody>
      <SaveFoot
        onSave={() => employee_id !== null && void save({ employee_id })}
        busy={busy}
        reason={kept ?? (employee_id === null ? t('card.unchanged') : undefined)}
      />
    </Panel>
  );
};
