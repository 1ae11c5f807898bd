'use client';
import { CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { EntryType } from '../../lib/calendar/calendar.ts';
import { type DayEdit, markingAt, plainest, spoken } from '../../lib/calendar/day-edit.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { ImportFrame } from '../importing/import-frame.tsx';
import { ImportItem, ImportList } from '../importing/import-list.tsx';
import { useImportWay } from '../importing/use-import-way.ts';
import { Note } from '../ui/banner.tsx';
import { MarkingList } from './marking-list.tsx';
import { readYearFile, type YearFile } from './read-year-file.ts';

interface FileDialogProps {
  year: number;
  marked: ReadonlyMap<Day, EntryType>;
  /** The calendar of all, where an organization marks its own days. */
  base: ReadonlyMap<Day, EntryType> | undefined;
  onTake: (days: readonly Pick<DayEdit, 'day' | 'type'>[]) => void;
  onClose: () => void;
}

/** A year from a file: what it would change is looked at, then waits to be saved with everything else. */
export const FileDialog = ({ year, marked, base, onTake, onClose }: FileDialogProps) => {
  const t = useTranslations('year');
  const way = useImportWay<File, YearFile, never>({
    look: (file, signal) => readYearFile(file, year, signal),
    objects: [],
  });
  const read = way.stage.name === 'preview' ? way.stage.read : undefined;
  const changes = (read?.days ?? [])
    .map(({ day, type }) => ({ day, type: base ? plainest(day, spoken(day, type), base) : type }))
    .filter(({ day, type }) => markingAt(marked, day) !== type);
  return (
    <ImportFrame
      onClose={onClose}
      size="lg"
      title={t('file_title', { year: String(year) })}
      description={t('file_text')}
      way={way}
      accept=".csv,.xlsx,.xml,text/csv"
      onFiles={([file]) => file && void way.lookAt(file)}
      act={
        read && {
          label: t('file_take'),
          reason:
            read.refused > 0 ? t('file_wrong_reason') : changes.length === 0 ? t('file_same') : undefined,
          onBring: () => onTake(changes),
        }
      }
    >
      {read && read.refused > 0 && <Wrong read={read} />}
      {read && read.refused === 0 && (
        <>
          <p role="status">{t('file_differs', { count: changes.length })}</p>
          {changes.length > 0 && <MarkingList days={changes} />}
          {read.shortened > 0 && (
            <p className="text-sm text-ink-2">{t('file_short', { count: read.shortened })}</p>
          )}
        </>
      )}
    </ImportFrame>
  );
};

/** What is wrong with a file, by row and column; nothing of it is taken. */
const Wrong = ({ read: { refused, lines } }: { read: YearFile }) => {
  const t = useTranslations('year');
  const locale = useAppLocale();
  return (
    <div className="flex flex-col gap-3">
      <div role="alert">
        <Note tone="error">{t('file_wrong', { count: refused })}</Note>
      </div>
      <ImportList label={t('file_lines')}>
        {lines.map(({ row, field, code, message, message_eng }) => (
          <ImportItem key={`${row} ${field} ${code}`} icon={CircleX} ink="text-error-ink" isRefused>
            <span className="font-medium">{t('file_cell', { row, column: field })}</span>{' '}
            <span className="text-error-ink">{locale === 'ru' ? message : message_eng}</span>
          </ImportItem>
        ))}
      </ImportList>
      {lines.length < refused && (
        <p className="text-sm text-ink-2">{t('others', { count: refused - lines.length })}</p>
      )}
    </div>
  );
};
