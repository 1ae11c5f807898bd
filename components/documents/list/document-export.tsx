'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { type ExportAsked, headingOf } from '../../lists/export-list.ts';

interface DocumentExportProps {
  title: string;
  /** The name of the view, and what it is filtered by. */
  view: string;
  filtered: string;
  asked: Omit<ExportAsked, 'heading' | 'locale' | 'filename'>;
}

/** The list as a sheet, headed by its name, view and filter. */
export const DocumentExport = ({ title, view, filtered, asked }: DocumentExportProps) => {
  const t = useTranslations('documents.list');
  const { day, today } = useDays();
  return (
    <ExportButton
      text={t('export')}
      busyText={t('exporting')}
      asked={{
        ...asked,
        heading: headingOf(`${title}: ${view}, ${day(today)}`, filtered),
        filename: `${title} ${today}.xlsx`,
      }}
    />
  );
};
