'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { folded } from '../../../lib/kernel/folded.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** More reports than these are not seen at a glance: they are looked for. */
const FEW = 8;

interface AddPeopleProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who is in the list already. */
  has: readonly number[];
  onAdd: (employee_ids: readonly number[]) => void;
}

/** A manager ticks own reports, a reviewer finds anybody of the organization (AMB-121). */
export const AddPeople = ({ open, onOpenChange, has, onAdd }: AddPeopleProps) => {
  const t = useTranslations('families.overtime.screen');
  const common = useTranslations('common');
  const names = useNames();
  const { employee_id, roles } = useProfile();
  const { subordination } = useDictionaries();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [sought, setSought] = useState('');
  const reports = roles.includes('manager')
    ? subordination
        .filter((each) => each.manager_id === employee_id)
        .map((each) => ({ id: Number(each.employee_id), row: each }))
    : [];
  const free = reports.filter(({ id }) => !has.includes(id));
  const isLong = free.length > FEW;
  const wanted = folded(sought.trim());
  const found = free.filter(({ row }) => folded(names.of(row, 'employee_name')).includes(wanted));
  const close = () => {
    setTicked([]);
    setSought('');
    onOpenChange(false);
  };
  const add = (ids: readonly number[]) => {
    onAdd(ids);
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t('add_title')}
      footer={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          {free.length > 0 && (
            <Button
              variant="filled"
              disabledReason={ticked.length === 0 ? t('tick_somebody') : undefined}
              onClick={() => add(ticked)}
            >
              {t('add_count', { count: ticked.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {roles.includes('reviewer') && (
          <Field label={t('anybody')}>
            {(control) => <EmployeePicker {...control} value={null} onChange={(id) => add([id])} />}
          </Field>
        )}
        {free.length > 0 && (
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-2 font-medium">{t('reports')}</legend>
            {isLong && (
              <Field label={t('find_report')}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="search"
                    autoComplete="off"
                    value={sought}
                    onChange={(event) => setSought(event.target.value)}
                  />
                )}
              </Field>
            )}
            {found.length === 0 && <p className="text-ink-2">{t('no_such_report')}</p>}
            {found.map(({ id, row }) => (
              <Checkbox
                key={id}
                checked={ticked.includes(id)}
                onCheckedChange={(on) =>
                  setTicked(on ? [...ticked, id] : ticked.filter((each) => each !== id))
                }
              >
                <bdi>{names.of(row, 'employee_name')}</bdi>
                <span className="block text-sm text-ink-2">{names.of(row, 'position')}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
        {free.length === 0 && roles.includes('manager') && (
          <p className="text-ink-2">{t(reports.length === 0 ? 'no_reports' : 'all_added')}</p>
        )}
      </div>
    </Dialog>
  );
};
