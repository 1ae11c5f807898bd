'use client';
import { CircleAlert, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { folded } from '../../lib/kernel/folded.ts';
import { QueueNames } from '../lists/queue.tsx';
import { useNames } from '../people/use-names.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import type { TemplateRow } from './template-row.ts';
import { useSubject } from './use-subject.ts';

interface TemplateListProps {
  rows: readonly TemplateRow[];
  chosen: number;
  onChoose: (id: number) => void;
}

/** The templates to choose from: what each is for, and how many mistakes its newest version has. */
export const TemplateList = ({ rows, chosen, onChoose }: TemplateListProps) => {
  const t = useTranslations('templates');
  const names = useNames();
  const subOf = useSubOf();
  const [text, setText] = useState('');
  const wanted = folded(text.trim());
  const shown = rows.filter((row) =>
    folded(`${row.name} ${row.name_eng} ${row.code} ${subOf(row)}`).includes(wanted),
  );
  return (
    <QueueNames
      id="templates"
      title={t('list')}
      items={shown}
      keyOf={({ id }) => id}
      chosen={chosen}
      onChoose={onChoose}
      none={t('not_found')}
      above={
        <SearchInput
          label={t('search')}
          hint={t('search_hint')}
          value={text}
          onChange={setText}
          width="w-full"
        />
      }
    >
      {(row) => (
        <>
          <Icon
            of={row.kind === 'DOCX' ? FileText : FileSpreadsheet}
            className="mt-0.5 flex-none text-ink-2"
          />
          <span className="min-w-0">
            <span className="font-medium">{names.of(row, 'name')}</span>
            {row.problems_count > 0 && (
              <span className="ml-1.5 inline-flex items-center gap-1 text-sm text-error-ink">
                <Icon of={CircleAlert} size={14} />
                <span aria-hidden>{row.problems_count}</span>
                <span className="sr-only">{t('mistakes', { count: row.problems_count })}</span>
              </span>
            )}
            <span className="block text-sm text-ink-2">{subOf(row)}</span>
          </span>
        </>
      )}
    </QueueNames>
  );
};

/** «Отпуск · DOCX · версия 4» */
const useSubOf = (): ((row: TemplateRow) => string) => {
  const t = useTranslations('templates');
  const subject = useSubject();
  return (row) =>
    [
      subject(row.object_id),
      ...(row.several === '1' ? [t('several')] : []),
      row.kind,
      row.disabled === '1'
        ? t('disabled')
        : row.version === null
          ? t('not_in_force')
          : t('version', { number: row.version }),
    ].join(' · ');
};
