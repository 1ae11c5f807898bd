'use client';
import { Paperclip } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { FILE_KINDS } from '../../lib/objects/file-kinds.ts';
import { useDays } from '../calendar/use-days.ts';
import type { RowColumn, RowsDefinition } from '../lists/rows-definition.ts';
import { type RowsFilters, rowsFilters } from '../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../lists/rows-screen.tsx';
import { useNames } from '../people/use-names.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';
import { ChosenBar } from './chosen-bar.tsx';
import type { ListedFile } from './file-row.ts';
import { FAMILIES, filesOf } from './files-source.ts';
import { useFileSize } from './use-file-size.ts';

const loadSheet = () => import('./file-sheet.tsx').then((file) => file.FileSheet);
const FileSheet = dynamic(loadSheet, { ssr: false });

/** Files of the documents one may read, to be looked at and taken along (FILE-13). */
export const FilesScreen = ({ whose }: { whose: 'all' | 'candidates' }) => {
  const t = useTranslations('files');
  useFetchedAhead(loadSheet);
  return (
    <RowsScreen definition={useFiles(whose)} title={t(`title.${whose}`)} facts={() => t(`facts.${whose}`)} />
  );
};

const useFiles = (whose: 'all' | 'candidates'): RowsDefinition<ListedFile> => {
  const t = useTranslations('files');
  const { today } = useDays();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const documentOf = useDocumentWords();
  const filters = rowsFilters(useFileFilters(whose));
  const turn = (id: number, on: boolean) =>
    setChosen((now) => new Set(on ? [...now, id] : [...now].filter((each) => each !== id)));
  return {
    source: useMemo(() => filesOf(whose, today), [whose, today]),
    caption: t(`title.${whose}`),
    name: {
      title: t('column.name'),
      width: 'w-[38%]',
      lead: (row) => (
        <Checkbox
          className="z-1 max-tablet:w-9"
          aria-label={t('choose', { name: row.original_name })}
          checked={chosen.has(row.id)}
          onCheckedChange={(on) => turn(row.id, on)}
        />
      ),
      text: (row) => row.original_name,
      sub: documentOf,
    },
    columns: useFileColumns(),
    filters: (inSight) => (
      <>
        {filters(inSight)}
        <ChosenBar rows={inSight.rows} chosen={chosen} onChange={setChosen} />
      </>
    ),
    opened: (id, onClose) => <FileSheet id={id} noteOf={documentOf} onClose={onClose} />,
    empty: { icon: Paperclip, title: t('empty.first'), text: t(`empty.${whose}`) },
    none: { title: t('empty.title'), text: t('empty.text'), reset: t('filter.reset') },
  };
};

/** Which document a file hangs on. */
const useDocumentWords = (): ((row: ListedFile) => string) => {
  const t = useTranslations('shell.families');
  return ({ document_object_id, document_number }) =>
    [t.has(document_object_id) ? t(document_object_id) : '', document_number].filter(Boolean).join(' · ');
};

const useFileColumns = (): readonly RowColumn<ListedFile>[] => {
  const t = useTranslations('files');
  const names = useNames();
  const days = useDays();
  const sizeOf = useFileSize();
  return [
    { key: 'employee', title: t('column.employee'), cell: (row) => names.of(row, 'employee_name') },
    { key: 'kind', title: t('column.kind'), width: 'w-48', wide: true, cell: (row) => t(`kind.${row.kind}`) },
    {
      key: 'size',
      title: t('column.size'),
      width: 'w-28',
      wide: true,
      card: 'hidden',
      cell: (row) => <span className="whitespace-nowrap">{sizeOf(row.size)}</span>,
    },
    {
      key: 'create_date',
      title: t('column.create_date'),
      width: 'w-48',
      cell: (row) => <span className="text-ink-2">{days.moment(row.create_date)}</span>,
    },
  ];
};

const useFileFilters = (whose: 'all' | 'candidates'): RowsFilters => {
  const t = useTranslations('files');
  const family = useTranslations('shell.families');
  return {
    label: t('filter.label'),
    reset: t('filter.reset'),
    search: { label: t('search'), hint: t('search_hint') },
    choices: [
      ...(whose === 'all'
        ? [
            {
              name: 'family',
              label: t('filter.family'),
              options: FAMILIES.map((value) => ({ value, label: family(value) })),
            },
          ]
        : []),
      {
        name: 'kind',
        label: t('filter.kind'),
        options: FILE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      {
        name: 'since',
        label: t('filter.since'),
        options: (['week', 'month', 'year'] as const).map((value) => ({
          value,
          label: t(`filter.${value}`),
        })),
      },
    ],
  };
};
