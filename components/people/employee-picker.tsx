'use client';
import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useView } from '../rpc/use-view.ts';
import type { ControlProps } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { INPUT_BOX } from '../ui/input-classes.ts';
import { Popover } from '../ui/popover.tsx';
import { type Employee, SELECT } from './found-employee.ts';
import { useNames } from './use-names.ts';

interface EmployeePickerProps extends Partial<ControlProps> {
  value: number | null;
  onChange: (employee_id: number) => void;
  /** Whose people: those one may read, or all of one's organization by name only. */
  object?: 'employee' | 'colleague';
}

/** Who is found, and how: fetched when the first list is opened. */
const Finder = dynamic(() => import('./employee-finder.tsx').then((file) => file.EmployeeFinder), {
  ssr: false,
});

/** One person of the organization, found by a part of the name. */
export const EmployeePicker = ({
  value,
  onChange,
  object = 'employee',
  'aria-required': _required,
  ...control
}: EmployeePickerProps) => {
  const t = useTranslations('documents.form');
  const names = useNames();
  const [open, setOpen] = useState(false);
  const chosen = useView<Employee>(
    object,
    { filter: `id = ${value ?? 0}`, select: SELECT, rowsPerPage: 1 },
    { enabled: value !== null },
  );
  const [person] = chosen.data?.data ?? [];
  return (
    <Popover
      label={t('choose')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" {...control} className={`${INPUT_BOX} flex h-(--control) items-center gap-2`}>
          <span className={`min-w-0 flex-1 truncate ${person ? '' : 'text-ink-3'}`}>
            {person ? names.of(person, 'name') : t('choose')}
          </span>
          <Icon of={ChevronDown} size={16} className="text-ink-3" />
        </button>
      }
    >
      {open && (
        <Finder
          object={object}
          onChoose={(id) => {
            onChange(id);
            setOpen(false);
          }}
        />
      )}
    </Popover>
  );
};
