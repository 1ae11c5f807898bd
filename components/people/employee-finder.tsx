'use client';
import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { folded } from '../../lib/kernel/folded.ts';
import { useView } from '../rpc/use-view.ts';
import { INPUT_BOX } from '../ui/input-classes.ts';
import { type Employee, namedLike, SELECT } from './found-employee.ts';
import { useNames } from './use-names.ts';

const SHOWN = 20;

/** People of the organization by a part of the name, to choose one. */
export const EmployeeFinder = ({
  object,
  onChoose,
}: {
  object: string;
  onChoose: (employee_id: number) => void;
}) => {
  const t = useTranslations('documents.form');
  const names = useNames();
  const [text, setText] = useState('');
  const view = useView<Employee>(
    object,
    { filter: namedLike(text), select: SELECT, orderBy: 'name', rowsPerPage: SHOWN },
    { keepRows: true },
  );
  // Until the answer to what is typed is there, people of an earlier one who do not fit it cannot be chosen.
  const found = view.isPlaceholderData
    ? view.data?.data.filter((person) => fits(person, text))
    : view.data?.data;
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
        {found?.length === 0 && !view.isPlaceholderData && (
          <p className="px-2.5 py-2 text-sm text-ink-2">{t('nobody_found')}</p>
        )}
        {found?.map((person) => (
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

const fits = ({ name, name_eng }: Employee, text: string): boolean =>
  [name, name_eng].some((each) => folded(each).includes(folded(text.trim())));
