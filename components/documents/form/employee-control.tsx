'use client';
import { useTranslations } from 'next-intl';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import type { DocumentForm } from './use-document-form.ts';

/** Whose document it will be: a manager chooses among the reports, hr among everybody; one's own is one's own. */
export const EmployeeControl = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents');
  if (form.row || form.mode === 'own' || form.mode === 'rev') return null;
  const value = form.form.values.employee_id;
  const id = value === null || value === undefined ? null : Number(value);
  const choose = (employee_id: number) => form.set({ employee_id });
  return (
    <div className="max-w-120">
      {form.mode === 'sub' ? (
        <ReportSelect value={id} onChange={choose} />
      ) : (
        <Field label={t('fields.employee_id')}>{(control) => <EmployeePicker {...control} value={id} onChange={choose} />}</Field>
      )}
    </div>
  );
};

const ReportSelect = ({ value, onChange }: { value: number | null; onChange: (employee_id: number) => void }) => {
  const t = useTranslations('documents');
  const names = useNames();
  const { employee_id } = useProfile();
  const { subordination } = useDictionaries();
  const reports = subordination.filter((each) => each.manager_id === employee_id);
  return (
    <Field label={t('fields.employee_id')} hint={t('form.on_behalf_hint')}>
      {(control) => (
        <Select
          {...control}
          value={value === null ? '' : String(value)}
          onValueChange={(next) => onChange(Number(next))}
          placeholder={t('form.choose')}
          options={reports.map((each) => ({ value: String(each.employee_id), label: names.of(each, 'employee_name') }))}
        />
      )}
    </Field>
  );
};
