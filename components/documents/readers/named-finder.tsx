'use client';
import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import type { MayBeNamed } from '../../../lib/rpc/reading.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { INPUT_BOX } from '../../ui/input-classes.ts';
import { cellsOf, keyOfNamed } from './named.ts';

/** People and departments of the organization by a part of their name, to choose one that is not named yet. */
export const NamedFinder = ({
  named,
  onChoose,
}: {
  /** Keys of those who are named. */
  named: readonly string[];
  onChoose: (one: MayBeNamed) => void;
}) => {
  const t = useTranslations('documents.readers');
  const names = useNames();
  const [text, setText] = useState('');
  const name = useDeferredValue(text.trim());
  const { data, isError } = useAsked({
    queryKey: ['reading.whom', name],
    queryFn: ({ signal }) => call<{ data: readonly MayBeNamed[] }>('reading.whom', { name }, { signal }),
    placeholderData: (before) => before,
  });
  const shown = (data?.data ?? []).filter((each) => !named.includes(keyOfNamed(cellsOf(each))));
  return (
    <Command shouldFilter={false} label={t('find')} className="w-88 max-w-full">
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        maxLength={100}
        placeholder={t('find')}
        className={`${INPUT_BOX} h-(--control)`}
      />
      <Command.List className="mt-2 max-h-80 overflow-y-auto">
        {isError && <p className="px-2.5 py-2 text-sm text-error-ink">{t('failed')}</p>}
        {data && shown.length === 0 && <p className="px-2.5 py-2 text-sm text-ink-2">{t('nobody')}</p>}
        {shown.map((each) => (
          <Command.Item
            key={keyOfNamed(cellsOf(each))}
            value={keyOfNamed(cellsOf(each))}
            onSelect={() => onChoose(each)}
            className="flex min-h-9 cursor-pointer flex-col justify-center rounded-tag px-2.5 py-1.5 data-[selected=true]:bg-sunken touch:min-h-12"
          >
            <bdi>
              {each.employee_id === null
                ? names.of(each, 'department')
                : names.full(each.name, each.name_eng)}
            </bdi>
            <span className="text-sm text-ink-3">
              {each.employee_id === null
                ? `${t('department')}, ${t('people', { count: each.people })}`
                : [names.of(each, 'position'), names.of(each, 'department')].filter(Boolean).join(', ')}
            </span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
};
