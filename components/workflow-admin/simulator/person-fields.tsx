'use client';
import { useTranslations } from 'next-intl';
import { STANDINGS } from '../../../lib/rpc/workflow-admin.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { type Asked, INVENTED_ROLES } from './simulated.ts';

interface PersonFieldsProps {
  asked: Asked;
  onChange: (next: Partial<Asked>) => void;
}

/** The person it is asked about: an employee, or one made up by roles. */
export const PersonFields = ({ asked, onChange }: PersonFieldsProps) => {
  const t = useTranslations('workflow_admin.simulator');
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{t('person')}</h3>
        <Segmented
          label={t('person')}
          value={asked.isPerson ? 'real' : 'invented'}
          onValueChange={(value) => onChange({ isPerson: value === 'real' })}
          options={(['real', 'invented'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {asked.isPerson ? (
        <Field label={t('employee')} optional>
          {(control) => (
            <EmployeePicker
              {...control}
              value={asked.employee_id}
              onChange={(employee_id) => onChange({ employee_id })}
            />
          )}
        </Field>
      ) : (
        <InventedPerson asked={asked} onChange={onChange} />
      )}
    </section>
  );
};

const InventedPerson = ({ asked, onChange }: PersonFieldsProps) => {
  const t = useTranslations('workflow_admin.simulator');
  const roles = useTranslations('shell.role');
  return (
    <>
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('roles')}</legend>
        {INVENTED_ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={asked.roles.includes(role)}
            onCheckedChange={(on) =>
              onChange({
                roles: INVENTED_ROLES.filter((each) => (each === role ? on : asked.roles.includes(each))),
              })
            }
          >
            {roles(role)}
          </Checkbox>
        ))}
      </fieldset>
      <Field label={t('stands')}>
        {(control) => (
          <Select
            {...control}
            value={asked.stands}
            onValueChange={(value) =>
              onChange({ stands: STANDINGS.find((each) => each === value) ?? 'other' })
            }
            options={STANDINGS.map((value) => ({ value, label: t(`standing.${value}`) }))}
          />
        )}
      </Field>
    </>
  );
};
