'use client';
import { useTranslations } from 'next-intl';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useDictionaries } from '../use-dictionaries.ts';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldError } from './use-field-error.ts';

/** Whose document it will be: a manager chooses among the reports, hr among all employees. */
export const EmployeeControl = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents');
  const value = form.form.values.employee_id;
  const id = value === null || value === undefined ? null : Number(value);
  const error = useFieldError(form)('employee_id');
  const choose = (employee_id: number) => form.set({ employee_id });
  return (
    <div className="max-w-120">
      {form.mode === 'sub' ? (
        <ReportSelect value={id} error={error} onChange={choose} />
      ) : (
        <Field id="employee_id" label={t('fields.employee_id')} error={error}>
          {(control) => <EmployeePicker {...control} value={id} onChange={choose} />}
        </Field>
      )}
    </div>
  );
};

interface ReportSelectProps {
  value: number | null;
  error: string | undefined;
  onChange: (employee_id: number) => void;
}

const ReportSelect = ({ value, error, onChange }: ReportSelectProps) => {
  const t = useTranslations('documents');
  const names = useNames();
  const { employee_id } = useProfile();
  const { subordination } = useDictionaries();
  const reports = subordination.filter((each) => each.manager_id === employee_id);
  return (
    <Field id="employee_id" label={t('fields.employee_id')} hint={t('form.on_behalf_hint')} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value === null ? '' : String(value)}
          onValueChange={(next) => onChange(Number(next))}
          placeholder={t('form.choose')}
          options={reports.map((each) => ({
            value: String(each.employee_id),
            label: names.of(each, 'employee_name'),
          }))}
        />
      )}
    </Field>
  );
};
