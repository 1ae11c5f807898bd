'use client';
import { Command } from 'cmdk';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { printFilter } from '../../lib/filter/print.ts';
import { useView } from '../rpc/use-view.ts';
import type { ControlProps } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { INPUT_BOX } from '../ui/input-classes.ts';
import { Popover } from '../ui/popover.tsx';
import { useNames } from './use-names.ts';

interface Employee {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly [field: string]: unknown;
}

interface EmployeePickerProps extends Partial<ControlProps> {
  value: number | null;
  onChange: (employee_id: number) => void;
  /** Whose people: those one may read, or all of one's organization by name only. */
  object?: 'employee' | 'colleague';
}

const SHOWN = 20;
const SELECT = 'id,name,name_eng,position,position_eng';

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

const Finder = ({ object, onChoose }: { object: string; onChoose: (employee_id: number) => void }) => {
  const t = useTranslations('documents.form');
  const names = useNames();
  const [text, setText] = useState('');
  const view = useView<Employee>(
    object,
    { filter: filterOf(text), select: SELECT, orderBy: 'name', rowsPerPage: SHOWN },
    { keepRows: true },
  );
  return (
    <Command shouldFilter={false} label={t('choose')} className="w-80 max-w-full">
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        placeholder={t('find_person')}
        className={`${INPUT_BOX} h-(--control)`}
      />
      <Command.List className="mt-2 max-h-72 overflow-y-auto">
        {view.data?.data.length === 0 && (
          <p className="px-2.5 py-2 text-sm text-ink-2">{t('nobody_found')}</p>
        )}
        {view.data?.data.map((person) => (
          <Command.Item
            key={person.id}
            value={String(person.id)}
            onSelect={() => onChoose(person.id)}
            className="flex min-h-9 cursor-pointer flex-col justify-center rounded-tag px-2.5 py-1.5 data-[selected=true]:bg-sunken touch:min-h-12"
          >
            <bdi>{names.of(person, 'name')}</bdi>
            <span className="text-sm text-ink-3">{names.of(person, 'position')}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
};

const filterOf = (text: string): string => {
  const like = `%${text.trim().replaceAll(/[%_\\]/g, '\\$&')}%`;
  return printFilter({
    and: [
      { field: 'disabled', op: '=', value: '0' },
      { or: ['name', 'name_eng'].map((field) => ({ field, like, ci: true })) },
    ],
  });
};
