'use client';
import { useTranslations } from 'next-intl';
import { EmployeePicker } from '../../../people/employee-picker.tsx';
import { useNames } from '../../../people/use-names.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { AUDIENCE_WAYS, type Audience } from './audience.ts';

interface AudienceFieldProps {
  value: Audience;
  onChange: (value: Audience) => void;
}

/** Recipients of a paper: all employees, some departments, people by name, or a list of personnel numbers. */
export const AudienceField = ({ value, onChange }: AudienceFieldProps) => {
  const t = useTranslations('papers.audience');
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Segmented
          label={t('label')}
          value={value.way}
          onValueChange={(way) => onChange({ ...value, way })}
          options={AUDIENCE_WAYS.map((way) => ({ value: way, label: t(`way.${way}`) }))}
        />
      </div>
      {value.way === 'departments' && <Departments value={value} onChange={onChange} />}
      {value.way === 'people' && <People value={value} onChange={onChange} />}
      {value.way === 'numbers' && (
        <Field label={t('numbers')} hint={t('numbers_hint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              value={value.numbers}
              onChange={(event) => onChange({ ...value, numbers: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
};

interface Placed {
  readonly department: string;
  readonly department_eng: string;
  readonly [field: string]: unknown;
}

const Departments = ({ value, onChange }: AudienceFieldProps) => {
  const t = useTranslations('papers.audience');
  const names = useNames();
  const view = useView<Placed>('employee', {
    select: 'department,department_eng',
    filter: "disabled = '0' and department <> ''",
    rowsPerPage: 'all',
  });
  const known = new Map((view.data?.data ?? []).map((row) => [row.department, row]));
  const sorted = [...known.values()].toSorted((a, b) => (a.department < b.department ? -1 : 1));
  if (view.data && sorted.length === 0) return <p className="text-ink-2">{t('no_departments')}</p>;
  return (
    <fieldset className="grid grid-cols-1 gap-x-6 gap-y-2.5 tablet:grid-cols-2">
      <legend className="sr-only">{t('way.departments')}</legend>
      {sorted.map((row) => (
        <Checkbox
          key={row.department}
          checked={value.departments.includes(row.department)}
          onCheckedChange={(on) =>
            onChange({
              ...value,
              departments: on
                ? [...value.departments, row.department]
                : value.departments.filter((each) => each !== row.department),
            })
          }
        >
          {names.of(row, 'department')}
        </Checkbox>
      ))}
    </fieldset>
  );
};

interface Named {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly [field: string]: unknown;
}

const People = ({ value, onChange }: AudienceFieldProps) => {
  const t = useTranslations('papers.audience');
  const names = useNames();
  const chosen = useView<Named>(
    'employee',
    { select: 'id,name,name_eng', filter: `id in (${value.employees.join(',') || 0})`, rowsPerPage: 'all' },
    { enabled: value.employees.length > 0, keepRows: true },
  );
  const nameOf = new Map(
    (chosen.data?.data ?? []).map((row) => [row.id, names.short(row.name, row.name_eng)]),
  );
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('person')} hint={t('person_hint')} className="max-w-100">
        {(control) => (
          <EmployeePicker
            {...control}
            value={null}
            onChange={(id) =>
              value.employees.includes(id) || onChange({ ...value, employees: [...value.employees, id] })
            }
          />
        )}
      </Field>
      {value.employees.length > 0 && (
        <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
          {value.employees.map((id) => (
            <li key={id}>
              <Chip
                on
                clearName={nameOf.get(id) ?? ''}
                onClear={() =>
                  onChange({ ...value, employees: value.employees.filter((each) => each !== id) })
                }
              >
                <bdi>{nameOf.get(id) ?? '…'}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
