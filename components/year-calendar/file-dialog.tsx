'use client';
import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { EntryType } from '../../lib/calendar/calendar.ts';
import { type DayEdit, markingAt, plainest, spoken } from '../../lib/calendar/day-edit.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Note } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
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
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [read, setRead] = useState<YearFile>();
  const take = async (file: File) => {
    setBusy(true);
    setError('');
    setRead(undefined);
    try {
      setRead(await readYearFile(file, year));
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const changes = (read?.days ?? [])
    .map(({ day, type }) => ({ day, type: base ? plainest(day, spoken(day, type), base) : type }))
    .filter(({ day, type }) => markingAt(marked, day) !== type);
  const choose = () => input.current?.click();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="lg"
      title={t('file_title', { year: String(year) })}
      description={t('file_text')}
      footer={
        <>
          <Button variant={read ? 'outlined' : 'filled'} icon={FileUp} busy={busy} onClick={choose}>
            {t(read ? 'file_other' : 'file_choose')}
          </Button>
          {read && (
            <Button
              variant="filled"
              disabledReason={
                read.refused > 0 ? t('file_wrong_reason') : changes.length === 0 ? t('file_same') : undefined
              }
              onClick={() => onTake(changes)}
            >
              {t('file_take')}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.xml,text/csv"
        aria-label={t('file_choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <div className="flex flex-col gap-4">
        {error && (
          <div role="alert">
            <Note tone="error">{error}</Note>
          </div>
        )}
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
      </div>
    </Dialog>
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
      <ScrollRegion
        aria-label={t('file_lines')}
        className="max-h-[40vh] overflow-y-auto rounded-cell border border-line"
      >
        <ul className="divide-y divide-line">
          {lines.map(({ row, field, code, message, message_eng }) => (
            <li key={`${row} ${field} ${code}`} className="px-4 py-2 text-sm wrap-anywhere">
              <span className="font-medium">{t('file_cell', { row, column: field })}</span>{' '}
              <span className="text-error-ink">{locale === 'ru' ? message : message_eng}</span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {lines.length < refused && (
        <p className="text-sm text-ink-2">{t('others', { count: refused - lines.length })}</p>
      )}
    </div>
  );
};
